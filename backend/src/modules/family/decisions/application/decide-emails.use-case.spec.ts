import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import type { PlanSchedule } from '../../../campaigns/schedule/index.js';
import type { CampaignControl, HeldEmail, HeldEmails } from '../../../campaigns/control/index.js';
import type { GuardianEvents, NewGuardianEvent } from '../../guardians/index.js';
import { NothingToDecide } from '../domain/decision-errors.js';
import { DecideEmails } from './decide-emails.use-case.js';

const clock = new FixedClock();
const NOW = clock.now();
const from = (ms: number) => new Date(NOW.getTime() + ms);
const CHOICE = { athleteId: 'marcus', campaignId: 'campaign', upTo: NOW, except: [] };
const ANEW = { dueAt: from(60_000), quietZone: 'America/Chicago' };
const mail = (id: string, changes: Partial<HeldEmail> = {}): HeldEmail => ({ id, schoolId: 7, step: 0, dueAt: from(-1), ...changes });

describe('a guardian decides about emails', () => {
  let events: NewGuardianEvent[];
  let approved: unknown;
  let planned: unknown[];

  beforeEach(() => {
    events = [];
    approved = undefined;
    planned = [];
  });

  interface Given {
    decided?: number;
    waiting?: HeldEmail[];
    /** Null: the campaign is not scheduled. */
    schedule?: object | null;
  }

  function run(decision: 'approve' | 'decline', { decided = 1, waiting = [], schedule = null }: Given = {}): Promise<number> {
    const held: Partial<HeldEmails> = {
      waiting: async () => waiting,
      approve: async (_choice, given, _now, also) => {
        approved = given;
        await also({ name: 'First contact', emails: decided }, {} as never);
        return decided;
      },
      decline: async (_choice, _now, also) => {
        await also({ name: 'First contact', emails: decided }, {} as never);
        return decided;
      },
    };
    const control = { scheduleOf: async () => ({ schedule }) } as unknown as CampaignControl;
    const plan: Partial<PlanSchedule> = {
      times: async (choice, schoolIds, earliest) => {
        planned.push([choice, schoolIds, earliest]);
        return schoolIds.map(() => ANEW);
      },
    };
    const log: Partial<GuardianEvents> = { append: async (entries) => void events.push(...entries) };
    const deciding = new DecideEmails(held as HeldEmails, control, plan as PlanSchedule, log as GuardianEvents, clock);
    return deciding.run({ ...CHOICE, guardianId: 'mother', decision });
  }

  it.each([
    ['approve', 'emails_approved'],
    ['decline', 'emails_declined'],
  ] as const)('U-08 to %s is noted with the campaign and how many it was', async (decision, kind) => {
    expect(await run(decision, { decided: 3 })).toBe(3);
    expect(events).toEqual([
      { athleteId: 'marcus', guardianId: 'mother', kind, at: NOW, data: { campaignId: 'campaign', name: 'First contact', emails: 3 } },
    ]);
  });

  it.each(['approve', 'decline'] as const)('U-08 to %s what another guardian decided is refused', async (decision) => {
    await expect(run(decision, { decided: 0 })).rejects.toThrow(NothingToDecide);
  });

  it('U-08 without a schedule approved emails leave at once', async () => {
    await run('approve', { waiting: [mail('one')] });
    expect([approved, planned]).toEqual([{ guardianId: 'mother', times: [] }, []]);
  });

  it('U-08 a schedule begins again for first emails whose time went by, and for no others', async () => {
    const schedule = { way: 'morning', zone: 'America/New_York' };
    const waiting = [
      mail('late', { schoolId: 1 }),
      mail('due now', { schoolId: 2, dueAt: NOW }),
      mail('in time', { dueAt: from(1) }),
      mail('follow-up', { step: 1 }),
    ];
    await run('approve', { waiting, schedule });
    expect(planned).toEqual([[schedule, [1, 2], NOW]]);
    expect(approved).toEqual({
      guardianId: 'mother',
      times: [
        { id: 'late', ...ANEW },
        { id: 'due now', ...ANEW },
      ],
    });
  });

  it('U-08 a fixed moment that went by becomes now', async () => {
    await run('approve', { waiting: [mail('late')], schedule: { way: 'at', at: from(-60_000), zone: 'America/New_York' } });
    expect(planned).toEqual([[{ way: 'now', at: null, zone: 'America/New_York' }, [7], NOW]]);
  });
});
