// B6: what one athlete with 500 emails reads, while the table grows by the emails of others: stats, campaigns, home,
// analytics and a school's timeline at 10,000, 100,000 and 1,000,000 emails, against the same at 10,000. Each read is measured in turn
// with one that knows no email (/api/user), because minutes pass between the sizes and the machine's speed drifts: what grows is the
// ratio of the two. With --rows 10000000 the largest table has so many, filled without its indexes, which are made afterwards. A scan of a whole table shows in PostgreSQL's own counter.
// That takes most of an hour, beside other work too: --fill=FOLDER does it once and keeps the folder, and --filled=FOLDER measures the
// largest table there, in the ten minutes that a machine can be left alone.
import { performance } from 'node:perf_hooks';

import pg from 'pg';

import { withoutIndexes } from './support/without-indexes.mjs';
import { median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';

const SMALL = process.argv.includes('--small');
const ROWS = process.argv.indexOf('--rows');
const LARGEST = ROWS < 0 ? 1_000_000 : Number(process.argv[ROWS + 1]);
const SIZES = SMALL ? [1_000, 2_000] : [10_000, 100_000, LARGEST];
/** From here on rows are added without indexes. */
const BULK = 2_000_000;
const READS = SMALL ? 3 : 150;
const MAILS_EACH = 500;
const FILL = folderOf('--fill=');
const FILLED = folderOf('--filled=');

const PATHS = {
  stats: () => '/api/user/stats',
  campaigns: () => '/api/user/campaigns',
  home: () => '/api/user/home',
  analytics: () => '/api/user/analytics?range=all&zone=America/Chicago',
  timeline: ({ schoolId }) => `/api/schools/${schoolId}/timeline`,
};
const times = Object.fromEntries(Object.keys(PATHS).map((name) => [name, []]));
let scans = 0;

if (FILL) {
  const world = await open(FILL);
  await grow(world, LARGEST);
  await world.close();
} else {
  let world = await open();
  for (const size of SIZES) {
    if (FILLED && size === SIZES.at(-1)) {
      await world.close();
      world = await open(FILLED);
    } else await grow(world, size);
    const before = await wholeScans(world);
    for (const [name, path] of Object.entries(PATHS)) times[name].push(await measured(world, path(world)));
    // A small table is read whole on purpose: only the largest counts.
    scans = (await wholeScans(world)) - before;
  }
  await world.close();
  report();
}

function report() {
  for (const [name, each] of Object.entries(times)) {
    const growth = Math.max(...each.slice(1).map(({ ratio }) => ratio / each[0].ratio));
    const words = each
      .map(({ time, ratio }, at) => `${time.toFixed(1)} ms (${ratio.toFixed(2)}x) at ${SIZES[at].toLocaleString('en-US')}`)
      .join(', ');
    console.log(`| B6 ${name} | ${words} | ${growth.toFixed(2)}x | <= 1.3x |`);
  }
  console.log(`| B6 plans | ${scans} scans of a whole table of mails or events at ${SIZES.at(-1).toLocaleString('en-US')} | | 0 |`);
}

/** A server on a throw-away database, or on the one of a folder that stays, with the athlete who is measured. */
async function open(folder) {
  const database = await startDatabase(folder, FILL ? false : undefined);
  // Without workers nothing but the measured requests reads the tables.
  const server = await startServer(database, { ROLE: 'web' });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const account = { username: 'grower', password: 'touchdown' };
  const { rows: athletes } = await client.query(`select username from users where username like 'grower%'`);
  const cookie = await sessionOf(server.url, athletes.length > 0 ? account : { ...account, email: 'grower@recruit.test' });
  const { rows: schools } = await client.query('select id from schools order by id limit 1');
  const close = async () => {
    await client.end();
    await server.stop();
    await database.stop();
  };
  const world = { url: server.url, client, cookie, schoolId: schools[0].id, athletes: athletes.length, close };
  if (world.athletes === 0) await fill(world, 'grower', 'grower');
  world.athletes = Math.max(1, world.athletes);
  return world;
}

async function grow(world, size) {
  const wanted = size / MAILS_EACH;
  const add = () => addAthletes(world, world.athletes, wanted);
  if (wanted > world.athletes) await (size > BULK ? withoutIndexes(world.client, ['campaign_emails', 'activities'], add) : add());
  world.athletes = Math.max(world.athletes, wanted);
  await world.client.query('vacuum analyze campaign_emails, campaigns, activities, users');
}

/** Medians of `READS` requests, after a few that warm up: its time, and how many times that of /api/user beside it. */
async function measured(world, path) {
  const seen = [];
  for (let read = -3; read < READS; read += 1) {
    const plain = await timeOf(world, '/api/user');
    const time = await timeOf(world, path);
    if (read >= 0) seen.push({ time, ratio: time / plain });
  }
  return { time: median(seen.map(({ time }) => time)), ratio: median(seen.map(({ ratio }) => ratio)) };
}

async function timeOf({ url, cookie }, path) {
  const start = performance.now();
  const answer = await fetch(url + path, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - start;
}

async function wholeScans({ client }) {
  // The counters of a backend are flushed once a second.
  await new Promise((resume) => setTimeout(resume, 1_500));
  const {
    rows: [row],
  } = await client.query(`select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('campaign_emails', 'activities')`);
  return row.scans;
}

async function addAthletes(world, from, to) {
  await world.client.query(
    `insert into users (id, username, email, password_hash, created_at)
     select gen_random_uuid(), 'grower' || n, 'grower' || n || '@recruit.test', 'x', now()
     from generate_series($1::int, $2::int - 1) n`,
    [from, to],
  );
  await fill(world, `grower${from}`, null, from, to - 1);
}

/** Ten campaigns of 50 emails for each athlete, a fifth of them answered, and an event for each answer. */
async function fill({ client, schoolId }, username, only, from = 0, to = 0) {
  const chosen = only === null ? `username in (select 'grower' || n from generate_series(${from}, ${to}) n)` : `username = '${username}'`;
  await client.query(
    `insert into campaigns (id, user_id, name, subject, template, status, activated_at, created_at, updated_at)
     select gen_random_uuid(), u.id, 'Campaign ' || n, 'Film', 'Look', 'completed', now(), now() - n * interval '3 days', now()
     from users u, generate_series(1, ${MAILS_EACH / 50}) n where ${chosen}`,
  );
  await client.query(
    `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name,
       coach_last_name, coach_title, school_name, is_example, subject, body, status, due_at, sent_at, opened_at, replied_at,
       message_id, created_at, updated_at)
     select gen_random_uuid(), c.id, c.user_id, n, $1 + n % 20, 'coach' || n || '@college.test', 'Casey', 'Sample', 'Coach',
       'College', false, 'Film', 'Look at my film', case when n % 5 = 0 then 'replied' else 'sent' end, now(),
       c.created_at + n * interval '7 minutes', case when n % 3 = 0 then c.created_at + interval '1 day' end,
       case when n % 5 = 0 then c.created_at + interval '2 days' end, c.id || '.' || n, now(), now()
     from campaigns c join users u on u.id = c.user_id, generate_series(1, 50) n where ${chosen}`,
    [schoolId],
  );
  await client.query(
    `insert into activities (id, user_id, school_id, kind, at, data)
     select gen_random_uuid(), e.user_id, null, 'coach_replied', e.replied_at, '{}'
     from campaign_emails e join users u on u.id = e.user_id where e.replied_at is not null and ${chosen}`,
  );
}

function folderOf(option) {
  return process.argv.find((word) => word.startsWith(option))?.slice(option.length);
}
