/** What waits for an admin, and how complete the shared directory is. */
export interface DirectoryWork {
  /** Corrections that nobody has decided. */
  correctionsWaiting: number;
  schools: number;
  /** Schools with the email address of at least one coach of the shared directory. */
  schoolsWithCoachEmail: number;
}

export abstract class AdminHomeQuery {
  abstract directoryWork(): Promise<DirectoryWork>;
}
