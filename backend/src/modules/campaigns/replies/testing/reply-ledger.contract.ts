import type { KeptMessage, MailboxState, ReplyLedger } from '../application/ports/reply-ledger.js';
import type { MailCandidate } from '../domain/choose-mail.js';
import type { MessageClass } from '../domain/message-class.js';
import type { SuspicionReason } from '../../suspicion/domain/reasons.js';
import type { LedgerAccount } from './memory-reply-ledger.js';

export interface ReplyLedgerUnderTest {
  ledger: ReplyLedger;
  /** Two athletes without an account. */
  users: [string, string];
  connect(userId: string, changes?: Partial<LedgerAccount>): Promise<void>;
  /** An email that was sent, in a campaign of its own. */
  addMail(userId: string, changes: Partial<MailCandidate> & { isExample?: boolean }): Promise<MailCandidate>;
  statusOf(mailId: string): Promise<string>;
  /** The only reply that is kept for the athlete. */
  reply(userId: string): Promise<{ id: string; body: string | null; suspicions: string[]; isChecked: boolean }>;
  /** Confirms the reply as genuine for the athlete. */
  check(userId: string): Promise<void>;
}

const NOW = new Date('2026-11-21T15:00:00.000Z');
const at = (ms: number) => new Date(NOW.getTime() + ms);
const MINUTE_MS = 60_000;
const HUMAN = { kind: 'human' } as const;
const ADVANCE = { cursor: '7:2', strangers: false, lookedAt: null, sweptAt: null, nextCheckAt: at(MINUTE_MS) };

const aMessage = (id: string, mail: MailCandidate | null, is: MessageClass = HUMAN): KeptMessage => ({
  message: {
    id,
    threadId: id,
    receivedAt: at(-1_000),
    labels: ['INBOX'],
    snippet: 'Call me.',
    headers: { from: mail?.toAddress ?? 'shop@shop.example' },
  },
  class: is,
  mail,
});

