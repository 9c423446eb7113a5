import path from 'node:path';

import { makeBackup, type FinishedBackup } from '../../src/platform/backup/index.js';
import { createEmptyDatabase, createStartedDatabase, type TestDatabase } from '../support/test-database.js';
import { newFolder, placeWith, query, restoreInto } from './backup-world.js';

const NOW = new Date('2026-11-25T10:00:00Z');
const ROWS = 20_000;

describe('a backup that is made while people write', () => {
  let database: TestDatabase;
  let target: TestDatabase;
  let backup: FinishedBackup;
  let written = 0;

  beforeAll(async () => {
    [database, target] = [await createStartedDatabase(), await createEmptyDatabase()];
    const place = await placeWith(database.url);
    const file = path.join(await newFolder(), 'busy.recruit');
    await query(
      database.url,
      `insert into app_state (key, value) select 'row ' || n, to_jsonb(repeat(md5(n::text), 20)) from generate_series(1, ${ROWS}) n`,
    );
    let done = false;
    const writing = (async () => {
      for (; !done; written += 1) await query(database.url, PAIR, [written]);
    })();
    while (written < 20) await new Promise((resume) => setTimeout(resume, 1));
    backup = await makeBackup({ place, file, now: NOW });
    done = true;
    await writing;
    await restoreInto(await placeWith(target.url), file);
  });

  afterAll(() => Promise.all([target.drop(), database.drop()]));

  it('O-06 is the database of one moment: what was written together is in it together', async () => {
    const [counts] = await query<{ favorites: number; users: number }>(
      target.url,
      `select (select count(*)::int from favorites) as favorites, (select count(*)::int from users where username like 'w%') as users`,
    );
    expect(counts?.users).toBeGreaterThanOrEqual(20);
    expect(counts?.users).toBeLessThan(written);
    expect(counts?.favorites).toBe(counts?.users);
  });

  it('O-06 a large table is written in pieces of 1 to 2 MB, each row once and none lost', async () => {
    const pieces = backup.manifest.parts.filter(({ name }) => name.includes('app_state'));
    expect(pieces.length).toBeGreaterThan(5);
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length);
    expect(Math.max(...pieces.map(({ bytes }) => bytes))).toBeLessThan(2 * 1024 * 1024);
    const digest = `select count(*)::int as rows, md5(string_agg(key || value::text, '' order by key)) as all from app_state where key like 'row %'`;
    const [kept] = await query<{ rows: number }>(target.url, digest);
    expect(kept).toEqual((await query(database.url, digest))[0]);
    expect(kept?.rows).toBe(ROWS);
  });
});

/** A user and a favorite of theirs, or neither. */
const PAIR = `
with new as (
  insert into users (id, username, email, password_hash, created_at)
  values (gen_random_uuid(), 'w' || $1::int, 'w' || $1::int || '@recruit.test', 'x', now()) returning id
)
insert into favorites (id, user_id, school_id, created_at)
select gen_random_uuid(), new.id, s.id, now() from new, (select id from schools order by id limit 1) s`;
