import type { Correction } from '@/entities/school';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { waitingCorrection } from './waiting-correction';

const correction = (over: Partial<Correction>): Correction => ({
  id: 'correction-1',
  schoolId: 1,
  schoolName: 'Akron',
  coachId: 11,
  coachName: 'Dana Fieldhouse',
  coachEmail: null,
  by: 'maya',
  kind: 'left',
  proposed: {},
  note: '',
  status: 'open',
  createdAt: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  ...over,
});

describe('what waits for an admin', () => {
  it('R-11 a report waits until it is settled', () => {
    const coach = coachFixture();
    expect(waitingCorrection([correction({})], 1, coach)?.id).toBe('correction-1');
    expect(waitingCorrection([correction({ status: 'rejected' })], 1, coach)).toBeUndefined();
    expect(waitingCorrection([correction({ coachId: 12 })], 1, coach)).toBeUndefined();
  });

  it('R-11 an own contact is found by what was proposed, at its school', () => {
    const own = coachFixture({ addedByYou: true });
    const proposed = { name: 'Dana Fieldhouse', email: 'DANA.FIELDHOUSE@akron.example.edu' };
    const suggestion = correction({ kind: 'new_contact', coachId: null, proposed });
    expect(waitingCorrection([suggestion], 1, own)).toBe(suggestion);
    expect(waitingCorrection([suggestion], 2, own)).toBeUndefined();
    expect(waitingCorrection([correction({ ...suggestion, proposed: { name: 'Sam' } })], 1, own)).toBeUndefined();
  });
});
