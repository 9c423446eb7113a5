/** Whose data this device keeps. */
export interface Owner {
  userId: string;
  /** The session ended: nothing is shown until the same person signs in again. */
  isLocked: boolean;
  /** When the server last answered, by its own clock; null while it has not. */
  answeredAt: string | null;
}
