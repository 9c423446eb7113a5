import type { AppConfig } from '../config/app-config.js';

/** Sent when a connection begins, which a pooler between refuses: there it is the pooler's to set (docs/operations.md). */
export function sessionSettings({ databaseUrl, databaseDirectUrl }: AppConfig): { statement_timeout?: number } {
  return databaseUrl === databaseDirectUrl ? { statement_timeout: 30_000 } : {};
}
