import type { AppConfig } from '../../../../platform/config/app-config.js';
import type { EnvReader } from '../../../../platform/config/env-reader.js';
import { readGoogleClient, type GoogleClient } from './google-client.js';

/** GOOGLE_*, GMAIL_* and the pace of the mail server. */
export class GmailConfig {
  /** Unset: Gmail is not set up on this server. */
  readonly google?: GoogleClient;
  /** Emails in 24 hours from one Gmail account. */
  readonly dailyCap: number;
  readonly sendIntervalMs: number;
  readonly smtpSendIntervalMs: number;
  /** Whether platform email is sent only in the name of athletes who confirmed their address. */
  readonly requireVerifiedEmail: boolean;

  constructor(values: GmailConfig) {
    Object.assign(this, values);
  }

  static read(env: EnvReader, { publicUrl }: Pick<AppConfig, 'publicUrl'>): GmailConfig {
    return new GmailConfig({
      google: readGoogleClient(env, publicUrl),
      dailyCap: env.integer('GMAIL_DAILY_CAP', 400, 1, 10_000),
      sendIntervalMs: env.integer('GMAIL_SEND_INTERVAL_MS', 2_000, 0, 3_600_000),
      smtpSendIntervalMs: env.integer('SMTP_SEND_INTERVAL_MS', 0, 0, 3_600_000),
      requireVerifiedEmail: env.flag('REQUIRE_VERIFIED_EMAIL', true),
    });
  }
}
