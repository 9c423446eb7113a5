export interface ImportChoices {
  /** Says what would happen and stores nothing. */
  dryRun?: boolean;
  /** Stores nothing when a single row cannot be read. */
  allOrNothing?: boolean;
}
