/** What the operator set for sending. */
export abstract class SendingPolicy {
  /** How long a Send can be taken back. */
  abstract readonly undoSeconds: number;
  /** Mails by SMTP in 24 hours over all athletes; undefined = no cap. */
  abstract readonly smtpDailyCap?: number;
}
