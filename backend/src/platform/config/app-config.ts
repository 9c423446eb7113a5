import type { BackupSettings } from './backup-settings.js';
import type { MailboxSettings } from './mailbox-settings.js';

export type Role = 'all' | 'web' | 'worker';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

/** What the platform takes from outside, read once at the start (README.md). */
export class AppConfig {
  readonly production: boolean;
  readonly demo: boolean;
  readonly port: number;
  readonly host: string;
  /** Origin without a trailing slash, for example https://recruit.example. */
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Set after the embedded database started when the variable was unset. */
  readonly databaseUrl: string;
  /** The same database without a pooler in between: for locks and notifications of a session. Usually the same address. */
  readonly databaseDirectUrl: string;
  /** A streaming replica of the same database, for reads of pages; unset: none. */
  readonly databaseReadUrl?: string;
  readonly role: Role;
  readonly sessionSecret: string;
  /** 32-byte keys, newest first. */
  readonly encryptionKeys: Buffer[];
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly mailbox: MailboxSettings;
  readonly backups: BackupSettings;
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  readonly logFormat: 'pretty' | 'json';
  readonly rateLimits: boolean;
  /** Bearer token of /api/metrics; unset: only this computer may ask. */
  readonly metricsToken?: string;
  /** Google Cloud Storage; unset: files are under dataDir. */
  readonly gcsBucket?: string;
  /** Origin of another endpoint than Google's public one, without a trailing slash. */
  readonly gcsApiEndpoint?: string;

  /** The settings that modules bring, one instance of each class. */
  readonly modules: readonly object[];

  constructor(values: AppConfig) {
    Object.assign(this, values);
  }
}
