import type { AppConfig } from '../config/app-config.js';

const LONGEST_MS = 30_000;

/** Sent when a connection begins, which a pooler between refuses: there it is the pooler's to set (docs/operations.md). */
export function sessionSettings({ databaseUrl, databaseDirectUrl }: AppConfig): { statement_timeout?: number } {
  return databaseUrl === databaseDirectUrl ? { statement_timeout: LONGEST_MS } : {};
}

/**
 * The same for reads from a replica. With a pooler it is unknown whether the replica has one too: there this process ends overlong
 * statements by closing the connection.
 */
export function readSettings(config: AppConfig): { statement_timeout?: number; query_timeout?: number } {
  const { statement_timeout } = sessionSettings(config);
  return statement_timeout === undefined ? { query_timeout: LONGEST_MS } : { statement_timeout };
}
