import type { ContactWindow } from '@/entities/school';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { windowsById } from './windows-by-id';

const window = (division: string, state: ContactWindow['state'], from: string | null): ContactWindow => ({
  ...{ division, subdivision: null, state, from },
  ...{ checkWithSchool: false, rule: null },
});

it('R-12 a school is open now, from a day, or it is not known when', () => {
  const divisions = ['D1', 'D2', 'D3', 'na'] as const;
  const schools = divisions.map((division, id) => schoolFixture({ id, division, subdivision: null }));
  const windows = [window('D1', 'later', '2027-06-15'), window('D2', 'now', '2026-06-15'), window('D3', 'unknown', null)];
  expect([...windowsById(schools, windows).values()]).toEqual(['2027-06-15', 'now', null, null]);
});