/** What looking into mailboxes relies on. */
export function replyLedgerContract(open: () => Promise<ReplyLedgerUnderTest>): void {
  let t: ReplyLedgerUnderTest;
  let ledger: ReplyLedger;
  let marcus: string;
  let jordan: string;

  beforeEach(async () => {
    t = await open();
    ({ ledger } = t);
    [marcus, jordan] = t.users;
  });

  const box = async (userId = marcus): Promise<MailboxState> => {
    const found = await ledger.mailbox(userId, NOW);
    if (!found) throw new Error('no mailbox');
    return found;
  };
  const take = (now = NOW, limit = 10) => ledger.takeDue(now, at(MINUTE_MS), limit);

  it('G-05 a connected mailbox is due at once, each for one caller, and then not before the time it was put off to', async () => {
    await t.connect(marcus);
    await t.connect(jordan);
    const taken = await Promise.all([take(), take()]);
    expect(taken.flat().sort()).toEqual([marcus, jordan].sort());
    expect(await take(at(MINUTE_MS - 1))).toEqual([]);
    expect(await take(at(MINUTE_MS), 1)).toHaveLength(1);
  });

  it('G-05 what cannot be read is not looked into', async () => {
    await t.connect(marcus, { state: 'needs_reconnect' });
    await t.connect(jordan, { canReadReplies: false, kind: 'gmail' });
    expect(await take()).toEqual([]);
    expect(await ledger.makeAllDue(NOW)).toBe(0);
    expect(await ledger.mailbox('00000000-0000-7000-8000-00000000dead', NOW)).toBeNull();
  });

  it('G-05 a mailbox in trouble waits, and is due as soon as it was connected again', async () => {
    await t.connect(marcus);
    await take();
    await box();
    await ledger.noteTrouble(marcus, { kind: 'needs_reconnect', failures: 0, retryAt: null, nextCheckAt: at(24 * 60 * MINUTE_MS) }, NOW);
    expect(await take(at(2 * MINUTE_MS))).toEqual([]);
    await t.connect(marcus, { connectedAt: at(1) });
    expect(await take(at(2 * MINUTE_MS))).toEqual([marcus]);
    expect(await take(at(3 * MINUTE_MS - 1))).toEqual([marcus]);
  });

  it('G-05 every mailbox is made due, and counted', async () => {
    await t.connect(marcus);
    await t.connect(jordan);
    await take();
    expect(await ledger.makeAllDue(NOW)).toBe(2);
    expect((await take()).sort()).toEqual([marcus, jordan].sort());
  });

  it('G-05 a look that ended well moves the cursor; with another account everything begins again', async () => {
    await t.connect(marcus, { connectedAt: at(-MINUTE_MS) });
    expect(await box()).toMatchObject({
      cursor: null,
      goodAt: null,
      strangers: true,
      kind: 'mailbox',
      traffic: { sentAt: null, replyAt: null },
    });
    const before = await box();
    await ledger.noteTrouble(marcus, { kind: 'unavailable', failures: 2, retryAt: at(5), nextCheckAt: at(5) }, NOW);
    expect(await box()).toMatchObject({ failures: 2, retryAt: at(5), cursor: null });
    await ledger.keep(before, [], ADVANCE, NOW);
    expect(await box()).toMatchObject({ cursor: '7:2', goodAt: NOW, strangers: false, failures: 0, retryAt: null });
    await t.connect(marcus, { account: 'other.example/marcus', address: 'Other@mail.example' });
    expect(await box()).toMatchObject({
      cursor: null,
      goodAt: null,
      account: 'other.example/marcus',
      own: expect.arrayContaining(['other@mail.example']),
    });
    // A look into the old account that ends late does not count for the new one.
    await ledger.keep(before, [], ADVANCE, NOW);
    expect(await box()).toMatchObject({ cursor: null });
  });

  it('G-05 of what arrived, ours is what answers, comes from a coach or a mail server, once', async () => {
    await t.connect(marcus);
    const mail = await t.addMail(marcus, { messageId: 'film@x', threadId: 'thread', toAddress: 'Quinn@akron.example.edu' });
    await t.addMail(jordan, { messageId: 'other@x', threadId: 'theirs', toAddress: 'robin@akron.example.edu' });
    const clues = { names: [], from: 'shop@shop.example', isFromServer: false };
    const arrived = [
      { id: 'in thread', threadId: 'thread' },
      { id: 'names', threadId: 'a', clues: { ...clues, names: ['film@x'] } },
      { id: 'from', threadId: 'b', clues: { ...clues, from: 'quinn@akron.example.edu' } },
      { id: 'server', threadId: 'c', clues: { ...clues, isFromServer: true } },
      { id: 'theirs', threadId: 'theirs', clues: { ...clues, names: ['other@x'], from: 'robin@akron.example.edu' } },
      { id: 'stranger', threadId: 'd' },
    ];
    const ids = async () => {
      const { ours, strangers } = await ledger.sift(await box(), arrived);
      return [ours.map(({ id }) => id).sort(), strangers.map(({ id }) => id)];
    };
    expect(await ids()).toEqual([['from', 'in thread', 'names', 'server'], ['stranger']]);
    await ledger.keep(await box(), [aMessage('names', mail), aMessage('stranger', null)], null, NOW);
    expect(await ids()).toEqual([['from', 'in thread', 'server'], []]);
  });

  it('G-05 finds the emails that a message may be about, and whom the athlete wrote to lately', async () => {
    const quinn = await t.addMail(marcus, { toAddress: 'quinn@a.example.edu', messageId: 'one@x', threadId: 'thread', sentAt: at(-3_000) });
    const robin = await t.addMail(marcus, { toAddress: 'Robin@b.example.edu', messageId: 'two@x', sentAt: at(-2_000) });
    await t.addMail(marcus, { toAddress: 'casey@c.example.edu', messageId: 'three@x', sentAt: at(-1_000), isExample: true });
    await t.addMail(jordan, { toAddress: 'quinn@a.example.edu', messageId: 'four@x', threadId: 'thread', sentAt: NOW });
    const found = async (clues: object) => {
      const nothing = { threadId: 'none', messageIds: [], address: 'nobody@x.example' };
      return (await ledger.candidates(marcus, { ...nothing, ...clues })).map(({ id }) => id);
    };
    expect(await found({})).toEqual([]);
    expect(await found({ threadId: 'thread' })).toEqual([quinn.id]);
    expect(await found({ messageIds: ['two@x'] })).toEqual([robin.id]);
    expect(await found({ address: 'robin@b.example.edu' })).toEqual([robin.id]);
    expect(await ledger.correspondents(marcus, at(-60_000), 5)).toEqual(['robin@b.example.edu', 'quinn@a.example.edu']);
    expect(await ledger.correspondents(marcus, at(-2_500), 5)).toEqual(['robin@b.example.edu']);
    expect(await ledger.correspondents(marcus, at(-60_000), 1)).toEqual(['robin@b.example.edu']);
  });

  it('C-08 a reply is stored once with what follows from it, and told once', async () => {
    await t.connect(marcus);
    const mail = await t.addMail(marcus, {});
    const other = await t.addMail(marcus, { messageId: 'two@x', toAddress: 'robin@b.example.edu' });
    const message = aMessage('reply', mail);
    for (let time = 0; time < 2; time += 1)
      await ledger.keep(await box(), [message, aMessage('away', other, { kind: 'auto_reply' })], ADVANCE, NOW);
    expect([await t.statusOf(mail.id), await t.statusOf(other.id)]).toEqual(['replied', 'auto_reply']);
    expect((await box()).traffic.replyAt).toEqual(NOW);
    expect(await ledger.announce(jordan, null, at(1))).toEqual({ checked: 0, repliesFound: 0 });
    expect(await ledger.announce(marcus, other.campaignId, at(1))).toEqual({
      checked: 1,
      repliesFound: 0,
    });
    expect(await ledger.announce(marcus, mail.campaignId, at(2))).toEqual({ checked: 1, repliesFound: 1 });
    expect(await ledger.announce(marcus, null, at(3))).toEqual({ checked: 2, repliesFound: 0 });
    await ledger.markUnannounced(marcus, at(1));
    expect(await ledger.announce(marcus, null, at(3))).toMatchObject({ repliesFound: 0 });
    await ledger.markUnannounced(marcus, at(2));
    expect(await ledger.announce(marcus, null, at(4))).toMatchObject({ repliesFound: 1 });
  });

  it('C-22 the text of a reply is kept once; what makes it suspicious is new to an athlete who checked its beginning', async () => {
    await t.connect(marcus);
    await ledger.keep(await box(), [aMessage('m', await t.addMail(marcus, {}))], null, NOW);
    await t.check(marcus);
    const { id } = await t.reply(marcus);
    const keep = (userId: string, text: string, ...found: SuspicionReason[]) =>
      ledger.keepText(userId, id, { text, isCut: false, pictures: 0 }, found);
    await keep(jordan, 'not theirs');
    expect(await t.reply(marcus)).toMatchObject({ body: null, isChecked: true });
    await keep(marcus, 'Send money.', 'money');
    await keep(marcus, 'Something else.');
    expect(await t.reply(marcus)).toMatchObject({ body: 'Send money.', isChecked: false, suspicions: expect.arrayContaining(['money']) });
  });

  it('C-22 a text without anything suspicious leaves the check as it was; one that is gone is not asked for again', async () => {
    await t.connect(marcus);
    await ledger.keep(await box(), [aMessage('m', await t.addMail(marcus, {}))], null, NOW);
    await t.check(marcus);
    const { id } = await t.reply(marcus);
    await ledger.keepText(marcus, id, null, []);
    await ledger.keepText(marcus, id, { text: 'Late', isCut: false, pictures: 0 }, []);
    expect(await t.reply(marcus)).toMatchObject({ body: null, isChecked: true });
  });
}
