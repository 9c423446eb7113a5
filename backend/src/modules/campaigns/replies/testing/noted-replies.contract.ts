import type { NotedReplies } from '../application/ports/noted-replies.js';
import type { NotedReply } from '../domain/noted-reply.js';
import type { MailStatus } from '../../writing/domain/mail-status.js';

export interface NotedRepliesHarness {
  replies: NotedReplies;
  userId: string;
  /** Another athlete. */
  stranger: string;
  campaignId: string;
  mailId: string;
  /** What is noted; null: nothing. */
  noted: () => Promise<NotedReply | null>;
}

const SENT_AT = new Date('2026-11-20T15:00:00.000Z');
const NOW = new Date('2026-11-21T15:00:00.000Z');
const REPLY: NotedReply = { at: new Date('2026-11-21T09:00:00.000Z'), text: 'He wants my film.' };

/** What every NotedReplies does; run on the fake and on PostgreSQL. */
export function notedRepliesContract(open: (status: MailStatus, sentAt: Date | null) => Promise<NotedRepliesHarness>): void {
  const note = ({ replies, userId, campaignId, mailId }: NotedRepliesHarness, reply = REPLY, by = userId) =>
    replies.note(by, campaignId, mailId, reply, NOW);
  const look = ({ replies, userId, campaignId, mailId }: NotedRepliesHarness, by = userId) => replies.mail(by, campaignId, mailId);
  const remove = ({ replies, userId, campaignId, mailId }: NotedRepliesHarness, by = userId) => replies.remove(by, campaignId, mailId, NOW);

  it('C-14 an email of another athlete does not exist, and cannot be noted', async () => {
    const t = await open('sent', SENT_AT);
    expect([await look(t, t.stranger), await note(t, REPLY, t.stranger)]).toEqual([null, false]);
    expect(await look(t)).toEqual({ status: 'sent', sentAt: SENT_AT, isFound: false, isNoted: false });
  });

  it('C-14 a note makes the email replied; another one takes its place', async () => {
    const t = await open('opened', SENT_AT);
    expect(await note(t)).toBe(true);
    expect(await look(t)).toEqual({ status: 'replied', sentAt: SENT_AT, isFound: false, isNoted: true });
    const other = { ...REPLY, text: 'He wants my grades.' };
    expect([await note(t, other), await t.noted()]).toEqual([true, other]);
  });

  it('C-14 taken back, the email is what it was; by its own athlete, and once', async () => {
    const t = await open('sent', SENT_AT);
    await note(t);
    await remove(t, t.stranger);
    expect(await look(t)).toMatchObject({ isNoted: true });
    await remove(t);
    await remove(t);
    expect([await look(t), await t.noted()]).toMatchObject([{ status: 'sent', isNoted: false }, null]);
  });

  it.each(['queued', 'failed', 'skipped'] as const)('C-14 an email that is %s cannot be answered', async (status) => {
    const t = await open(status, null);
    expect([await note(t), await t.noted(), (await look(t))?.status]).toEqual([false, null, status]);
  });
}
