import type { SendPace, Wait } from '../../../gateways/domain/next-send.js';

export interface MailboxSendRequest {
  userId: string;
  messageId: string;
  pace: SendPace;
  now: Date;
}

/** `gone`: there is no connected mailbox. */
export type MailboxReservation = { kind: 'reserved' } | ({ kind: 'wait' } & Wait) | { kind: 'gone' };

/** An email that was handed over, or was just going to be. */
export interface MailboxSend {
  messageId: string;
  userId: string;
  /** The mailbox that it left from, in lower case. */
  address: string;
  /** Looks into Sent that found nothing. */
  looks: number;
  /** No look before. */
  lookAt: Date | null;
}

/** An email that may still have to be put into Sent. `copy`: its bytes; null where that is only looked for. */
export interface Filing {
  messageId: string;
  userId: string;
  /** The mailbox that it left from, in lower case, and when. */
  address: string;
  at: Date;
  copy: Buffer | null;
  /** An append was begun before: it is not repeated. */
  begun: boolean;
}

/** What each mailbox sent: its pace and cap, looks into Sent, and what is still to be filed there. */
export abstract class MailboxSends {
  /** Reserves one sending in the pace and the daily cap; concurrent requests run one after the other. */
  abstract reserve(request: MailboxSendRequest): Promise<MailboxReservation>;
  /** Releases the reservation of an email that was certainly not sent. */
  abstract release(messageId: string): Promise<void>;
  abstract byMessage(messageId: string): Promise<MailboxSend | null>;
  /** A look found nothing, or failed (`counts` false); the next one not before `lookAt`. */
  abstract noteLook(messageId: string, counts: boolean, lookAt: Date | null): Promise<void>;
  /** It left; from `at` on it is looked for in Sent, and put there with `copy`. */
  abstract fileLater(messageId: string, copy: Buffer | null, at: Date): Promise<void>;
  /** Takes emails that are due to be filed, each for one caller, and puts them off to `until`. */
  abstract takeFilings(now: Date, until: Date, limit: number): Promise<Filing[]>;
  /** The next step is the append itself; after a crash only the look is repeated. */
  abstract beginAppend(messageId: string): Promise<void>;
  /** Nothing more is to be done; the copy is deleted. */
  abstract filed(messageId: string): Promise<void>;
}
