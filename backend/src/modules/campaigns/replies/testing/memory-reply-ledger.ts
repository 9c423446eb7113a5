import type { OwnAccount } from '../../../gmail/gateways/index.js';
import { LEFT, type MailStatus } from '../../writing/domain/mail-status.js';
import {
  ReplyLedger,
  type Advance,
  type Arrival,
  type CheckTrouble,
  type Clues,
  type KeptMessage,
  type MailboxState,
  type ReplyFigures,
} from '../application/ports/reply-ledger.js';
import { afterMessage, type MailState } from '../domain/after-message.js';
import type { MailCandidate } from '../domain/choose-mail.js';
import type { ReplyText } from '../domain/reply-text.js';
import type { SuspicionReason } from '../../suspicion/domain/reasons.js';

/** An account of an athlete's own, as the real ledger reads it from the gmail module's tables. */
export interface LedgerAccount extends OwnAccount {
  /** Identifies the account even when its address changes. */
  account: string;
  connectedAt: Date;
}

export interface LedgerMail extends Omit<MailCandidate, 'status' | 'sentAt'>, MailState {
  userId: string;
  isExample: boolean;
}

interface Box extends Omit<MailboxState, 'userId' | 'kind' | 'connectedAt' | 'own' | 'traffic'> {
  nextCheckAt: Date;
  replyAt: Date | null;
  trouble: string | null;
}

interface KeptReply {
  id: string;
  text: ReplyText | null | undefined;
  suspicions: SuspicionReason[];
  /** The athlete confirmed that it is genuine. */
  isChecked: boolean;
  userId: string;
  account: string;
  messageId: string;
  kind: string;
  mail: MailCandidate | null;
  announcedAt: Date | null;
}

const AWAY: readonly MailStatus[] = ['sending', 'unknown'];
const STOPPED = ['needs_reconnect', 'not_connected', 'send_only'];
const UNOPENED = { cursor: null, goodAt: null, strangers: true, lookedAt: null, sweptAt: null, failures: 0, retryAt: null };

/** The rules of the ledger in memory; held to the same contract as the real one. */
export class MemoryReplyLedger extends ReplyLedger {
  readonly accounts = new Map<string, LedgerAccount>();
  readonly mails: LedgerMail[] = [];
  private readonly boxes = new Map<string, Box>();
  readonly replies: KeptReply[] = [];

  /** Connects an IMAP mailbox that can be read, with `changes`; replaces an existing one. */
  connect(userId: string, changes: Partial<LedgerAccount> = {}): void {
    const address = `${userId}@mail.example`;
    const account = { kind: 'mailbox', address, state: 'connected', canReadReplies: true, account: `mail.example/${userId}` } as const;
    this.accounts.set(userId, { ...account, connectedAt: new Date('2026-11-21T14:00:00.000Z'), ...changes });
  }

  async takeDue(now: Date, until: Date, limit: number): Promise<string[]> {
    for (const [userId, account] of this.readable()) if (!this.boxes.has(userId)) this.boxes.set(userId, opened(account, now));
    const isDue = ([userId, box]: [string, Box]) => {
      const connectedAt = this.readable().get(userId)?.connectedAt;
      const isBack = box.trouble !== null && box.checkedAt !== null && (connectedAt ?? 0) > box.checkedAt;
      return connectedAt !== undefined && (box.nextCheckAt <= now || isBack);
    };
    const due = [...this.boxes].filter(isDue).sort(([, a], [, b]) => a.nextCheckAt.getTime() - b.nextCheckAt.getTime());
    const taken = due.slice(0, limit);
    for (const [, box] of taken)
      Object.assign(box, { nextCheckAt: until, trouble: STOPPED.includes(box.trouble ?? '') ? null : box.trouble });
    return taken.map(([userId]) => userId);
  }

  async makeAllDue(now: Date): Promise<number> {
    const readable = this.readable();
    for (const [userId, box] of this.boxes) if (readable.has(userId) && box.nextCheckAt > now) box.nextCheckAt = now;
    return readable.size;
  }

  async mailbox(userId: string): Promise<MailboxState | null> {
    const account = this.accounts.get(userId);
    if (!account) return null;
    const known = this.boxes.get(userId) ?? opened(account, account.connectedAt);
    if (known.account !== account.account) Object.assign(known, UNOPENED, { account: account.account, trouble: null });
    this.boxes.set(userId, known);
    const { nextCheckAt: _next, trouble: _trouble, replyAt, ...box } = known;
    const sent = this.of(userId).flatMap(({ sentAt }) => sentAt ?? []);
    const sentAt = sent.length > 0 ? new Date(Math.max(...sent.map(Number))) : null;
    const { kind, address, connectedAt } = account;
    return { ...box, userId, kind, connectedAt, own: [address.toLowerCase()], traffic: { sentAt, replyAt } };
  }

