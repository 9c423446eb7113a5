/** What rates are of: emails that did not bounce, and what became of them. */
export interface MailRates {
  counted: number;
  /** Of these, the ones whose opens can be seen: not sent by hand. */
  seen: number;
  /** Of the seen ones; an estimate. */
  opened: number;
  replied: number;
}
