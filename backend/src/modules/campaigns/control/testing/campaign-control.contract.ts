import type { SendingAccount } from '../../../gmail/gateways/index.js';
import type { CampaignStatus } from '../../writing/domain/campaign-status.js';
import type { CampaignControl, CampaignSchedule } from '../application/ports/campaign-control.js';
import type { MailRow } from '../../ledger/testing/campaign-rows.js';

/** The port, a fresh athlete, and a look at what is stored. */
export interface ControlUnderTest {
  control: CampaignControl;
  userId: string;
  /** A campaign of the athlete with one email for each row; returns its id. */
  campaign(status: CampaignStatus, mails: MailRow[], account: SendingAccount): Promise<string>;
  look(id: string): Promise<[string | undefined, string[]]>;
  waiting(id: string): Promise<{ gateway: string; dueAt: Date }[]>;
  isListed(id: string): Promise<boolean>;
}

const NOW = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-22T09:00:00Z');
const GMAIL = { kind: 'gmail', address: 'marcus@gmail.example' } as const;
const SMTP = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;
const BEFORE = new Date('2026-11-20T15:00:00Z');
const AFTER = new Date('2026-11-23T14:00:00Z');
const MORNING = {
  way: 'morning',
  zone: 'America/Chicago',
  at: null,
  dailyLimit: null,
  zones: [],
} as const satisfies CampaignSchedule['schedule'];
const STRANGER = '019a0000-0000-7000-8000-000000000000';

