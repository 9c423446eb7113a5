/** Admins are athletes too. */
export type Role = 'athlete' | 'guardian';

/** The signed-in user of the session: read again on every request, so that a demotion applies at once. */
export interface SessionUser {
  id: string;
  username: string;
  role: Role;
  isAdmin: boolean;
  /** An operator set the password: only what choosing another one needs is answered. */
  mustChangePassword: boolean;
  /** The account is scheduled for deletion: only routes for exporting data and deleting are allowed. */
  isStopped: boolean;
}
