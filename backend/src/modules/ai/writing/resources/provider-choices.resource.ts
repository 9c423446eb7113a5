import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Clock } from '../../../../shared-kernel/clock.js';

const SAVE = `
insert into ai_provider_choices (user_id, allowed, chosen_at) values ($1, $2, $3)
on conflict (user_id) do update set allowed = excluded.allowed, chosen_at = excluded.chosen_at
where ai_provider_choices.allowed <> excluded.allowed`;

/** What athletes choose about the AI provider. */
@Injectable()
export class ProviderChoices {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  async choose(userId: string, allowed: boolean): Promise<void> {
    await this.source.query(SAVE, [userId, allowed, this.clock.now()]);
  }
}
