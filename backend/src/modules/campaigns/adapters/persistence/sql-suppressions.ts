import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { Suppressions } from '../../application/ports/suppressions.js';

const REASONS: Record<string, string> = {
  bounced: 'Mail to this address came back',
};

@Injectable()
export class SqlSuppressions extends Suppressions {
  constructor(private readonly source: DataSource) {
    super();
  }

  async of(userId: string): Promise<Map<string, string>> {
    const rows = await this.source.query<{ key: string; reason: string }[]>(
      'select address_key as key, reason from suppressed_addresses where user_id = $1',
      [userId],
    );
    return new Map(rows.map(({ key, reason }) => [key, REASONS[reason] ?? reason]));
  }
}
