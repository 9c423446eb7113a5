/** How long whoever said to be under 13 can take their data along, and an operator can correct a date that was wrong. */
export const DELETED_AFTER_MS = 7 * 24 * 3600_000;
