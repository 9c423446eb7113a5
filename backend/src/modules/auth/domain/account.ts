/** What an account is for. Admins are athletes too. */
export type AccountRole = 'athlete' | 'guardian';

/** Someone who can sign in. The password is known only as its hash. */
export interface Account {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  role: AccountRole;
  isAdmin: boolean;
  emailVerifiedAt: Date | null;
  /** Null: never since sign-up. */
  passwordChangedAt: Date | null;
  /** An operator set the password: nothing else works until another one is chosen. */
  mustChangePassword: boolean;
  /** From when on the account is deleted: until then nothing works but taking data along. Null: no deletion is planned. */
  deletionDueAt: Date | null;
  createdAt: Date;
}
