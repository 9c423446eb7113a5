import type { GoogleClient } from './google-client.js';
import type { OpenAi } from './open-ai.js';

export type Role = 'all' | 'web' | 'worker';
export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface FirstAdmin {
  username: string;
  email: string;
  /** Unset: a random one is made and printed once. */
  password?: string;
}

/** Everything the program takes from outside, read once at the start (README.md). */
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
  readonly role: Role;
  readonly sessionSecret: string;
  /** 32-byte keys, newest first. */
  readonly encryptionKeys: Buffer[];
  readonly firstAdmin: FirstAdmin;
  readonly smtpUrl?: string;
  readonly mailFrom: string;
  readonly requireVerifiedEmail: boolean;
  readonly sendUndoSeconds: number;
  readonly smtpSendIntervalMs: number;
  readonly smtpDailyCap?: number;
  /** Mails of one athlete by SMTP in 24 hours; 0 = no cap. */
  readonly smtpAthleteDailyCap: number;
  /** Unset: Gmail is not set up on this server. */
  readonly google?: GoogleClient;
  /** Mails in 24 hours from one Gmail account. */
  readonly gmailDailyCap: number;
  readonly gmailSendIntervalMs: number;
  /** Where athletes' MaxPreps pages are; unset: the public site; `off`: none is read. */
  readonly maxPrepsBaseUrl?: string;
  readonly maxPrepsTimeoutMs: number;
  /** How often each connected mailbox is looked into. */
  readonly replyPollIntervalSeconds: number;
  readonly openAi: OpenAi;
  /** Tokens that one athlete may spend on models in a day. */
  readonly aiDailyTokensPerUser: number;
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  readonly logFormat: 'pretty' | 'json';
  readonly rateLimits: boolean;
  /** Bearer token of /api/metrics; unset: only this computer may ask. */
  readonly metricsToken?: string;
  /** Google Cloud Storage; unset: files stand under dataDir. */
  readonly gcsBucket?: string;
  /** Origin of another endpoint than Google's public one, without a trailing slash. */
  readonly gcsApiEndpoint?: string;

  constructor(values: AppConfig) {
    Object.assign(this, values);
  }
}
