import path from 'node:path';

import { makeBackup } from '../../src/platform/backup/index.js';
import { createEmptyDatabase, createStartedDatabase } from '../support/test-database.js';
import { newFolder, placeWith, query, restoreInto } from './backup-world.js';

const NOW = new Date('2026-11-25T10:00:00Z');

describe('a backup that is made while people write', () => {
  it('O-06 is the database of one moment: what was written together is in it together', async () => {
    const database = await createStartedDatabase();
    const place = await placeWith(database.url);
    const file = path.join(await newFolder(), 'busy.recruit');
    await query(
      database.url,
      `insert into app_state (key, value) select 'row ' || n, to_jsonb(repeat(md5(n::text), 20)) from generate_series(1, 20000) n`,
    );
    let done = false;
    let written = 0;
    const writing = (async () => {
      for (; !done; written += 1) await query(database.url, PAIR, [written]);
    })();
    while (written < 20) await new Promise((resume) => setTimeout(resume, 1));
    await makeBackup({ place, file, now: NOW });
    done = true;
    await writing;
    const target = await createEmptyDatabase();
    await restoreInto(await placeWith(target.url), file);
    const [counts] = await query<{ favorites: number; users: number }>(
      target.url,
      `select (select count(*)::int from favorites) as favorites, (select count(*)::int from users where username like 'w%') as users`,
    );
    expect(counts?.users).toBeGreaterThanOrEqual(20);
    expect(counts?.users).toBeLessThan(written);
    expect(counts?.favorites).toBe(counts?.users);
    await Promise.all([target.drop(), database.drop()]);
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