  async sift(box: MailboxState, arrived: Arrival[]): Promise<{ ours: Arrival[]; strangers: Arrival[] }> {
    const fresh = arrived.filter(({ id }) => !this.isKept(box, id));
    const isOurs = ({ threadId, clues }: Arrival) =>
      clues?.isFromServer === true ||
      this.of(box.userId).some((mail) => isAbout(mail, { threadId, messageIds: clues?.names ?? [], address: clues?.from ?? '' }));
    return { ours: fresh.filter(isOurs), strangers: fresh.filter((arrival) => !isOurs(arrival) && !arrival.clues) };
  }

  async candidates(userId: string, clues: Clues): Promise<MailCandidate[]> {
    return this.of(userId).filter((mail) => (mail.sentAt !== null || AWAY.includes(mail.status)) && isAbout(mail, clues));
  }

  async correspondents(userId: string, since: Date, limit: number): Promise<string[]> {
    const written = this.of(userId).filter(({ isExample, sentAt }) => !isExample && sentAt !== null && sentAt > since);
    const newest = written.sort((a, b) => Number(b.sentAt) - Number(a.sentAt)).map(({ toAddress }) => toAddress.toLowerCase());
    return [...new Set(newest)].slice(0, limit);
  }

  async keep(box: MailboxState, messages: KeptMessage[], advance: Advance | null, now: Date): Promise<void> {
    const fresh = messages.filter(({ message }) => !this.isKept(box, message.id));
    for (const { message, class: is, mail, text } of fresh) {
      const unread = { id: `${box.userId} ${message.id}`, text, suspicions: [], isChecked: false };
      const about = { messageId: message.id, kind: is.kind, mail, announcedAt: null };
      this.replies.push({ ...unread, userId: box.userId, account: box.account, ...about });
      const state = this.mails.find(({ id }) => id === mail?.id);
      if (state) Object.assign(state, afterMessage(state, is, message.receivedAt, message.receivedAt));
    }
    const known = this.boxes.get(box.userId);
    if (known && fresh.some(({ mail }) => mail !== null)) known.replyAt = now;
    if (!advance || known?.account !== box.account) return;
    Object.assign(known, advance, { checkedAt: now, goodAt: now, failures: 0, retryAt: null, trouble: null });
  }

  async keepText(userId: string, replyId: string, text: ReplyText | null, suspicions: SuspicionReason[]): Promise<void> {
    const reply = this.replies.find(({ id }) => id === replyId);
    if (reply?.userId !== userId || reply.text !== undefined) return;
    const news = suspicions.filter((one) => !reply.suspicions.includes(one));
    Object.assign(reply, { text, suspicions: [...reply.suspicions, ...news], isChecked: reply.isChecked && news.length === 0 });
  }

  async noteTrouble(userId: string, { kind, ...trouble }: CheckTrouble, now: Date): Promise<void> {
    const known = this.boxes.get(userId);
    if (known) Object.assign(known, trouble, { trouble: kind, checkedAt: now });
  }

  async announce(userId: string, campaignId: string | null, now: Date): Promise<ReplyFigures> {
    const isMeant = (mail: { campaignId: string } | null) => mail !== null && (campaignId === null || mail.campaignId === campaignId);
    const news = this.replies.filter(
      (reply) => reply.userId === userId && reply.kind === 'human' && !reply.announcedAt && isMeant(reply.mail),
    );
    for (const reply of news) reply.announcedAt = now;
    return { checked: this.of(userId).filter((mail) => LEFT.includes(mail.status) && isMeant(mail)).length, repliesFound: news.length };
  }

  async markUnannounced(userId: string, announcedAt: Date): Promise<void> {
    const announced = this.replies.filter((reply) => reply.userId === userId && reply.announcedAt?.getTime() === announcedAt.getTime());
    for (const reply of announced) reply.announcedAt = null;
  }

  private readable(): Map<string, LedgerAccount> {
    return new Map([...this.accounts].filter(([, { state, canReadReplies }]) => state === 'connected' && canReadReplies));
  }

  private of(userId: string): LedgerMail[] {
    return this.mails.filter((mail) => mail.userId === userId);
  }

  private isKept({ userId, account }: MailboxState, id: string): boolean {
    return this.replies.some((reply) => reply.userId === userId && reply.account === account && reply.messageId === id);
  }
}

function opened({ account }: LedgerAccount, at: Date): Box {
  return { ...UNOPENED, account, checkedAt: null, nextCheckAt: at, replyAt: null, trouble: null };
}

function isAbout(mail: MailCandidate, { threadId, messageIds, address }: Clues): boolean {
  const isNamed = mail.messageId !== null && messageIds.includes(mail.messageId);
  return mail.threadId === threadId || isNamed || mail.toAddress.toLowerCase() === address;
}
