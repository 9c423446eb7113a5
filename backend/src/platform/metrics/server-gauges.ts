import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { pgPool } from '../database/pg-pool.js';
import { Metrics, type Reading } from './metrics.js';

/** pg-boss keeps its jobs in the same database. */
const JOBS = `
select name as queue, case
    when state = 'active' then 'running'
    when state = 'failed' then 'failed'
    when start_after > now() then 'scheduled'
    else 'due'
  end as state, count(*)::int as value
from pgboss.job where state in ('created', 'retry', 'active', 'failed')
group by 1, 2`;

/** How late the job is that has waited longest in each queue; 0 where none is late. pg-boss' own queues begin with two underscores. */
const OLDEST_DUE = `
select q.name as queue, coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as value
from pgboss.queue q
left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()
where q.name not like '\\_\\_%'
group by 1`;

/** How busy the connections to the database and the job queues are. */
@Injectable()
export class ServerGauges implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly source: DataSource,
  ) {}

  onModuleInit(): void {
    const pool = { name: 'recruit_pool_connections', help: 'Database connections of this process', labels: ['state'] };
    this.metrics.addGauge(pool, () => this.connections());
    const waiting = { name: 'recruit_pool_waiting', help: 'Requests that wait for a database connection' };
    this.metrics.addGauge(waiting, () => [{ value: pgPool(this.source).waitingCount }]);
    const jobs = { name: 'recruit_jobs', help: 'Jobs by queue and state', labels: ['queue', 'state'] };
    this.metrics.addGauge(jobs, () => this.jobs());
    const oldest = { name: 'recruit_queue_age_seconds', help: 'How late the oldest due job of each queue is', labels: ['queue'] };
    this.metrics.addGauge(oldest, () => this.oldestDue());
  }

  private connections(): Reading[] {
    const { totalCount, idleCount } = pgPool(this.source);
    return [
      { labels: { state: 'idle' }, value: idleCount },
      { labels: { state: 'used' }, value: totalCount - idleCount },
    ];
  }

  private async jobs(): Promise<Reading[]> {
    const rows = await this.source.query<{ queue: string; state: string; value: number }[]>(JOBS);
    return rows.map(({ queue, state, value }) => ({ labels: { queue, state }, value }));
  }

  private async oldestDue(): Promise<Reading[]> {
    const rows = await this.source.query<{ queue: string; value: number }[]>(OLDEST_DUE);
    return rows.map(({ queue, value }) => ({ labels: { queue }, value }));
  }
}
