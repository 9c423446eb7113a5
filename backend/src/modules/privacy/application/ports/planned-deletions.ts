/** Accounts that stand still until they are deleted. */
export abstract class PlannedDeletions {
  /**
   * In one transaction: notes when the account is deleted and stops every email, schedule, follow-up and shared page. Returns the
   * moment of the first call: another one changes nothing. Throws LastAdmin.
   */
  abstract plan(userId: string, dueAt: Date, now: Date): Promise<Date>;

  /** Whose day has come, and whose deletion was not begun yet. */
  abstract due(now: Date): Promise<string[]>;

  /** In one transaction: stores the birth date and forgets the plan. Returns whether there was an account of this name with a plan. */
  abstract lift(username: string, birthdate: string, now: Date): Promise<boolean>;
}
