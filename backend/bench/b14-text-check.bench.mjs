// B14: POST /api/ai/check-text of 20,000 characters over HTTP, for one coach: usual sentences, and the texts that were most expensive to read;
// and whether twice the text takes twice the time.
import pg from 'pg';

import { median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';

const SMALL = process.argv.includes('--small');
const ROUNDS = SMALL ? 3 : 40;
const LENGTH = 20_000;

const SENTENCES = [
  'Coach, thank you for your time this week.',
  'I am a class of 2027 quarterback from Wadsworth, Ohio.',
  'I am 6-2 and weigh 205 pounds, with a 3.7 GPA and an SAT of 1280.',
  'I threw for 2,481 yards and twenty-four touchdowns in ten games.',
  'My best game was 312 yards against Green on October 3.',
  'I would love to visit campus on Friday and to see a practice.',
  'My coach can tell you more about how I work in the weight room.',
  'I run the forty in 4.7 seconds and was named to the all-district team.',
];
const TEXTS = [
  ['usual sentences', SENTENCES.join(' ') + ' '],
  ['"7 yards" only', '7 yards '],
  ['single digits', '1 2 3 4 5 '],
  ['names of towns', 'from Akron to Canton and '],
  ['numbers in words', 'two hundred and forty-one yards '],
];

const database = await startDatabase();
const server = await startServer(database);
const cookie = await sessionOf(server.url, { username: 'marcus', email: 'marcus@example.org', password: 'touchdown' });
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const { rows } = await client.query(`select id from schools where name like '%Akron%' order by id limit 1`);
await client.end();
const schoolId = rows[0].id;

for (const [name, piece] of TEXTS) {
  const whole = piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);
  const half = whole.slice(0, LENGTH / 2);
  await check(whole);
  const [long, short, tiny] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    long.push(await check(whole));
    short.push(await check(half));
    tiny.push(await check(whole.slice(0, 20)));
  }
  const [all, part, base] = [median(long), median(short), median(tiny)];
  const times = ((all - base) / (part - base)).toFixed(1);
  const said = `${all.toFixed(1)} ms, of 20 characters ${base.toFixed(1)} ms`;
  console.log(`| B14 | check of 20,000 characters, ${name}: median ${said} | ${times}x half of it | <= 20 ms more than 20 characters |`);
}
await server.stop();
await database.stop();

async function check(text) {
  const start = performance.now();
  const response = await fetch(`${server.url}/api/ai/check-text`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ text, schoolId }),
  });
  await response.text();
  if (response.status !== 200 && response.status !== 201) throw new Error(`check-text answered ${response.status}`);
  return performance.now() - start;
}
