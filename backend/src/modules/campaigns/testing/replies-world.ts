import { FixedOwnAccounts, MemoryInboxReader } from '../../gmail/testing/index.js';
import type { ReportBounce } from '../../schools/outreach/index.js';
import { FixedClock } from '../../../shared-kernel/testing/fixed-clock.js';
import { MemoryJobs } from '../../../shared-kernel/testing/memory-jobs.js';
import { MAILBOX_QUEUE, type MailboxJob } from '../ledger/index.js';
import { InMemorySendLedger } from '../ledger/testing/in-memory-send-ledger.js';
import { SingleWorkerIdentity } from '../sending/testing/single-worker-identity.js';
import { CheckAllMailboxes } from '../replies/application/check-all-mailboxes.use-case.js';
import { CheckMailbox } from '../replies/application/check-mailbox.use-case.js';
import { CheckReplies } from '../replies/application/check-replies.use-case.js';
import { EnqueueDueMailboxes } from '../replies/application/enqueue-due-mailboxes.use-case.js';
import { KeepMessages } from '../replies/application/keep-messages.js';
import { LookForCoaches } from '../replies/application/look-for-coaches.js';
import { MailboxTrouble } from '../replies/application/mailbox-trouble.js';
import { ReadMailbox } from '../replies/application/read-mailbox.js';
import { ReplyPolicy } from '../replies/application/reply-policy.js';
import { ReadReplyText } from '../replies/application/read-reply-text.js';
import { UnderstandMessage } from '../replies/application/understand-message.js';
import { WalkMailbox } from '../replies/application/walk-mailbox.js';
import { tickMs } from '../replies/domain/check-times.js';
import { aReplyMail } from '../replies/testing/a-reply-mail.js';
import { MemoryReplyLedger, type LedgerMail } from '../replies/testing/memory-reply-ledger.js';
import { PlainMessageReader } from '../replies/testing/plain-message-reader.js';

const NO_BOUNCES: ReportBounce = { run: async () => undefined };
const SECOND_MS = 1_000;

/** A server that looks into mailboxes, with everything beside it in memory and a clock that the test moves. */
export class RepliesWorld {
  readonly own = new FixedOwnAccounts();
  readonly sends = new InMemorySendLedger();
  readonly worker = new SingleWorkerIdentity();
  readonly jobs = new MemoryJobs();
  readonly policy = new ReplyPolicy(60_000, () => 0);
  readonly checking: CheckMailbox;
  readonly asking: CheckReplies;
  readonly enqueueDue: EnqueueDueMailboxes;
  readonly checkAll: CheckAllMailboxes;
  private runMs = 0;

  /** `before`: the server whose ledger and mailboxes this one goes on with; its jobs are lost. */
  constructor(
    before?: RepliesWorld,
    readonly clock: FixedClock = before?.clock ?? new FixedClock(),
    readonly ledger: MemoryReplyLedger = before?.ledger ?? new MemoryReplyLedger(),
    readonly inbox: MemoryInboxReader = before?.inbox ?? new MemoryInboxReader(),
  ) {
    const understanding = new UnderstandMessage(
      this.inbox,
      new PlainMessageReader(),
      this.ledger,
      new ReadReplyText(this.inbox, new PlainMessageReader()),
    );
    const keeping = new KeepMessages(understanding, this.ledger, NO_BOUNCES, this.own, this.clock);
    const walking = new WalkMailbox(this.inbox, this.ledger, keeping, this.policy, this.clock);
    const reading = new ReadMailbox(walking, new LookForCoaches(this.inbox, this.ledger, keeping, this.clock));
    const troubles = new MailboxTrouble(this.ledger, this.sends, this.policy, this.clock);
    this.checking = new CheckMailbox(this.ledger, reading, troubles, this.worker, this.clock);
    this.asking = new CheckReplies(this.own, this.checking, this.ledger, this.clock);
    this.enqueueDue = new EnqueueDueMailboxes(this.ledger, this.jobs, this.policy, this.clock);
    this.checkAll = new CheckAllMailboxes(this.ledger, this.enqueueDue, this.clock);
  }

  /** Marcus has a mailbox and wrote to Quinn `agoMs` ago. */
  writeTo(agoMs: number): LedgerMail {
    this.ledger.connect('marcus');
    const { account: _account, connectedAt: _at, ...own } = this.ledger.accounts.get('marcus') ?? this.none();
    this.own.accounts.set('marcus', own);
    const mail = aReplyMail('marcus', { threadId: 'thread', sentAt: new Date(this.clock.now().getTime() - agoMs) });
    this.ledger.mails.push(mail);
    return mail;
  }

  /** Quinn answers. */
  reply(id = 'reply'): void {
    const headers = { from: 'quinn@akron.example.edu', subject: 'Re: Film' };
    this.inbox.deliver('marcus', { id, threadId: 'thread', receivedAt: this.clock.now(), labels: ['INBOX'], snippet: 'Call me.', headers });
  }

  /** Time goes by, and the schedule and the workers do what they do; ends early once `isDone`. Returns how long it took. */
  async pass(ms: number, isDone: () => boolean = () => false): Promise<number> {
    for (let gone = 0; gone < ms; gone += SECOND_MS) {
      if (isDone()) return gone;
      this.clock.advance(SECOND_MS);
      this.runMs += SECOND_MS;
      if (this.runMs % tickMs(this.policy.intervalMs) === 0) await this.tick();
    }
    return ms;
  }

  /** Whose mailbox waits to be looked into. */
  get handedOver(): string[] {
    return this.jobs.waiting(MAILBOX_QUEUE).map(({ key }) => key);
  }

  private async tick(): Promise<void> {
    await this.enqueueDue.run();
    for (const { userId, at } of this.jobs.take<MailboxJob>(MAILBOX_QUEUE)) await this.checking.run(userId, new Date(at));
  }

  private none(): never {
    throw new Error('Marcus is not connected.');
  }
}
