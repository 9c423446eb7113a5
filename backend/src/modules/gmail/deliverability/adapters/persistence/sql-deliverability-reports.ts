import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { DeliverabilityReports } from '../../application/ports/deliverability-reports.js';
import type { DeliverabilityReport } from '../../domain/finding.js';

const LAST = `select value, updated_at as at from app_state where key = 'deliverability'`;

const KEEP = `
insert into app_state (key, value, updated_at) values ('deliverability', $1, $2)
on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
where app_state.updated_at <= excluded.updated_at`;

@Injectable()
export class SqlDeliverabilityReports extends DeliverabilityReports {
  constructor(private readonly source: DataSource) {
    super();
  }

  async last(): Promise<DeliverabilityReport | null> {
    const [row] = await this.source.query<{ value: Omit<DeliverabilityReport, 'at'>; at: Date }[]>(LAST);
    return row ? { ...row.value, at: row.at } : null;
  }

  async keep({ at, ...rest }: DeliverabilityReport): Promise<void> {
    await this.source.query(KEEP, [JSON.stringify(rest), at]);
  }
}
