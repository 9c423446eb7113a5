/** A mail server's report of an email it could not deliver (RFC 3464); null = not given. */
export interface DeliveryReport {
  /** "failed", "delayed", … in lower case. */
  action: string | null;
  /** Enhanced status (RFC 3463): "5.1.1". */
  status: string | null;
  recipient: string | null;
  /** The server's own words, one line. */
  diagnostic: string | null;
  /** Message-ID of the email that it is about, without brackets. */
  originalMessageId: string | null;
  /** The part that is written for people, at most a few thousand characters. */
  text: string;
}
