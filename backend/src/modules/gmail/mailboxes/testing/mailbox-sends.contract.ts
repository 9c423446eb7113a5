import type { MailboxAccounts } from '../application/ports/mailbox-accounts.js';
import type { MailboxSends } from '../application/ports/mailbox-sends.js';
import { aMailbox } from './a-mailbox.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 3_600_000;
const at = (ms: number) => new Date(NOW.getTime() + ms);
const PACE = { dailyCap: 3, intervalMs: 2_000 };
const CONNECTION = '00000000-0000-7000-8000-000000000001';

export interface MailboxSendsUnderTest {
  sends: MailboxSends;
  accounts: MailboxAccounts;
  /** Two athletes that exist and have no account. */
  users: [string, string];
}

/** What pace, looks into Sent and filing rely on. */
export function mailboxSendsContract(open: () => Promise<MailboxSendsUnderTest>): void {
  let sends: MailboxSends;
  let accounts: MailboxAccounts;
  let marcus: string;
  let jordan: string;

  beforeEach(async () => {
    const opened = await open();
    ({ sends, accounts } = opened);
    [marcus, jordan] = opened.users;
    await accounts.connect(aMailbox(marcus));
  });

  const reserve = (messageId: string, ms = 0, userId = marcus) => sends.reserve({ userId, messageId, pace: PACE, now: at(ms) });

  it('M-04 of two that ask at the same moment one waits', async () => {
    const kinds = (await Promise.all([reserve('a'), reserve('b')])).map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['reserved', 'wait']);
    expect(await reserve('c', 1_999)).toEqual({ kind: 'wait', until: at(2_000), why: 'pace' });
  });

  it('M-04 pace and daily cap are the mailbox’s, also when it was connected again', async () => {
    for (const [place, id] of ['a', 'b', 'c'].entries()) await reserve(id, place * 2_000);
    await accounts.remove(marcus, NOW);
    await accounts.connect(aMailbox(marcus));
    expect(await reserve('d', 60_000)).toEqual({ kind: 'wait', until: at(DAY_MS), why: 'daily_cap' });
    expect(await reserve('d', DAY_MS + 1)).toEqual({ kind: 'reserved' });
    await accounts.connect(aMailbox(jordan, { address: 'jordan@mail.example' }));
    expect(await reserve('e', 60_000, jordan)).toEqual({ kind: 'reserved' });
  });

  it('M-04 what did not leave gives its place back; what may have is known by its mailbox', async () => {
    await reserve('a');
    expect(await sends.byMessage('a')).toEqual({ messageId: 'a', userId: marcus, address: 'marcus@mail.example', looks: 0, lookAt: null });
    await sends.release('a');
    expect(await sends.byMessage('a')).toBeNull();
    expect(await reserve('b', 1)).toEqual({ kind: 'reserved' });
  });

  it('M-04 nothing leaves without a connected mailbox', async () => {
    expect(await reserve('a', 0, jordan)).toEqual({ kind: 'gone' });
    await accounts.lose(marcus, CONNECTION, { reason: 'sign_in_refused', words: null, now: NOW });
    expect(await reserve('a')).toEqual({ kind: 'gone' });
  });

  it('M-04 a pause holds, the later of two wins, and it is over with another address', async () => {
    await accounts.pauseSending(marcus, at(60_000));
    await accounts.pauseSending(marcus, at(30_000));
    await accounts.connect(aMailbox(marcus));
    expect(await reserve('a')).toEqual({ kind: 'wait', until: at(60_000), why: 'paused' });
    await accounts.connect(aMailbox(marcus, { address: 'two@mail.example' }));
    expect(await reserve('a')).toEqual({ kind: 'reserved' });
  });

  it('M-04 looks that found nothing are counted; one that failed only waits', async () => {
    await reserve('a');
    await sends.noteLook('a', false, at(5_000));
    expect(await sends.byMessage('a')).toMatchObject({ looks: 0, lookAt: at(5_000) });
    await sends.noteLook('a', true, null);
    expect(await sends.byMessage('a')).toMatchObject({ looks: 1, lookAt: null });
  });

  it('M-04 each email that is due to be filed is taken by one caller, the append is begun once, and what is filed is forgotten', async () => {
    const copy = Buffer.from('Subject: Film');
    await reserve('a');
    await reserve('b', 2_000);
    await sends.fileLater('a', copy, at(1_000));
    await sends.fileLater('a', Buffer.from('second'), at(9_000));
    await sends.fileLater('b', null, at(1_500));
    expect(await sends.takeFilings(at(999), at(5_000), 10)).toEqual([]);
    const taken = await Promise.all([1, 2].map(() => sends.takeFilings(at(2_000), at(5_000), 10)));
    expect(taken.flat().sort((one, other) => one.messageId.localeCompare(other.messageId))).toEqual([
      { messageId: 'a', userId: marcus, address: 'marcus@mail.example', at: NOW, copy, begun: false },
      { messageId: 'b', userId: marcus, address: 'marcus@mail.example', at: at(2_000), copy: null, begun: false },
    ]);
    expect(await sends.takeFilings(at(4_999), at(9_000), 10)).toEqual([]);
    await sends.beginAppend('a');
    await sends.filed('b');
    expect(await sends.takeFilings(at(5_000), at(9_000), 10)).toMatchObject([{ messageId: 'a', begun: true }]);
    await sends.filed('a');
    expect(await sends.takeFilings(at(DAY_MS), at(2 * DAY_MS), 10)).toEqual([]);
    expect(await sends.byMessage('a')).toMatchObject({ messageId: 'a' });
  });
}
