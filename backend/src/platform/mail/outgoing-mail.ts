export interface Mailbox {
  name: string;
  address: string;
}

/** One plain-text message to one person. The Message-ID is decided before anything is sent. */
export interface OutgoingMail {
  /** Without angle brackets: left@right. */
  messageId: string;
  date: Date;
  from: Mailbox;
  replyTo?: Mailbox;
  to: Mailbox;
  subject: string;
  text: string;
}
