// A season: 100,000 athletes and 1,000,000 emails with the rhythm of one (season/rhythm.mjs), loaded by COPY into a new database:
// storage of each table, what the hot pages take for a usual athlete and for the fullest, jobs a second, and what giving out a mailbox
// costs. With --emails N another number of emails, with --athletes N of athletes.
import { performance } from 'node:perf_hooks';

import pg from 'pg';

import { sessionOf, startDatabase, startServer } from './support/bench-world.mjs';
import { loadSeason } from './season/load.mjs';
import { giveOutMs, jobsASecond, storageOf, timesOf } from './season/measure.mjs';
import { busiest } from './season/rhythm.mjs';

const SMALL = process.argv.includes('--small');
const asked = (name, usual) => {
  const at = process.argv.indexOf(name);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const ATHLETES = asked('--athletes', SMALL ? 200 : 100_000);
const EMAILS = asked('--emails', SMALL ? 2_000 : 1_000_000);
const READS = SMALL ? 2 : 60;
const JOBS = SMALL ? 200 : 20_000;

const say = (what, figure) => console.log(`| Season ${what} | ${figure} | | |`);
const whole = (value) => Math.round(value).toLocaleString('en-US');
const gb = (bytes) => `${(bytes / 1e9).toFixed(2)} GB`;

const database = await startDatabase();
const server = await startServer(database, { ROLE: 'web' });
const client = new pg.Client({ connectionString: database.url });
await client.connect();

const first = { username: 'first', email: 'first@recruit.test', password: 'touchdown' };
await sessionOf(server.url, first);
const {
  rows: [{ hash }],
} = await client.query(`select password_hash as hash from users where username = 'first'`);

const began = performance.now();
const counts = await loadSeason(client, database.dataDir, { athletes: ATHLETES, emails: EMAILS, hash });
const loaded = (performance.now() - began) / 1000;
await client.query('vacuum analyze');

const storage = await storageOf(client);
const sum = (key) => storage.reduce((total, table) => total + table[key], 0);
say(`loaded: ${whole(ATHLETES)} athletes, ${whole(EMAILS)} emails`, `${whole(loaded)} s by COPY, ${gb(sum('data') + sum('indexes'))}`);
for (const { name, rows, data, indexes } of storage)
  say(name, `${whole(rows)} rows, ${gb(data)} and indexes ${gb(indexes)}, ${whole((data + indexes) / Math.max(1, rows))} bytes a row`);
const { hour, day } = busiest();
say('rhythm', `the busiest hour has ${(hour * 100).toFixed(3)} % of the emails, the busiest day ${(day * 100).toFixed(2)} %`);

const {
  rows: [school],
} = await client.query('select id from schools order by id limit 1');
const PAGES = {
  plain: '/api/user',
  figures: '/api/user/stats',
  campaigns: '/api/user/campaigns',
  home: '/api/user/home',
  analytics: '/api/user/analytics?range=all&zone=America/Chicago',
  timeline: `/api/schools/${school.id}/timeline`,
};
const sorted = counts.map((count, at) => ({ count, at })).sort((a, b) => a.count - b.count);
const writers = sorted.filter(({ count }) => count > 0);
for (const [who, { count, at }] of [
  ['usual', writers[Math.floor(writers.length / 2)]],
  ['fullest', sorted.at(-1)],
]) {
  const cookie = await sessionOf(server.url, { username: `season${at}`, password: first.password });
  const times = await timesOf(server.url, cookie, PAGES, READS);
  const words = Object.entries(times).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
  say(`pages of the ${who} athlete, ${whole(count)} emails`, words.join(', '));
}
say('jobs', `${whole(await jobsASecond(database.url, JOBS))} a second in one process, enqueued and done`);
say('mailboxes', `${(await giveOutMs(client)).toFixed(3)} ms of the database to give out one that is due`);

await client.end();
await server.stop();
await database.stop();
