// B2: a schools CSV of 100,000 coach rows (10,000 schools), validated, deduplicated and stored in one transaction,
// against COPY of the same rows, already clean, into the same tables with the same indexes.
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import pg from 'pg';

import { ADMIN, median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';

const SMALL = process.argv.includes('--small');
const SCHOOLS = SMALL ? 200 : 10_000;
const ROUNDS = SMALL ? 1 : 3;
const STATES = ['OH', 'PA', 'TX', 'CA', 'FL', 'GA', 'MI', 'NC', 'VA', 'IL'];

const database = await startDatabase();
const server = await startServer(database);
const cookie = await sessionOf(server.url, ADMIN);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const files = writeFiles();

const times = { ours: [], copy: [] };
const peaks = [];
for (let round = 0; round < ROUNDS; round += 1) {
  await clear();
  times.ours.push(await timed(importOverHttp));
  await clear();
  times.copy.push(await timed(copy));
}
const ratio = median(times.ours.map((time, at) => time / times.copy[at]));
const [ours, plain] = [median(times.ours), median(times.copy)];
console.log(
  `| B2 import | ${SCHOOLS * 10} rows in ${(ours / 1000).toFixed(2)} s, COPY ${(plain / 1000).toFixed(2)} s | ${ratio.toFixed(2)}x | <= 2.5x |`,
);
console.log(`| B2 memory | ${Math.max(...peaks).toFixed(0)} MB over idle at the peak | | < 250 MB |`);
await client.end();
await server.stop();
await database.stop();

async function clear() {
  await client.query('truncate schools restart identity cascade');
  await client.query('checkpoint');
}

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function importOverHttp() {
  const idle = memory();
  let peak = idle;
  const watch = setInterval(() => (peak = Math.max(peak, memory())), 50);
  const body = new FormData();
  body.set('csvFile', new Blob([readFileSync(files.csv)], { type: 'text/csv' }), 'coaches.csv');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${server.url}/api/admin/import-schools-csv`, { method: 'POST', body, headers });
  clearInterval(watch);
  peaks.push(peak - idle);
  const { imported } = await answer.json();
  if (imported?.coaches !== SCHOOLS * 10) throw new Error(`imported ${JSON.stringify(imported)}`);
}

async function copy() {
  await client.query('begin');
  await client.query(
    `copy schools (id, name, name_key, division, city, state, conference, website_url, created_at, updated_at)
     from '${files.schools}' (format csv)`,
  );
  await client.query(
    `copy coaches (school_id, first_name, last_name, name, name_key, email, title, position, is_head_coach,
       created_at, updated_at) from '${files.coaches}' (format csv)`,
  );
  await client.query('commit');
}

/** Resident memory of the server in MB. */
function memory() {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function writeFiles() {
  const now = new Date().toISOString();
  const lines = { csv: ['name,division,city,state,conference,website_url,coach_name,coach_title,coach_email'], schools: [], coaches: [] };
  for (let school = 0; school < SCHOOLS; school += 1) {
    const state = STATES[school % 10];
    const [name, division, city] = [`College ${school}`, `D${(school % 3) + 1}`, `Town ${school}`];
    const [conference, url] = [`Conference ${school % 40}`, `https://college${school}.example.edu/`];
    lines.schools.push([school + 1, name, name.toLowerCase(), division, city, state, conference, url, now, now].join(','));
    for (let coach = 0; coach < 10; coach += 1) {
      const mail = `casey${coach}@college${school}.example.edu`;
      const title = coach === 0 ? 'Head Coach' : 'Quarterbacks';
      lines.csv.push([name, division, city, state, conference, url, `Casey Sample${coach}`, title, mail].join(','));
      const row = [school + 1, 'Casey', `Sample${coach}`, `Casey Sample${coach}`, `casey sample${coach}`, mail, title];
      lines.coaches.push([...row, coach === 0 ? 'HC' : 'QB', coach === 0, now, now].join(','));
    }
  }
  return Object.fromEntries(
    Object.entries(lines).map(([kind, rows]) => {
      const file = path.join(database.dataDir, `${kind}.csv`);
      writeFileSync(file, rows.join('\n'));
      chmodSync(file, 0o644);
      return [kind, file];
    }),
  );
}
