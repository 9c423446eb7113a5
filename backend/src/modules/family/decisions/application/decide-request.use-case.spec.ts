import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { AthleteProfileRepository } from '../../../profile/athlete/index.js';
import type { ManageShare } from '../../../profile/share/index.js';
import type { GuardianEvents, GuardianRequest, GuardianRequests, NewGuardianEvent } from '../../guardians/index.js';
import { RequestNotOpen } from '../domain/decision-errors.js';
import { DecideRequest } from './decide-request.use-case.js';

const BIRTH_DATE = { kind: 'birth_date', data: { birthdate: '2009-03-14' } } as GuardianRequest;
const SHARING = { kind: 'sharing', data: { expiresAt: null } } as unknown as GuardianRequest;

describe('what a guardian says to a question', () => {
  const clock = new FixedClock();
  let events: NewGuardianEvent[];
  let done: unknown[];

  beforeEach(() => {
    events = [];
    done = [];
  });

  function decide(open: GuardianRequest | null, decision: 'approved' | 'declined'): Promise<void> {
    const requests: Partial<GuardianRequests> = {
      decide: async (_decision, _now, also) => {
        if (open !== null) await also(open, {} as never);
        return open;
      },
    };
    const shares: Partial<ManageShare> = { turnOn: async (...call) => void done.push(['shared', ...call]) };
    const profiles: Partial<AthleteProfileRepository> = {
      change: async (...call: unknown[]) => void done.push(['changed', ...call]),
    };
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    const deciding = new DecideRequest(
      requests as GuardianRequests,
      shares as ManageShare,
      profiles as AthleteProfileRepository,
      log as GuardianEvents,
      clock,
    );
    return deciding.run({ id: 'request', athleteId: 'marcus', guardianId: 'mother', decision });
  }

  it('U-08 a yes to a birth date stores it, and the family reads of it', async () => {
    await decide(BIRTH_DATE, 'approved');
    expect(done).toEqual([['changed', 'marcus', { fields: { birthdate: '2009-03-14' }, now: clock.now() }]]);
    expect(events).toEqual([{ athleteId: 'marcus', guardianId: 'mother', kind: 'birth_date_approved', at: clock.now(), data: {} }]);
  });

  it('U-08 a yes to sharing turns the page on as it was asked for', async () => {
    await decide(SHARING, 'approved');
    expect(done).toEqual([['shared', 'marcus', SHARING.data]]);
    expect(events).toMatchObject([{ kind: 'sharing_approved' }]);
  });

  it.each([
    ['birth_date_declined', BIRTH_DATE],
    ['sharing_declined', SHARING],
  ])('U-08 a no is noted (%s) and changes nothing else', async (kind, open) => {
    await decide(open, 'declined');
    expect([done, events]).toEqual([[], [expect.objectContaining({ kind })]]);
  });

  it('U-08 a question that is not open any more is decided by nobody', async () => {
    await expect(decide(null, 'approved')).rejects.toThrow(RequestNotOpen);
    expect([done, events]).toEqual([[], []]);
  });
});
