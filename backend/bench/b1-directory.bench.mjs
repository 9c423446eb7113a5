// B1: GET /api/schools with 1,000 schools and 10,000 coaches for 50 athletes over 20 connections, against a bare
// server that builds and compresses the same JSON for each request.
import pg from 'pg';

import { ADMIN, median, sessionOf, startBaseline, startDatabase, startServer } from './support/bench-world.mjs';
import { importDirectory } from './support/import-directory.mjs';
import { load } from './support/load.mjs';

const SMALL = process.argv.includes('--small');
const ROUNDS = SMALL ? 1 : 5;
const MS = SMALL ? 150 : 3_000;
const ATHLETES = SMALL ? 4 : 50;

const database = await startDatabase();
const server = await startServer(database);
const admin = await sessionOf(server.url, ADMIN);
await importDirectory(server.url, admin, SMALL ? 3 : 328);
const athletes = await signUpAthletes(ATHLETES);
const baseline = await startBaseline('./directory-baseline.mjs', { PATH: process.env.PATH, DATABASE_URL: database.url });

const ours = (at) => ({ cookie: athletes[at % ATHLETES].cookie, 'accept-encoding': 'gzip' });
const bare = (at) => ({ 'x-user': athletes[at % ATHLETES].id });
const etags = await Promise.all(athletes.map(({ cookie }) => etagOf(cookie)));
const known = (at) => ({ ...ours(at), 'if-none-match': etags[at % ATHLETES] });

const ratios = [];
const rates = [];
const unchanged = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const a = await load({ url: `${server.url}/api/schools`, headersOf: ours, connections: 20, ms: MS });
  const b = await load({ url: baseline.url, headersOf: bare, connections: 20, ms: MS });
  ratios.push(a.perSecond / b.perSecond);
  rates.push([a.perSecond, b.perSecond]);
  const same = await load({ url: `${server.url}/api/schools`, headersOf: known, connections: 1, ms: MS / 3, expect: 304 });
  unchanged.push(same.median);
}
const [mine, theirs] = [0, 1].map((side) => median(rates.map((pair) => pair[side])));
console.log(`| B1 directory | ${mine.toFixed(0)} requests/s, bare server ${theirs.toFixed(0)} | ${median(ratios).toFixed(2)}x | >= 3x |`);
console.log(`| B1 unchanged (304) | median ${median(unchanged).toFixed(2)} ms | | < 2 ms |`);
await baseline.stop();
await server.stop();
await database.stop();

async function signUpAthletes(count) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const athletes = [];
  for (let at = 0; at < count; at += 1) {
    const username = `athlete${at}`;
    const cookie = await sessionOf(server.url, { username, email: `${username}@example.org`, password: 'touchdown' });
    const { rows } = await client.query('select id from users where username = $1', [username]);
    await client.query(
      `insert into target_schools (user_id, school_id, intro_email_sent, lead_level, updated_at)
       select $1, id, true, 'warm', now() from schools order by md5(id::text || $2) limit 14`,
      [rows[0].id, username],
    );
    athletes.push({ id: rows[0].id, cookie });
  }
  await client.end();
  return athletes;
}

async function etagOf(cookie) {
  const answer = await fetch(`${server.url}/api/schools`, { headers: { cookie } });
  await answer.arrayBuffer();
  return answer.headers.get('etag');
}
