import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';

import { Clock } from '../../shared-kernel/clock.js';
import { Ids } from '../../shared-kernel/ids.js';
import { ProcessLease } from '../jobs/process-lease.js';

const Progress = z.object({ stage: z.enum(['database', 'files', 'check']), done: z.number(), total: z.number().nullable() });

const Order = z.object({
  id: z.string(),
  /** The account that asked for it. */
  by: z.string(),
  askedAt: z.iso.datetime(),
  state: z.enum(['waiting', 'running', 'made', 'failed']),
  /** The number of the process that makes it. */
  process: z.number().optional(),
  progress: Progress.nullable().default(null),
  endedAt: z.iso.datetime().nullable().default(null),
  file: z.string().nullable().default(null),
  bytes: z.number().nullable().default(null),
  failure: z.string().nullable().default(null),
});

/** A requested backup. */
export type AskedBackup = z.infer<typeof Order>;
export interface PlacedOrder {
  order: AskedBackup;
  /** False: it was under way already. */
  isNew: boolean;
}

const KEY = 'backup_order';
const READ = `select value from app_state where key = '${KEY}'`;

/** The statement itself decides which request is first; `$2`: an order whose process died, which counts as ended. */
const PLACE = `
insert into app_state (key, value, updated_at) values ('${KEY}', $1, now())
on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
where coalesce(app_state.value ->> 'state', '') not in ('waiting', 'running') or app_state.value ->> 'id' = $2
returning value`;

const CHANGE = `update app_state set value = value || $2::jsonb, updated_at = now() where key = '${KEY}' and value ->> 'id' = $1`;

export const FORGET_ORDER = `delete from app_state where key = '${KEY}'`;

const DIED = 'The process that made it ended in the middle. Nothing was lost. Make another one.';

/** The single backup that admins can request at a time, stored in the database so that every process and tab sees the same. */
@Injectable()
export class BackupOrders {
  constructor(
    private readonly source: DataSource,
    private readonly lease: ProcessLease,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The last requested backup; one whose process died has failed. */
  async last(): Promise<AskedBackup | null> {
    const order = await this.stored();
    if (order?.state !== 'running' || (await this.lease.isAlive(order.process ?? 0))) return order;
    return { ...order, state: 'failed', failure: DIED };
  }

  /** Returns the order under way, and whether it is this one: while one waits or runs there is no second. */
  async place(by: string): Promise<PlacedOrder> {
    const last = await this.last();
    const order: AskedBackup = Order.parse({ id: this.ids.next(), by, askedAt: this.now(), state: 'waiting' });
    const values = [JSON.stringify(order), last?.state === 'failed' ? last.id : ''];
    const placed = await this.source.query<unknown[]>(PLACE, values);
    if (placed.length > 0) return { order, isNew: true };
    return { order: (await this.last()) ?? order, isNew: false };
  }

  /** For anyone who has the turn: the order that waits, marked as begun. One that still runs then belongs to a process that died. */
  async begin(): Promise<AskedBackup | null> {
    const order = await this.stored();
    if (order?.state === 'running') await this.end(order.id, { state: 'failed', failure: DIED });
    if (order?.state !== 'waiting') return null;
    await this.change(order.id, { state: 'running', process: await this.lease.id() });
    return order;
  }

  report(id: string, progress: NonNullable<AskedBackup['progress']>): Promise<void> {
    return this.change(id, { progress });
  }

  end(id: string, result: Partial<AskedBackup>): Promise<void> {
    return this.change(id, { ...result, endedAt: this.now(), progress: null });
  }

  private now(): string {
    return this.clock.now().toISOString();
  }

  private async change(id: string, values: Partial<AskedBackup>): Promise<void> {
    await this.source.query(CHANGE, [id, JSON.stringify(values)]);
  }

  private async stored(): Promise<AskedBackup | null> {
    const [row] = await this.source.query<{ value: unknown }[]>(READ);
    return Order.safeParse(row?.value).data ?? null;
  }
}
