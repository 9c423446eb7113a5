/** Time in which a user under 13 can export their data, and an operator can correct a wrong birth date. */
export const DELETED_AFTER_MS = 7 * 24 * 3600_000;
