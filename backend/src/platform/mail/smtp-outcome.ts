/** What is known after one try over SMTP. */
export type SmtpOutcome =
  | { kind: 'sent'; response: string }
  /**
   * The server refused the message (4xx or 5xx). `response` contains its words. `addressRefused`: it does not know this
   * recipient (a final 55x answer to RCPT TO), so no other server needs to try. `addressDead`: the answer's enhanced
   * status (5.1.x) concerns the recipient's address alone.
   */
  | { kind: 'refused'; response: string; addressRefused: boolean; addressDead: boolean }
  /** The message never left this process: the server could not be reached or did not let us in. */
  | { kind: 'not_sent'; reason: string }
  /** The message was handed over, but the answer never came: it arrived or it did not. */
  | { kind: 'unknown'; reason: string };
