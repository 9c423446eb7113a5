/** Which notices somebody wants by email. What an account needs (a new password, a verified address, an approval) is no notice. */
export abstract class NoticeChoices {
  /** Whether the email about an account that no longer works is wanted; until somebody chose, it is. */
  abstract wantsLostAccount(userId: string): Promise<boolean>;

  /** Choosing the same again changes nothing. */
  abstract chooseLostAccount(userId: string, wanted: boolean, now: Date): Promise<void>;
}
