import type { EnvReader } from '../../../../platform/config/env-reader.js';

/** SEND_UNDO_S and the caps of SMTP_URL. */
export class SendingConfig {
  readonly undoSeconds: number;
  /** Emails of the server in 24 hours; unset: no cap. */
  readonly smtpDailyCap?: number;
  /** Emails of one athlete by SMTP in 24 hours; 0 = no cap. */
  readonly smtpAthleteDailyCap: number;

  constructor(values: SendingConfig) {
    Object.assign(this, values);
  }

  static read(env: EnvReader): SendingConfig {
    return new SendingConfig({
      undoSeconds: env.integer('SEND_UNDO_S', 30, 0, 3600),
      smtpDailyCap: env.optional('SMTP_DAILY_CAP') ? env.integer('SMTP_DAILY_CAP', 0, 1, 10_000_000) : undefined,
      smtpAthleteDailyCap: env.integer('SMTP_ATHLETE_DAILY_CAP', 100, 0, 1_000_000),
    });
  }
}
