import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** What an athlete chose about the AI provider. */
@Injectable()
export class ProviderChoiceQuery {
  constructor(private readonly source: DataSource) {}

  /** Null: not asked yet. */
  async of(userId: string): Promise<boolean | null> {
    const [row] = await this.source.query<{ allowed: boolean }[]>('select allowed from ai_provider_choices where user_id = $1', [userId]);
    return row?.allowed ?? null;
  }
}
