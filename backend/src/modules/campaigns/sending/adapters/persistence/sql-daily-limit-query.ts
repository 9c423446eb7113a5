import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { GatewayName } from '../../../../gmail/index.js';
import { DailyLimitQuery } from '../../application/ports/daily-limit-query.js';
import { LEFT_TIMES, WAITING } from './athlete-cap.sql.js';

@Injectable()
export class SqlDailyLimitQuery extends DailyLimitQuery {
  constructor(private readonly source: DataSource) {
    super();
  }

  async leftTimes(userId: string, gateway: GatewayName, since: Date, most: number): Promise<Date[]> {
    const rows = await this.source.query<{ at: Date }[]>(LEFT_TIMES, [userId, gateway, since, most]);
    return rows.map(({ at }) => at).reverse();
  }

  async waiting(userId: string, gateway: GatewayName): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(WAITING, [userId, gateway]);
    return row?.count ?? 0;
  }
}
