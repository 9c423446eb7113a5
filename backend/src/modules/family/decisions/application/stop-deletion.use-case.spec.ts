import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { AthleteProfileRepository } from '../../../profile/athlete/index.js';
import type { AthleteProfile } from '../../../profile/fields/index.js';
import type { GuardianDeletions } from '../../guardians/index.js';
import { OnlyGuardiansStop } from '../domain/decision-errors.js';
import type { DeletionNews } from './deletion-news.js';
import { StopDeletion } from './stop-deletion.use-case.js';

describe('stopping the deletion that a guardian started', () => {
  const clock = new FixedClock();
  let waits: boolean;
  let notices: unknown[];

  beforeEach(() => {
    waits = true;
    notices = [];
  });

  function stopping(birthdate: string | null): StopDeletion {
    const deletions: Partial<GuardianDeletions> = {
      stop: async (_athleteId, also) => {
        const waited = waits;
        if (waited) await also({} as never);
        waits = false;
        return waited;
      },
    };
    const profiles: Partial<AthleteProfileRepository> = { of: async () => ({ birthdate }) as AthleteProfile };
    const news: Partial<DeletionNews> = { stopped: async (said) => void notices.push(said) };
    return new StopDeletion(deletions as GuardianDeletions, profiles as AthleteProfileRepository, news as DeletionNews, clock);
  }

  it('U-08 either guardian stops it, and a second press tells nobody again', async () => {
    await stopping('2010-05-04').byGuardian('chris', 'marcus');
    await stopping('2010-05-04').byGuardian('dana', 'marcus');
    expect(waits).toBe(false);
    expect(notices).toEqual([{ athleteId: 'marcus', guardianId: 'chris', at: clock.now(), reason: 'stopped' }]);
  });

  it('U-08 until 18, and while nobody knows the age, the athlete does not stop it', async () => {
    for (const birthdate of ['2008-11-22', null]) {
      await expect(stopping(birthdate).byAthlete('marcus')).rejects.toThrow(OnlyGuardiansStop);
    }
    expect([waits, notices]).toEqual([true, []]);
  });

  it('U-08 from the 18th birthday on the athlete stops it', async () => {
    await stopping('2008-11-21').byAthlete('marcus');
    expect(notices).toEqual([{ athleteId: 'marcus', guardianId: null, at: clock.now(), reason: 'stopped' }]);
  });

  it('U-08 it ends by itself when the athlete is 18 on the day, and says so', async () => {
    await stopping('2008-11-21').ofAdult('marcus');
    expect(notices).toMatchObject([{ guardianId: null, reason: 'adult' }]);
  });
});
