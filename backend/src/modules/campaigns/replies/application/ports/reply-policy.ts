/** What the operator set for looking into mailboxes, and chance. */
export abstract class ReplyPolicy {
  abstract readonly intervalMs: number;
  /** From 0 to 1, so that mailboxes do not come back all at once. */
  abstract chance(): number;
}
