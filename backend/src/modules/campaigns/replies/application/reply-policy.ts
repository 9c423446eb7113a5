/** What the operator set for looking into mailboxes, and chance. */
export class ReplyPolicy {
  /** `chance` returns a number from 0 to 1, so that mailboxes do not come back all at once. */
  constructor(
    readonly intervalMs: number,
    readonly chance: () => number,
  ) {}
}
