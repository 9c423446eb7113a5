import type { Mailbox } from '../mailbox.js';

export type GatewayName = 'smtp' | 'outbox';

/** One mail to one coach. The Message-ID is recorded by the caller before `send` is called. */
export interface GatewayMail {
  messageId: string;
  userId: string;
  date: Date;
  from: Mailbox;
  replyTo: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  /** The recipient is an invented example: must never leave this server. */
  isExample: boolean;
}

/** What is known after one try. A gateway never throws for what the other side does. */
export type SendOutcome =
  | { kind: 'sent'; providerMessageId: string | null; threadId: string | null }
  /** A definite no, with the other side's words. `addressRefused`: there is no such address. */
  | { kind: 'refused'; message: string; addressRefused?: boolean }
  /** It certainly did not leave; the same mail may be tried again later. */
  | { kind: 'not_sent'; message: string }
  /** It left or it did not: never tried again by itself. */
  | { kind: 'unknown'; message: string };

/** Whether a mail that was tried is among the sent ones. */
export type LookUp = 'sent' | 'absent' | 'cannot_tell';

/** A way for mail to leave. Tries exactly once per call, whatever its library would like to do. */
export abstract class MailGateway {
  abstract readonly name: GatewayName;
  /** How many mails may be under way at once; also what a crash can leave undecided. */
  abstract readonly batchSize: number;
  /** How long after the claim an absent mail is certainly not on its way any more. */
  abstract readonly settleMs: number;
  /** Pause between batches. */
  abstract readonly intervalMs: number;
  abstract send(mail: GatewayMail): Promise<SendOutcome>;
  abstract lookUp(messageId: string): Promise<LookUp>;
}
