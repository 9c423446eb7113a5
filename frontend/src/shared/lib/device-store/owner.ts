/** Whose data this device keeps. */
export interface Owner {
  userId: string;
  /** The session ended: nothing is shown until the same person signs in again. */
  isLocked: boolean;
}
