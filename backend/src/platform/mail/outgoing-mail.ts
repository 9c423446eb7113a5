export interface Mailbox {
  name: string;
  address: string;
}

/** A file attached to an email. */
export interface MailFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** One message to one person. The Message-ID is decided before anything is sent. */
export interface OutgoingMail {
  /** Without angle brackets: left@right. */
  messageId: string;
  date: Date;
  from: Mailbox;
  replyTo?: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
  /** The same again with marks, for programs that show them. */
  html?: string;
  /** Message-ID of the email that this one goes on from, without brackets. */
  inReplyTo?: string;
  /** Message-IDs of the conversation, oldest first, without brackets. */
  references?: string[];
  headers?: Record<string, string>;
  /** In this order. */
  attachments?: MailFile[];
}
