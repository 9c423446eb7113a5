/** What a mailbox returns about one message: headers and the provider's snippet, without its text. */
export interface InboxMessage {
  /** The provider's id, unique inside the mailbox. */
  id: string;
  threadId: string;
  receivedAt: Date;
  /** The provider's labels; SENT and DRAFT are the athlete's own. */
  labels: string[];
  /** At most 200 characters, plain text. */
  snippet: string;
  /** Header names in lower case; the first value of each. */
  headers: Record<string, string>;
}

/** What a listing returns in addition to the number, where the provider has no threads. */
export interface ArrivalClues {
  /** Message-IDs that it answers, without brackets. */
  names: string[];
  /** The sender's address in lower case; empty when there is none. */
  from: string;
  /** Written by a mail server: only its text names the email it is about. */
  isFromServer: boolean;
}

export interface InboxArrival {
  id: string;
  threadId: string;
  /** Undefined where the thread is sufficient. */
  clues?: ArrivalClues;
}

/** One page of what arrived since a cursor. */
export interface InboxPage {
  kind: 'page';
  arrived: InboxArrival[];
  /** Null on the last page. */
  nextPage: string | null;
  /** Where the next look starts once the last page is stored: opaque text of any length. */
  cursor: string;
}

/** Why a mailbox cannot be read now. `retryAt`: not before this moment. */
export type InboxTrouble =
  | { kind: 'cursor_expired' }
  | { kind: 'not_connected' }
  | { kind: 'needs_reconnect' }
  | { kind: 'send_only' }
  | { kind: 'slow_down'; retryAt: Date }
  | { kind: 'unavailable'; message: string };

export type InboxAnswer<T> = T | InboxTrouble;

/** Reads what came into an athlete's mailbox. Returns the provider's errors instead of throwing them. */
export abstract class InboxReader {
  /** The mailbox's present end. */
  abstract startCursor(userId: string): Promise<InboxAnswer<{ kind: 'cursor'; cursor: string }>>;
  abstract arrivedSince(userId: string, cursor: string, page: string | null): Promise<InboxAnswer<InboxPage>>;
  /** Null when the message is gone. */
  abstract message(userId: string, id: string): Promise<InboxAnswer<{ kind: 'message'; message: InboxMessage | null }>>;
  /** The whole message as RFC 5322 bytes, for delivery reports. Null when it is gone. */
  abstract raw(userId: string, id: string): Promise<InboxAnswer<{ kind: 'raw'; raw: Buffer | null }>>;
  /**
   * Ids of messages from these addresses that arrived after `since`, newest first, at most 100. Also of those that a
   * filter took out of the inbox. A whole domain ("akron.edu") or a name ("mailer-daemon") counts as an address.
   */
  abstract fromAddresses(userId: string, addresses: string[], since: Date): Promise<InboxAnswer<{ kind: 'found'; found: InboxArrival[] }>>;
  /** Everything that arrived in the inbox after `since`: for a cursor that expired. */
  abstract arrivedAfter(
    userId: string,
    since: Date,
    page: string | null,
  ): Promise<InboxAnswer<{ kind: 'found_page'; found: InboxArrival[]; nextPage: string | null }>>;
}
