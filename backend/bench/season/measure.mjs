import { performance } from 'node:perf_hooks';

import { JobQueue } from '../../dist/platform/jobs/job-queue.js';
import { TAKE_DUE } from '../../dist/modules/campaigns/replies/adapters/persistence/reply-ledger.sql.js';
import { median } from '../support/bench-world.mjs';
import { TABLES } from './load.mjs';

/** Bytes and rows of each table of a season, with indexes and long values. */
export async function storageOf(client) {
  const { rows } = await client.query(
    `select c.relname as name, c.reltuples::bigint as rows, pg_table_size(c.oid) as data, pg_indexes_size(c.oid) as indexes
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relname = any($1) order by pg_total_relation_size(c.oid) desc`,
    [TABLES],
  );
  return rows.map(({ name, rows: count, data, indexes }) => ({ name, rows: Number(count), data: Number(data), indexes: Number(indexes) }));
}

/** Median of `times` answers of each page, in ms. */
export async function timesOf(url, cookie, pages, times) {
  const seen = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  for (let round = -2; round < times; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const began = performance.now();
      const answer = await fetch(url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (round >= 0) seen[name].push(performance.now() - began);
    }
  }
  return Object.fromEntries(Object.entries(seen).map(([name, all]) => [name, median(all)]));
}

const quiet = { warn: () => undefined, error: () => undefined };

/** Jobs a second that one process takes, does nothing in, and ends: 20 at a time as checks for replies are. */
export async function jobsASecond(databaseUrl, count) {
  const queue = new JobQueue({ databaseUrl, databaseDirectUrl: databaseUrl, role: 'all' }, quiet);
  let done = 0;
  const all = new Promise((resolve) => {
    const work = async () => {
      done += 1;
      if (done === count) resolve();
    };
    queue.register('season', work, { batch: 100, atOnce: 20, concurrency: 2 });
  });
  await queue.start();
  const began = performance.now();
  for (let at = 0; at < count; at += 500) {
    const jobs = Array.from({ length: Math.min(500, count - at) }, (_, one) => ({ key: `season ${at + one}`, data: {} }));
    await queue.sendAll('season', jobs);
  }
  await all;
  const seconds = (performance.now() - began) / 1000;
  await queue.beforeApplicationShutdown();
  return count / seconds;
}

/** Milliseconds of the database for giving out one mailbox that is due, with all mailboxes of the season due at once. */
export async function giveOutMs(client) {
  await client.query('begin');
  await client.query(`update reply_mailboxes set next_check_at = now() - interval '1 minute'`);
  const now = new Date();
  const began = performance.now();
  let taken = 0;
  for (;;) {
    const { rowCount } = await client.query(TAKE_DUE, [now, new Date(now.getTime() + 60_000), 500]);
    taken += rowCount;
    if (rowCount < 500 || taken >= 10_000) break;
  }
  const ms = (performance.now() - began) / Math.max(1, taken);
  await client.query('rollback');
  return ms;
}
