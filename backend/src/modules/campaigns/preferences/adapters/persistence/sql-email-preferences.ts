import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { EmailPreferences } from '../../application/ports/email-preferences.js';
import { DEFAULT_EMAIL_SETTINGS, type EmailSettings } from '../../domain/email-settings.js';
import { STORED_SETTINGS } from './stored-settings.sql.js';

@Injectable()
export class SqlEmailPreferences extends EmailPreferences {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string): Promise<EmailSettings> {
    const [stored] = await this.source.query<EmailSettings[]>(STORED_SETTINGS, [userId]);
    return stored ?? DEFAULT_EMAIL_SETTINGS;
  }
}
