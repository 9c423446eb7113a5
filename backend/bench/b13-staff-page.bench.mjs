// B13: how long a pasted staff page of 500 kB takes to read, as the most usual page (a few people among much markup) and as the densest
// (a card of about 200 characters for each person, some 2,500), and how long another account waits in the meantime. The page is pasted again and
// again without a pause for three rounds; the bystander asks every 25 ms and a bare server at the same moments, once with pastes and
// once without. Of each wait the time is taken off in which the server was ready but the machine ran other processes.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { median, sessionOf, startBaseline, startDatabase, startServer } from './support/bench-world.mjs';

const SMALL = process.argv.includes('--small');
const SIZE = SMALL ? 50_000 : 500_000;
const ROUND_MS = SMALL ? 500 : 6_000;
const ROUNDS = SMALL ? 1 : 3;

const database = await startDatabase();
const server = await startServer(database);
const bare = await startBaseline('./bare-server.mjs', { PATH: process.env.PATH });
const signUp = (username) => sessionOf(server.url, { username, email: `${username}@example.org`, password: 'touchdown' });
const cookie = await signUp('paster');
const bystander = new Worker(new URL('./support/bystander.mjs', import.meta.url), {
  workerData: {
    url: server.url,
    pid: server.pid,
    cookie: await signUp('bystander'),
    routes: ['/api/user'],
    bareUrl: bare.url,
    everyMs: 25,
  },
});

const person = (at) => {
  const name = `Dana Sample${at.toString(36)}`;
  return `<div class="card"><h4>${name}</h4><p>Safeties</p><p>(555) 555-${String(at % 10_000).padStart(4, '0')}</p><a href="mailto:d${at}@college.example">d${at}@college.example</a></div>`;
};
const filler = (at) =>
  `<li class="menu-item menu-item-${at}" data-key="${at}"><a href="/sports/${at}" title="Schedule ${at}"><span></span>Schedule</a></li>`;
const PAGES = [
  ['usual, 40 people', page(40)],
  ['dense', page(Infinity)],
];

await paste(PAGES[0][1]);
await paste(PAGES[1][1]);
for (const [name, html] of PAGES) await measure(name, html);
await bystander.terminate();
await bare.stop();
await server.stop();
await database.stop();

/** A page of SIZE characters: as many people as asked and have room, the rest are entries of its menu. */
function page(people) {
  let html = '';
  for (let at = 0; at < people && html.length < SIZE; at += 1) html += person(at);
  for (let at = 0; html.length < SIZE; at += 1) html += filler(at);
  return `<html><body><h1>Football</h1>${html}</body></html>`;
}

async function measure(name, html) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const quiet = await waits(() => pause(ROUND_MS));
    const times = [];
    const during = await waits(async () => {
      for (const end = performance.now() + ROUND_MS; performance.now() < end;) times.push(await paste(html));
    });
    rounds.push({ time: median(times), worst: Math.max(...times), quiet: Math.max(...quiet), during: Math.max(...during) });
  }
  const of = (figure) => median(rounds.map((round) => round[figure]));
  const ms = (time) => `${time.toFixed(0)} ms`;
  console.log(
    `| B13 read, ${name} | ${(html.length / 1000).toFixed(0)} kB: median ${ms(of('time'))}, longest ${ms(of('worst'))} | | <= 150 ms |`,
  );
  const more = of('during') - of('quiet');
  console.log(`| B13 bystander, ${name} | longest ${ms(of('during'))}, without ${ms(of('quiet'))} | +${ms(more)} | <= 50 ms more |`);
}

async function paste(html) {
  const began = performance.now();
  const answer = await fetch(`${server.url}/api/user/contacts/read-staff-page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: server.url },
    body: JSON.stringify({ html, text: '' }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 300)}`);
  return performance.now() - began;
}

async function waits(work) {
  bystander.postMessage('start');
  await work();
  bystander.postMessage('stop');
  const [asked] = await once(bystander, 'message');
  return asked.map(({ wait, unserved }) => Math.max(0, wait - unserved));
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
