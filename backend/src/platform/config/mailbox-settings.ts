/** Connected mailboxes (IMAP and SMTP) of this server. */
export interface MailboxSettings {
  /** Milliseconds between two emails of one mailbox. */
  sendIntervalMs: number;
  /** How long connecting and the greeting may each take; a sign-in and a whole look may take two and three times as long. */
  timeoutMs: number;
  /** Emails in any 24 hours from one mailbox; unset: what the provider allows. */
  dailyCap?: number;
  /** `host:port` of servers that may be used although the host is private or the port is not one of email. */
  allowedHosts: ReadonlySet<string>;
  /** A further certificate authority (PEM); TLS itself is never optional. */
  authority?: string;
}
