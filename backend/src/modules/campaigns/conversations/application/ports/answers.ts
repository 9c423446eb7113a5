import type { GatewayName } from '../../../../gmail/gateways/index.js';
import type { ClaimedMail } from '../../../ledger/index.js';

export interface NewAnswer {
  /** Chosen by the client, so that a repeated request is the same answer. */
  id: string;
  userId: string;
  coachId: number;
  /** The email in whose thread it is written. */
  mailId: string;
  campaignId: string;
  toAddress: string;
  subject: string;
  text: string;
  /** Null: the athlete sends it by hand and has done so. */
  gateway: GatewayName | null;
  fromAddress: string | null;
  optOutToken: string;
  now: Date;
  /** Not before this moment. */
  dueAt: Date;
}

export interface StoredAnswer {
  userId: string;
  coachId: number;
  text: string;
}

/** Answers are rows of the send ledger with steps of their own; everything here is one transaction. */
export abstract class Answers {
  abstract byId(id: string): Promise<StoredAnswer | null>;
  /** Once, however often it is called with one id. Throws TooManyMails and TooManyWaitingMails. */
  abstract add(answer: NewAnswer): Promise<void>;
  /** Removes an answer that is unsent or marked as sent by hand. Returns false when it was sent. */
  abstract takeBack(userId: string, id: string): Promise<boolean>;
  /** Marks due answers as sending, before anything is sent. Skips answers to suppressed addresses. */
  abstract claim(processId: number, messageIdDomain: string, limit: number, now: Date): Promise<ClaimedMail[]>;
}
