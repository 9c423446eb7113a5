import type { SendingAccount } from '../../../gmail/gateways/index.js';
import type { CampaignStatus } from '../../writing/domain/campaign-status.js';
import type { CampaignStates } from '../application/ports/campaign-states.js';
import type { MailRow } from '../../ledger/testing/campaign-rows.js';

/** The port, a fresh athlete, and a look at what is stored. */
export interface StatesUnderTest {
  states: CampaignStates;
  userId: string;
  /** A campaign of the athlete with one email for each row; answers its id. */
  campaign(status: CampaignStatus, mails: MailRow[], account: SendingAccount): Promise<string>;
  look(id: string): Promise<[string | undefined, string[]]>;
  waiting(id: string): Promise<{ gateway: string; dueAt: Date }[]>;
  isListed(id: string): Promise<boolean>;
}

const NOW = new Date('2026-11-21T15:00:00Z');
const LATER = new Date('2026-11-22T09:00:00Z');
const GMAIL = { kind: 'gmail', address: 'marcus@gmail.example' } as const;
const SMTP = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;
const STRANGER = '019a0000-0000-7000-8000-000000000000';

/** What every store of campaigns promises about those that were sent. */
export function campaignStatesContract(open: () => Promise<StatesUnderTest>): void {
  let t: StatesUnderTest;
  beforeEach(async () => {
    t = await open();
  });

  it('M-08 a campaign has the account that it was started with', async () => {
    const id = await t.campaign('active', [{ status: 'queued' }], GMAIL);
    expect(await t.states.ownerOf(id)).toEqual({ userId: t.userId, ...GMAIL });
    expect(await t.states.ownerOf(STRANGER)).toBeNull();
  });

  it('M-08 only an active campaign of that account is paused', async () => {
    const id = await t.campaign('active', [{ status: 'queued' }], GMAIL);
    await t.states.pause(id, { userId: t.userId, ...SMTP }, 'account_changed', NOW);
    expect((await t.look(id))[0]).toBe('active');
    await t.states.pause(id, { userId: t.userId, ...GMAIL }, 'account_changed', NOW);
    expect((await t.look(id))[0]).toBe('paused');
    const done = await t.campaign('completed', [{ status: 'sent', sentAt: NOW }], GMAIL);
    await t.states.pause(done, { userId: t.userId, ...GMAIL }, 'account_changed', NOW);
    expect((await t.look(done))[0]).toBe('completed');
  });

  it('M-08 resumed from another account, what waits leaves by it at once', async () => {
    const mails: MailRow[] = [
      { status: 'queued', dueAt: LATER },
      { status: 'sent', sentAt: NOW },
    ];
    const id = await t.campaign('paused', mails, GMAIL);
    expect(await t.states.resume(STRANGER, id, SMTP, NOW)).toBe(false);
    expect(await t.states.resume(t.userId, id, SMTP, NOW)).toBe(true);
    expect(await t.look(id)).toEqual(['active', ['queued', 'sent']]);
    expect(await t.waiting(id)).toEqual([{ gateway: 'smtp', dueAt: NOW }]);
    expect(await t.states.ownerOf(id)).toMatchObject(SMTP);
    expect(await t.states.resume(t.userId, id, SMTP, NOW)).toBe(false);
  });

  it('M-08 resumed from its own account, only what waited for the account is due at once', async () => {
    const mails: MailRow[] = [
      { status: 'queued', dueAt: LATER, reasonCode: 'slow_down' },
      { status: 'queued', dueAt: LATER, reasonCode: 'needs_reconnect' },
    ];
    const id = await t.campaign('paused', mails, GMAIL);
    await t.states.resume(t.userId, id, GMAIL, NOW);
    expect((await t.waiting(id)).map(({ dueAt }) => dueAt)).toEqual([LATER, NOW]);
  });

  it('M-08 cancelled, what waits or is kept never leaves; what left stays', async () => {
    const id = await t.campaign('paused', [{ status: 'queued' }, { status: 'kept' }, { status: 'sent', sentAt: NOW }], SMTP);
    expect(await t.states.cancel(STRANGER, id, NOW)).toBe(false);
    expect(await t.states.cancel(t.userId, id, NOW)).toBe(true);
    expect(await t.look(id)).toEqual(['cancelled', ['cancelled', 'cancelled', 'sent']]);
    expect(await t.states.cancel(t.userId, id, NOW)).toBe(true);
    const over = await t.campaign('completed', [{ status: 'sent' }], SMTP);
    expect(await t.states.cancel(t.userId, over, NOW)).toBe(false);
    expect(await t.look(over)).toEqual(['completed', ['sent']]);
  });

  it('C-11 C-20 cancelled while it is scheduled or being sent: what is just leaving still leaves', async () => {
    for (const status of ['scheduled', 'active'] as const) {
      const id = await t.campaign(status, [{ status: 'queued' }, { status: 'sending' }, { status: 'unknown' }], SMTP);
      expect(await t.states.cancel(t.userId, id, NOW)).toBe(true);
      expect(await t.look(id)).toEqual(['cancelled', ['cancelled', 'sending', 'unknown']]);
    }
  });

  it('M-08 deleted, a campaign of which nothing left is gone', async () => {
    const id = await t.campaign('paused', [{ status: 'queued' }], SMTP);
    expect(await t.states.remove(STRANGER, id, NOW)).toBe('not_allowed');
    expect(await t.states.remove(t.userId, id, NOW)).toBe('delete');
    expect(await t.look(id)).toEqual([undefined, []]);
  });

  it('M-08 deleted, a campaign of which something left keeps its rows and is not listed', async () => {
    const id = await t.campaign('paused', [{ status: 'queued' }, { status: 'sent', sentAt: NOW }], SMTP);
    expect(await t.states.remove(t.userId, id, NOW)).toBe('hide');
    expect(await t.look(id)).toEqual(['paused', ['cancelled', 'sent']]);
    expect(await t.isListed(id)).toBe(false);
  });

  it('M-08 is not deleted while email is leaving or undecided, or the campaign is active', async () => {
    for (const status of ['sending', 'unknown'] as const) {
      const id = await t.campaign('paused', [{ status }], SMTP);
      expect(await t.states.remove(t.userId, id, NOW)).toBe('still_sending');
      expect([await t.look(id), await t.isListed(id)]).toEqual([['paused', [status]], true]);
    }
    const active = await t.campaign('active', [{ status: 'queued' }], SMTP);
    expect(await t.states.remove(t.userId, active, NOW)).toBe('not_allowed');
    expect(await t.look(active)).toEqual(['active', ['queued']]);
  });
}
