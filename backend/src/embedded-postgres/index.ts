export { APP_ROLE } from './app-role.js';
export { startEmbeddedPostgres, type EmbeddedPostgresOptions, type RunningPostgres } from './start-embedded-postgres.js';