/** What every store of campaigns promises about those that were sent. */
export function campaignControlContract(open: () => Promise<ControlUnderTest>): void {
  let t: ControlUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  it('M-08 a campaign has the account that it was started with', async () => {
    const id = await t.campaign('active', [{ status: 'queued' }], GMAIL);
    expect(await t.control.ownerOf(id)).toEqual({ userId: t.userId, ...GMAIL });
    expect(await t.control.ownerOf(STRANGER)).toBeNull();
  });

  it('M-08 only an active campaign of that account is paused', async () => {
    const id = await t.campaign('active', [{ status: 'queued' }], GMAIL);
    await t.control.pauseUnder(id, { userId: t.userId, ...SMTP }, 'account_changed', NOW);
    expect((await t.look(id))[0]).toBe('active');
    await t.control.pauseUnder(id, { userId: t.userId, ...GMAIL }, 'account_changed', NOW);
    expect((await t.look(id))[0]).toBe('paused');
    const done = await t.campaign('completed', [{ status: 'sent', sentAt: NOW }], GMAIL);
    await t.control.pauseUnder(done, { userId: t.userId, ...GMAIL }, 'account_changed', NOW);
    expect((await t.look(done))[0]).toBe('completed');
  });

  it('M-08 resumed from another account, what waits leaves by it at once', async () => {
    const mails: MailRow[] = [
      { status: 'queued', dueAt: LATER },
      { status: 'sent', sentAt: NOW },
    ];
    const id = await t.campaign('paused', mails, GMAIL);
    expect(await t.control.resume(STRANGER, id, SMTP, NOW)).toBe(false);
    expect(await t.control.resume(t.userId, id, SMTP, NOW)).toBe(true);
    expect(await t.look(id)).toEqual(['active', ['queued', 'sent']]);
    expect(await t.waiting(id)).toEqual([{ gateway: 'smtp', dueAt: NOW }]);
    expect(await t.control.ownerOf(id)).toMatchObject(SMTP);
    expect(await t.control.resume(t.userId, id, SMTP, NOW)).toBe(false);
  });

  it('M-08 resumed from its own account, only what waited for the account is due at once', async () => {
    const mails: MailRow[] = [
      { status: 'queued', dueAt: LATER, reasonCode: 'slow_down' },
      { status: 'queued', dueAt: LATER, reasonCode: 'needs_reconnect' },
    ];
    const id = await t.campaign('paused', mails, GMAIL);
    await t.control.resume(t.userId, id, GMAIL, NOW);
    expect((await t.waiting(id)).map(({ dueAt }) => dueAt)).toEqual([LATER, NOW]);
  });

  it('M-08 cancelled, what waits or is kept never leaves; what left stays', async () => {
    const id = await t.campaign('paused', [{ status: 'queued' }, { status: 'kept' }, { status: 'sent', sentAt: NOW }], SMTP);
    expect(await t.control.cancel(STRANGER, id, NOW)).toBe(false);
    expect(await t.control.cancel(t.userId, id, NOW)).toBe(true);
    expect(await t.look(id)).toEqual(['cancelled', ['cancelled', 'cancelled', 'sent']]);
    expect(await t.control.cancel(t.userId, id, NOW)).toBe(true);
    const over = await t.campaign('completed', [{ status: 'sent' }], SMTP);
    expect(await t.control.cancel(t.userId, over, NOW)).toBe(false);
    expect(await t.look(over)).toEqual(['completed', ['sent']]);
  });

  it('C-11 C-20 cancelled while it is scheduled or being sent: what is just leaving still leaves', async () => {
    for (const status of ['scheduled', 'active'] as const) {
      const id = await t.campaign(status, [{ status: 'queued' }, { status: 'sending' }, { status: 'unknown' }], SMTP);
      expect(await t.control.cancel(t.userId, id, NOW)).toBe(true);
      expect(await t.look(id)).toEqual(['cancelled', ['cancelled', 'sending', 'unknown']]);
    }
  });

  it('M-08 deleted, a campaign of which nothing left is gone', async () => {
    const id = await t.campaign('paused', [{ status: 'queued' }], SMTP);
    expect(await t.control.remove(STRANGER, id, NOW)).toBe('not_allowed');
    expect(await t.control.remove(t.userId, id, NOW)).toBe('delete');
    expect(await t.look(id)).toEqual([undefined, []]);
  });

  it('M-08 deleted, a campaign of which something left keeps its rows and is not listed', async () => {
    const id = await t.campaign('paused', [{ status: 'queued' }, { status: 'sent', sentAt: NOW }], SMTP);
    expect(await t.control.remove(t.userId, id, NOW)).toBe('hide');
    expect(await t.look(id)).toEqual(['paused', ['cancelled', 'sent']]);
    expect(await t.isListed(id)).toBe(false);
  });

  it('M-08 is not deleted while email is leaving or undecided, or the campaign is active', async () => {
    for (const status of ['sending', 'unknown'] as const) {
      const id = await t.campaign('paused', [{ status }], SMTP);
      expect(await t.control.remove(t.userId, id, NOW)).toBe('still_sending');
      expect([await t.look(id), await t.isListed(id)]).toEqual([['paused', [status]], true]);
    }
    const active = await t.campaign('active', [{ status: 'queued' }], SMTP);
    expect(await t.control.remove(t.userId, active, NOW)).toBe('not_allowed');
    expect(await t.look(active)).toEqual(['active', ['queued']]);
  });

  const scheduled = (status: CampaignStatus, ...dueAt: Date[]) =>
    t.campaign(
      status,
      dueAt.map((at) => ({ status: 'queued', dueAt: at })),
      SMTP,
    );
  const scheduleOf = (id: string) => t.control.scheduleOf(t.userId, id);
  /** Gives the waiting emails these times, in their order. */
  const change = async (id: string, times: [Date, string | null][], schedule: CampaignSchedule['schedule'] = MORNING) => {
    const { waiting } = (await scheduleOf(id)) ?? { waiting: [] };
    const changed = times.map(([dueAt, quietZone], at) => ({ id: waiting[at]?.id ?? '', dueAt, quietZone }));
    return t.control.changeTimes(t.userId, id, { schedule, times: changed }, NOW);
  };

  it('C-20 the waiting emails are listed in the order in which they leave, to their own athlete only', async () => {
    const id = await scheduled('active', LATER, NOW);
    expect(await scheduleOf(id)).toMatchObject({ status: 'active', schedule: null, waiting: [{ dueAt: NOW }, { dueAt: LATER }] });
    expect(await t.control.scheduleOf(STRANGER, id)).toBeNull();
    expect(await scheduleOf(STRANGER)).toBeNull();
  });

  it('C-20 with new times a campaign is scheduled while nothing is due; without a schedule it is active', async () => {
    const id = await scheduled('active', NOW);
    expect(await t.control.changeTimes(STRANGER, id, { schedule: MORNING, times: [] }, NOW)).toBe(false);
    expect(await change(id, [[LATER, 'America/New_York']])).toBe(true);
    expect(await scheduleOf(id)).toMatchObject({ status: 'scheduled', schedule: MORNING, waiting: [{ dueAt: LATER }] });
    expect(await change(id, [[NOW, null]], null)).toBe(true);
    expect(await scheduleOf(id)).toMatchObject({ status: 'active', schedule: null, waiting: [{ dueAt: NOW }] });
  });

  it('C-20 the times of a paused campaign change, and it stays paused; a cancelled one has none', async () => {
    const id = await scheduled('paused', NOW);
    expect(await change(id, [[LATER, null]])).toBe(true);
    expect(await scheduleOf(id)).toMatchObject({ status: 'paused', waiting: [{ dueAt: LATER }] });
    expect(await change(await scheduled('cancelled', NOW), [])).toBe(false);
  });

  it('C-20 says which zones are due and whether an email is a day late; nothing without schedule and zones', async () => {
    const id = await scheduled('active', NOW, NOW);
    expect(await t.control.due(id, NOW, BEFORE)).toBeNull();
    await change(id, [
      [NOW, 'America/New_York'],
      [LATER, 'America/Denver'],
    ]);
    expect(await t.control.due(id, NOW, BEFORE)).toEqual({ isLate: false, zones: ['America/New_York'] });
    expect(await t.control.due(id, NOW, LATER)).toMatchObject({ isLate: true });
    expect(await t.control.due(await scheduled('paused', NOW), NOW, BEFORE)).toBeNull();
  });

  it('C-17 C-20 what is held leaves later; the campaign begins when something is still due', async () => {
    const id = await scheduled('active', LATER, LATER);
    await change(id, [
      [LATER, 'America/New_York'],
      [LATER, 'America/Denver'],
    ]);
    const hold = (zone: string) => ({ zone, until: AFTER });
    await t.control.begin(id, [hold('America/New_York'), hold('America/Denver')], LATER);
    expect(await scheduleOf(id)).toMatchObject({ status: 'scheduled', waiting: [{ dueAt: AFTER }, { dueAt: AFTER }] });
    await t.control.begin(id, [hold('America/New_York')], AFTER);
    expect(await scheduleOf(id)).toMatchObject({ status: 'active' });
  });

  it('C-11 a scheduled or active campaign is paused once, by its own athlete', async () => {
    for (const status of ['scheduled', 'active'] as const) {
      const id = await scheduled(status, NOW);
      expect(await t.control.pause(id, 'by_athlete', NOW, STRANGER)).toBe(false);
      expect(await t.control.pause(id, 'by_athlete', NOW, t.userId)).toBe(true);
      expect(await t.control.pause(id, 'schedule_late', NOW)).toBe(false);
      expect(await t.look(id)).toEqual(['paused', ['queued']]);
    }
  });

  it('C-20 resumed with new times, it waits for them', async () => {
    const id = await scheduled('paused', NOW);
    const [mail] = (await scheduleOf(id))?.waiting ?? [];
    const times = { schedule: MORNING, times: [{ id: mail?.id ?? '', dueAt: LATER, quietZone: null }] };
    expect(await t.control.resume(t.userId, id, SMTP, NOW, times)).toBe(true);
    expect(await scheduleOf(id)).toMatchObject({ status: 'scheduled', schedule: MORNING, waiting: [{ dueAt: LATER }] });
  });
}
