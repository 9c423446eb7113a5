import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '../domain/email-settings.js';
import { STORED_SETTINGS } from '../adapters/persistence/stored-settings.sql.js';

/** What an athlete chose for all campaigns. */
@Injectable()
export class EmailPreferences {
  constructor(private readonly source: DataSource) {}

  /** Without a choice of the athlete, the defaults. */
  async of(userId: string): Promise<EmailSettings> {
    const [stored] = await this.source.query<EmailSettings[]>(STORED_SETTINGS, [userId]);
    return stored ?? DEFAULT_EMAIL_SETTINGS;
  }
}
