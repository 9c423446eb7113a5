/** The embedded database cannot run here; the message contains the reason and an alternative. */
export class EmbeddedDatabaseError extends Error {
  constructor(reason: string, remedy = 'Set DATABASE_URL to use a PostgreSQL (14 or newer) of your own instead.') {
    super(`${reason} ${remedy}`);
    this.name = 'EmbeddedDatabaseError';
  }
}
