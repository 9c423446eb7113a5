import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { HeldEmails } from '../../../campaigns/control/index.js';
import type { Controls, GuardianControls, GuardianEvents, NewGuardianEvent } from '../../guardians/index.js';
import { AthleteNotFound } from '../domain/decision-errors.js';
import { ChangeControls, type ControlsChange } from './change-controls.use-case.js';

const OPEN: Controls = { approve: 'never', askBeforeSharing: false, pausedAt: null };
const EARLIER = new Date('2026-11-20T15:00:00.000Z');

describe('what a guardian changes for an athlete', () => {
  const clock = new FixedClock();
  let events: NewGuardianEvent[];
  let heldAgain: string[];

  beforeEach(() => {
    events = [];
    heldAgain = [];
  });

  function change(present: Controls | null, changes: ControlsChange): Promise<Controls> {
    const controls: Partial<GuardianControls> = {
      change: async (_athleteId, _now, next, then) => {
        if (present === null) return null;
        const after = next(present);
        await then(present, after, {} as never);
        return after;
      },
    };
    const held: Partial<HeldEmails> = { holdAgain: async (athleteId: string) => void heldAgain.push(athleteId) };
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    const changing = new ChangeControls(controls as GuardianControls, held as HeldEmails, log as GuardianEvents, clock);
    return changing.run('mother', 'marcus', changes);
  }

  const recorded = () => events.map(({ kind, data }) => [kind, data]);

  it('U-08 a new rule about emails is noted, and what waits is looked at again', async () => {
    expect(await change(OPEN, { approve: 'every' })).toEqual({ ...OPEN, approve: 'every' });
    expect(recorded()).toEqual([['approvals_set', { from: 'never', to: 'every' }]]);
    expect(events[0]).toMatchObject({ athleteId: 'marcus', guardianId: 'mother', at: clock.now() });
    expect(heldAgain).toEqual(['marcus']);
  });

  it('U-08 the question before sharing is noted, and touches no email', async () => {
    expect(await change(OPEN, { askBeforeSharing: true })).toEqual({ ...OPEN, askBeforeSharing: true });
    expect(recorded()).toEqual([['sharing_approval_set', { on: true }]]);
    await change({ ...OPEN, askBeforeSharing: true }, { askBeforeSharing: false });
    expect(recorded()).toContainEqual(['sharing_approval_set', { on: false }]);
    expect(heldAgain).toEqual([]);
  });

  it('U-08 a pause begins now, and continues as long as it did when it is asked for again', async () => {
    expect(await change(OPEN, { paused: true })).toEqual({ ...OPEN, pausedAt: clock.now() });
    expect(recorded()).toEqual([['paused', {}]]);
    expect(await change({ ...OPEN, pausedAt: EARLIER }, { paused: true })).toMatchObject({ pausedAt: EARLIER });
    expect(events).toHaveLength(1);
  });

  it('U-08 the end of a pause says since when it was', async () => {
    expect(await change({ ...OPEN, pausedAt: EARLIER }, { paused: false })).toEqual(OPEN);
    expect(recorded()).toEqual([['resumed', { pausedAt: EARLIER.toISOString() }]]);
  });

  it('U-08 what is left out stays, and what already holds is not noted', async () => {
    const present: Controls = { approve: 'first', askBeforeSharing: true, pausedAt: EARLIER };
    expect(await change(present, {})).toEqual(present);
    expect(await change(present, { approve: 'first', askBeforeSharing: true, paused: true })).toEqual(present);
    expect(await change(OPEN, { paused: false })).toEqual(OPEN);
    expect([events, heldAgain]).toEqual([[], []]);
  });

  it('U-08 an athlete without guardians has nothing to change', async () => {
    await expect(change(null, { paused: true })).rejects.toThrow(AthleteNotFound);
  });
});
