/** Someone who can sign in. The password is known only as its hash. */
export interface Account {
  id: string;
  username: string;
  email: string;
  passwordHash: string;
  isAdmin: boolean;
  emailVerifiedAt: Date | null;
  createdAt: Date;
}
