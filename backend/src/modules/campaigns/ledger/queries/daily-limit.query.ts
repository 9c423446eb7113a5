import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { GatewayName } from '../../../gmail/gateways/index.js';
import { LEFT_TIMES, WAITING } from '../adapters/persistence/athlete-cap.sql.js';

/** What the daily limit of one athlete has to count. */
@Injectable()
export class DailyLimitQuery {
  constructor(private readonly source: DataSource) {}

  /** Returns when emails left since then, or may have left: the latest `most` of them, the earliest first. */
  async leftTimes(userId: string, gateway: GatewayName, since: Date, most: number): Promise<Date[]> {
    const rows = await this.source.query<{ at: Date }[]>(LEFT_TIMES, [userId, gateway, since, most]);
    return rows.map(({ at }) => at).reverse();
  }

  /** Returns how many emails of active campaigns wait. */
  async waiting(userId: string, gateway: GatewayName): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(WAITING, [userId, gateway]);
    return row?.count ?? 0;
  }
}
