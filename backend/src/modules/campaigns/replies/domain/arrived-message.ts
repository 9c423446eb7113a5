/** What is known of a message that came into a mailbox, without its text. */
export interface ArrivedMessage {
  id: string;
  threadId: string;
  receivedAt: Date;
  /** The provider's labels; SENT and DRAFT are the athlete's own. */
  labels: string[];
  snippet: string;
  /** Header names in lower case. */
  headers: Record<string, string>;
}
