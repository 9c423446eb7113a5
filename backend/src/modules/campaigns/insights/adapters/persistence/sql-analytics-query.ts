import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';

import { AnalyticsQuery, UnknownTimeZone, type AnalyticsFacts } from '../../application/ports/analytics-query.js';
import { ANALYTICS } from './analytics.sql.js';

/** invalid_parameter_value: what PostgreSQL says of a time zone that it does not know. */
const INVALID_PARAMETER = '22023';

@Injectable()
export class SqlAnalyticsQuery extends AnalyticsQuery {
  constructor(private readonly source: DataSource) {
    super();
  }

  async read(userId: string, days: number | null, zone: string, now: Date): Promise<AnalyticsFacts> {
    try {
      const [facts] = await this.source.query<[AnalyticsFacts]>(ANALYTICS, [userId, days, zone, now]);
      return facts;
    } catch (error) {
      const { code } = error instanceof QueryFailedError ? (error.driverError as { code?: string }) : {};
      throw code === INVALID_PARAMETER ? new UnknownTimeZone(zone) : error;
    }
  }
}
