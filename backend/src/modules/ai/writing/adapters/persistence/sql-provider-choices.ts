import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ProviderChoices } from '../../application/ports/provider-choices.js';

const SAVE = `
insert into ai_provider_choices (user_id, allowed, chosen_at) values ($1, $2, $3)
on conflict (user_id) do update set allowed = excluded.allowed, chosen_at = excluded.chosen_at
where ai_provider_choices.allowed <> excluded.allowed`;

@Injectable()
export class SqlProviderChoices extends ProviderChoices {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string): Promise<boolean | null> {
    const [row] = await this.source.query<{ allowed: boolean }[]>('select allowed from ai_provider_choices where user_id = $1', [userId]);
    return row?.allowed ?? null;
  }

  async save(userId: string, allowed: boolean, now: Date): Promise<void> {
    await this.source.query(SAVE, [userId, allowed, now]);
  }
}
