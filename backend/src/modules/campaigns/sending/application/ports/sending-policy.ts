/** What the operator set for sending. */
export abstract class SendingPolicy {
  /** How long a Send can be taken back. */
  abstract readonly undoSeconds: number;
  /** Origin of the address that coaches' mail programs can reach. */
  abstract readonly publicUrl: string;
  /** Mails by SMTP in 24 hours over all athletes; undefined = no cap. */
  abstract readonly smtpDailyCap?: number;
  /** Mails of one athlete by SMTP in 24 hours; 0 = no cap. */
  abstract readonly smtpAthleteDailyCap: number;
}
