import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { Account, ReadAccount } from '../../../auth/index.js';
import type { AthleteProfileRepository } from '../../../profile/athlete/index.js';
import type { AthleteProfile } from '../../../profile/fields/index.js';
import type { GuardianDeletions } from '../../guardians/index.js';
import { AdminAccount, AthleteIsAdult } from '../domain/decision-errors.js';
import type { DeletionNews } from './deletion-news.js';
import { StartDeletion } from './start-deletion.use-case.js';

const DUE = new Date('2026-11-28T15:00:00.000Z');

describe('a guardian starts the deletion of an account', () => {
  const clock = new FixedClock();
  let started: unknown[];
  let notices: unknown[];

  beforeEach(() => {
    started = [];
    notices = [];
  });

  function start({ birthdate = '2010-05-04', isAdmin = false }: { birthdate?: string | null; isAdmin?: boolean }): Promise<void> {
    const deletions: Partial<GuardianDeletions> = {
      start: async (deletion, also) => {
        if (started.push(deletion) === 1) await also({} as never);
      },
    };
    const profiles: Partial<AthleteProfileRepository> = { of: async () => ({ birthdate }) as AthleteProfile };
    const accounts: Partial<ReadAccount> = { byId: async () => ({ isAdmin }) as Account };
    const news: Partial<DeletionNews> = { started: async (said) => void notices.push(said) };
    const [stored, read, saying] = [deletions as GuardianDeletions, accounts as ReadAccount, news as DeletionNews];
    return new StartDeletion(stored, profiles as AthleteProfileRepository, read, saying, clock).run('dana', 'marcus');
  }

  it('U-08 it goes after 7 days, and the family is notified once', async () => {
    await start({});
    await start({});
    const deletion = { athleteId: 'marcus', guardianId: 'dana', dueAt: DUE };
    expect(started[0]).toEqual({ ...deletion, now: clock.now() });
    expect(notices).toEqual([{ ...deletion, at: clock.now() }]);
  });

  it('U-08 an athlete whose age nobody knows counts as under 18', async () => {
    await start({ birthdate: null });
    expect(started).toHaveLength(1);
  });

  it('U-08 from the 18th birthday on nobody else deletes; an admin is no admin any more first', async () => {
    await expect(start({ birthdate: '2008-11-21' })).rejects.toThrow(AthleteIsAdult);
    await expect(start({ isAdmin: true })).rejects.toThrow(AdminAccount);
    expect([started, notices]).toEqual([[], []]);
  });
});
