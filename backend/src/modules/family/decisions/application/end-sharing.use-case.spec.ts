import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { ManageShare } from '../../../profile/share/index.js';
import type { GuardianEvents, NewGuardianEvent } from '../../guardians/index.js';
import { EndSharing } from './end-sharing.use-case.js';

type ShareView = Awaited<ReturnType<ManageShare['show']>>;

describe('a guardian turns the share page off', () => {
  const clock = new FixedClock();

  function ending(enabled: boolean) {
    const page = { enabled };
    const events: NewGuardianEvent[] = [];
    const shares: Partial<ManageShare> = {
      show: async () => ({ ...page }) as ShareView,
      change: async (_userId, change) => Object.assign(page, change) as unknown as ShareView,
    };
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    return { page, events, ending: new EndSharing(shares as ManageShare, log as GuardianEvents, clock) };
  }

  it('U-08 it is off, and the log says once who did it', async () => {
    const { page, events, ending: end } = ending(true);
    await end.run('dana', 'marcus');
    await end.run('dana', 'marcus');
    expect(page).toEqual({ enabled: false });
    expect(events).toEqual([{ athleteId: 'marcus', guardianId: 'dana', kind: 'share_turned_off', at: clock.now(), data: {} }]);
  });

  it('U-08 a page that is off already is no news', async () => {
    const { events, ending: end } = ending(false);
    await end.run('dana', 'marcus');
    expect(events).toEqual([]);
  });
});
