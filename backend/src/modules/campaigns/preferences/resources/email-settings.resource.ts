import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../platform/database/take-turns.js';
import { Clock } from '../../../../shared-kernel/clock.js';
import { STORED_SETTINGS } from '../adapters/persistence/stored-settings.sql.js';
import { DEFAULT_EMAIL_SETTINGS, type EmailSettings, type EmailSettingsChange } from '../domain/email-settings.js';
import { SignatureChanged } from '../domain/signature-changed.js';

const STORE = `
insert into email_preferences (user_id, track_opens, repeat_days, daily_limit, signature, revision, updated_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (user_id) do update set track_opens = excluded.track_opens, repeat_days = excluded.repeat_days,
  daily_limit = excluded.daily_limit, signature = excluded.signature, revision = excluded.revision, updated_at = excluded.updated_at`;

/** The one row of choices that an athlete has. */
@Injectable()
export class EmailSettingsResource {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes only the given settings. `revision`: the one the signature was written from; without it, the stored signature is
   * replaced in any case. Throws SignatureChanged, and then stores nothing.
   */
  async change(userId: string, change: EmailSettingsChange, revision?: number): Promise<EmailSettings> {
    return this.source.transaction(async (manager) => {
      await takeTurns(manager, 'email settings', userId);
      const [row] = await manager.query<EmailSettings[]>(STORED_SETTINGS, [userId]);
      const settings = merged(row ?? DEFAULT_EMAIL_SETTINGS, change, revision);
      const { trackOpens, repeatDays, dailyLimit, signature } = settings;
      await manager.query(STORE, [userId, trackOpens, repeatDays, dailyLimit, signature, settings.revision, this.clock.now()]);
      return settings;
    });
  }
}

function merged(stored: EmailSettings, change: EmailSettingsChange, revision?: number): EmailSettings {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const changed = { ...stored, ...given };
  if (changed.signature === stored.signature) return changed;
  if (revision !== undefined && revision !== stored.revision) throw new SignatureChanged(stored);
  return { ...changed, revision: stored.revision + 1 };
}
