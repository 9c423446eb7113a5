import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { KEPT_STRATEGIES, Strategies, type SavedStrategy } from '../../application/ports/strategies.js';
import type { WriterName } from '../../../writing/index.js';
import { StrategyInProgress, StrategyNotFound } from '../../domain/strategy-errors.js';
import type { Strategy } from '../../domain/strategy.js';
import { strategySchema } from './strategy-schema.js';

const LEASE = `interval '5 minutes'`;

const LATEST = `
select id, created_at as "createdAt", writer_kind as kind, writer_name as name, remarks, useful, content
from recruiting_strategies where user_id = $1 order by created_at desc, id desc limit 1`;

/** The row lock serializes two requests; a live claim of another process is not changed. */
const CLAIM = `
insert into strategy_work as w (user_id, work_id, started_at) values ($1, $2, $3)
on conflict (user_id) do update set work_id = excluded.work_id, started_at = excluded.started_at
where w.started_at < excluded.started_at - ${LEASE}
returning w.work_id`;

const INSERT = `
insert into recruiting_strategies (id, user_id, created_at, writer_kind, writer_name, remarks, content)
values ($1, $2, $3, $4, $5, $6, $7)`;

const PRUNE = `
delete from recruiting_strategies where user_id = $1 and id not in
  (select id from recruiting_strategies where user_id = $1 order by created_at desc, id desc limit ${KEPT_STRATEGIES})`;

const RATE = 'update recruiting_strategies set useful = $3, rated_at = $4 where user_id = $1 and id = $2 returning id';

interface Row {
  id: string;
  createdAt: Date;
  kind: WriterName['kind'];
  name: string;
  remarks: string[];
  useful: boolean | null;
  content: Strategy;
}

@Injectable()
export class SqlStrategies extends Strategies {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  async latest(userId: string): Promise<SavedStrategy | null> {
    const [row] = await this.source.query<Row[]>(LATEST, [userId]);
    if (!row) return null;
    const { kind, name, ...rest } = row;
    return { ...rest, writer: { kind, name } };
  }

  async demand(userId: string, id: string): Promise<void> {
    if (!isUuid(id)) throw new StrategyNotFound();
    const found = 'select 1 from recruiting_strategies where user_id = $1 and id = $2';
    if ((await this.source.query<object[]>(found, [userId, id])).length === 0) throw new StrategyNotFound();
  }

  async claim(userId: string, workId: string, now: Date): Promise<void> {
    const rows = await this.source.query<object[]>(CLAIM, [userId, workId, now]);
    if (rows.length === 0) throw new StrategyInProgress();
  }

  async release(userId: string, workId: string): Promise<void> {
    await this.source.query('delete from strategy_work where user_id = $1 and work_id = $2', [userId, workId]);
  }

  async save(userId: string, strategy: SavedStrategy): Promise<void> {
    const content = strategySchema.parse(strategy.content);
    await this.source.transaction((manager) => this.insert(manager, userId, { ...strategy, content }));
  }

  private async insert(manager: EntityManager, userId: string, strategy: SavedStrategy): Promise<void> {
    const { id, createdAt: at, writer, remarks, content } = strategy;
    const values = [id, userId, at, writer.kind, writer.name, JSON.stringify(remarks), JSON.stringify(content)];
    await manager.query(INSERT, values);
    await manager.query(PRUNE, [userId]);
    const data = { strategyId: id, writer: writer.kind };
    await this.activity.append([{ userId, schoolId: null, kind: 'strategy_generated', at, data }], manager);
  }

  async rate(userId: string, id: string, useful: boolean, now: Date): Promise<void> {
    if (!isUuid(id)) throw new StrategyNotFound();
    const [rows] = await this.source.query<[object[], number]>(RATE, [userId, id, useful, now]);
    if (rows.length === 0) throw new StrategyNotFound();
  }
}
