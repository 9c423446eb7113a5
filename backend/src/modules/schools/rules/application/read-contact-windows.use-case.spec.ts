import type { DataSource } from 'typeorm';

import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { AthleteQuery, type AthleteFacts } from '../../../profile/share/index.js';
import { PlainShareLinks } from '../../../profile/share/testing/plain-share-links.js';
import { PlainCsvReader } from '../../tables/testing/plain-csv-reader.js';
import { SampleBundledFiles } from '../../directory/testing/sample-bundled-files.js';
import { ContactRules } from './contact-rules.js';
import { ReadContactWindows } from './read-contact-windows.use-case.js';

class Graduating extends AthleteQuery {
  constructor(private readonly graduationYear: number | null) {
    super({} as DataSource, new PlainShareLinks(), new FixedClock(new Date(0)));
  }

  override async byId(): Promise<AthleteFacts> {
    return { graduationYear: this.graduationYear } as AthleteFacts;
  }
}

describe('whether coaches may write to an athlete now', () => {
  const rules = () => new ContactRules(new SampleBundledFiles(), new PlainCsvReader());

  async function windows(graduationYear: number | null, now: string, zone = 'UTC'): Promise<unknown[]> {
    const read = new ReadContactWindows(rules(), new Graduating(graduationYear), new FixedClock(new Date(now)));
    return (await read.run('marcus', zone)).map(({ division, subdivision, state, from }) => [division, subdivision, state, from]);
  }

  it('Y-04 is said for each kind of school, unknown where there is no rule', async () => {
    expect(await windows(2027, '2026-11-21T12:00:00Z')).toEqual([
      ['D1', 'FBS', 'now', '2025-06-15'],
      ['D1', 'FCS', 'now', '2025-06-15'],
      ['D2', null, 'now', null],
      ['D3', null, 'unknown', null],
      ['na', null, 'unknown', null],
    ]);
  });

  it('Y-04 is counted from the class year; without one it is not known', async () => {
    expect((await windows(2029, '2026-11-21T12:00:00Z'))[0]).toEqual(['D1', 'FBS', 'later', '2027-06-15']);
    expect((await windows(null, '2026-11-21T12:00:00Z'))[0]).toEqual(['D1', 'FBS', 'unknown', null]);
  });

  it('Y-04 begins with the day where the athlete lives', async () => {
    const midnightUtc = '2025-06-15T02:00:00Z';
    expect((await windows(2027, midnightUtc, 'UTC'))[0]).toEqual(['D1', 'FBS', 'now', '2025-06-15']);
    expect((await windows(2027, midnightUtc, 'America/Chicago'))[0]).toEqual(['D1', 'FBS', 'later', '2025-06-15']);
  });

  it('Y-04 the table is read once', async () => {
    const files = new SampleBundledFiles();
    const table = new ContactRules(files, new PlainCsvReader());
    await Promise.all([table.all(), table.all()]);
    expect([(await table.all()).length, files.asked]).toEqual([2, ['contact-rules.csv']]);
  });
});
