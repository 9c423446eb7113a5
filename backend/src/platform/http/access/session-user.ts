/** Admins are athletes too. */
export type Role = 'athlete' | 'guardian';

/** Who is signed in, as the session knows it: read again on every request, so a demotion counts at once. */
export interface SessionUser {
  id: string;
  username: string;
  role: Role;
  isAdmin: boolean;
  /** An operator set the password: only what choosing another one needs is answered. */
  mustChangePassword: boolean;
  /** The account stands still until it is deleted: only what taking data along and deleting need is answered. */
  isStopped: boolean;
}
