/** What the operator set for sending. */
export class SendingPolicy {
  /**
   * `undoSeconds`: how long a Send can be taken back. `publicUrl`: origin of the address that coaches' mail programs can
   * reach. `smtpAthleteDailyCap`: emails of one athlete by SMTP in 24 hours, 0 = no cap. `smtpDailyCap`: emails by SMTP in
   * 24 hours over all athletes, undefined = no cap.
   */
  constructor(
    readonly undoSeconds: number,
    readonly publicUrl: string,
    readonly smtpAthleteDailyCap: number,
    readonly smtpDailyCap?: number,
  ) {}
}
