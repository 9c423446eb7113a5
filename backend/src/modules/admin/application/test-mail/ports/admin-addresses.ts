/** The email addresses of admins. */
export abstract class AdminAddresses {
  /** Null when the account is gone. */
  abstract of(adminId: string): Promise<{ name: string; address: string } | null>;
}
