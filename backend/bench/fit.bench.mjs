// Fit: GET /api/schools/{id}/fit-analysis of one school, and the scores of 50 favorites, with a directory whose every
// D1 school has a roster of two seasons.
import pg from 'pg';

import { ADMIN, median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';

const SMALL = process.argv.includes('--small');
const ROUNDS = SMALL ? 20 : 300;
const PLAYERS = 120;

const database = await startDatabase();
const server = await startServer(database);
await sessionOf(server.url, ADMIN);
const account = { username: 'marcus', email: 'marcus@example.org', password: 'touchdown' };
const cookie = await sessionOf(server.url, account);
const client = new pg.Client({ connectionString: database.url });
await client.connect();

await client.query(
  `insert into rosters (school_id, season, source, imported_at)
   select s.id, y, 'bench', now() from schools s, generate_series(2023, 2024) y where s.division = 'D1'`,
);
await client.query(
  `insert into roster_players (roster_id, place, name, position, class_year, height_inches, weight_pounds)
   select r.id, n, 'Player ' || n, (array['QB','RB','WR','TE','OL','DL','LB','DB','K','P'])[1 + n % 10],
     (r.season + 1 + n % 4)::text, 68 + n % 10, 180 + n % 120
   from rosters r, generate_series(1, $1) n`,
  [PLAYERS],
);
await client.query('analyze');
await call('PUT', '/api/user', {
  position: 'QB',
  height: `6'2"`,
  weight: 205,
  gpa: 3.7,
  satScore: 1280,
  city: 'Wadsworth',
  state: 'OH',
});
const { rows: schools } = await client.query(`select id from schools where division = 'D1' order by id limit 50`);

const times = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const start = performance.now();
  await call('GET', `/api/schools/${schools[round % schools.length].id}/fit-analysis`);
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
const p95 = times[Math.floor(times.length * 0.95)];
console.log(`| Fit of one school | median ${median(times).toFixed(1)} ms, 95 % ${p95.toFixed(1)} ms | | <= 15 ms |`);

const fits = [];
for (let round = 0; round < Math.max(5, ROUNDS / 10); round += 1) {
  // Another weight each time: what is kept of the fits counts no more.
  await call('PUT', '/api/user', { weight: 180 + round });
  const start = performance.now();
  await call('GET', '/api/user/school-fits');
  fits.push(performance.now() - start);
}
console.log(`| Fit of every school, computed anew | median ${median(fits).toFixed(1)} ms | | <= 150 ms |`);

const { AnalyzeFit } = await import('../dist/modules/schools/fit/application/analyze-fit.use-case.js');
const { FitFacts } = await import('../dist/modules/schools/fit/queries/fit-facts.query.js');
const { FitTables } = await import('../dist/modules/schools/fit/application/fit-tables.js');
const { FitFrame } = await import('../dist/modules/schools/fit/application/fit-frame.js');
const { ContactRules } = await import('../dist/modules/schools/rules/application/contact-rules.js');
const { CsvParseReader } = await import('../dist/modules/schools/tables/adapters/csv/csv-parse-reader.js');
const { DiskBundledFiles } = await import('../dist/modules/schools/directory/adapters/disk/disk-bundled-files.js');
for (const { id } of schools) await call('POST', '/api/user/favorites', { schoolId: id });
const { rows: users } = await client.query(`select id from users where username = 'marcus'`);
const source = { query: async (text, values) => (await client.query(text, values)).rows };
const files = new DiskBundledFiles();
const clock = { now: () => new Date() };
const frame = new FitFrame(new FitTables(files), new ContactRules(files, new CsvParseReader()), clock);
const analyze = new AnalyzeFit(new FitFacts(source, clock), frame);
const all = [];
for (let round = 0; round < Math.max(5, ROUNDS / 10); round += 1) {
  const start = performance.now();
  const analyses = await analyze.ofFavorites(users[0].id);
  all.push(performance.now() - start);
  if (analyses.length !== schools.length) throw new Error(`${analyses.length} analyses`);
}
console.log(`| Fit of ${schools.length} favorites | median ${median(all).toFixed(1)} ms | | <= 100 ms |`);

await client.end();
await server.stop();
await database.stop();

async function call(method, path, body) {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${server.url}${path}`, { method, headers, body: body && JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
}
