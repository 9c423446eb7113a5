// B12: how long another account waits while one ordinary account sends the worst requests that it may, ten of each at once, and
// what the server's memory grows by. The bystander asks cheap routes every 25 ms, and a bare server at the same moments. Of each wait
// the time is taken off in which the server was ready but the machine ran other processes. Each input is sent in three rounds,
// and the median of the rounds' longest waits counts. --all prints every input, --only=WORDS sends those alone, --once one round.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

import pg from 'pg';

import { ADMIN, median, sessionOf, startBaseline, startDatabase, startServer } from './support/bench-world.mjs';
import { fillAccount } from './support/fullest-account.mjs';
import { heavyInputs } from './support/heavy-inputs.mjs';
import { heavyPictures } from './support/heavy-pictures.mjs';
import { importDirectory } from './support/import-directory.mjs';
import { startModel } from './support/model-stand-in.mjs';

const SMALL = process.argv.includes('--small');
const ONLY = new RegExp(process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? '');
const ROUNDS = SMALL || process.argv.includes('--once') ? 1 : 3;
const AT_ONCE = SMALL ? 1 : 10;
const IDLE_MS = SMALL ? 300 : 5_000;
/** A small run only shows that all this runs: some of the inputs, whose neighbours are alike, and a bystander who asks less often. */
const EVERY_INPUT = SMALL ? 4 : 1;
const EVERY_MS = SMALL ? 100 : 25;
const ROUTES = ['/api/user', '/api/user/stats', '/api/user/favorites', '/api/user/contact-windows', '/api/server'];

const database = await startDatabase();
const model = await startModel();
const server = await startServer(database, { ...model.env, AI_DAILY_TOKENS_PER_USER: '1000000000' });
const bare = await startBaseline('./bare-server.mjs', { PATH: process.env.PATH });
await importDirectory(server.url, await sessionOf(server.url, ADMIN), SMALL ? 3 : 328);
const signUp = (username) => sessionOf(server.url, { username, email: `${username}@example.org`, password: 'touchdown' });
const cookie = await signUp('heavy');
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const query = (sql) => client.query(sql);
const heavy = { url: server.url, cookie, model, query, ...(await fillAccount(client, 'heavy', SMALL ? 0.005 : 1)) };
const bystander = new Worker(new URL('./support/bystander.mjs', import.meta.url), {
  workerData: { url: server.url, pid: server.pid, cookie: await signUp('bystander'), routes: ROUTES, bareUrl: bare.url, everyMs: EVERY_MS },
});
const inputs = heavyInputs(await heavyPictures(SMALL)).filter(({ name }, at) => ONLY.test(name) && at % EVERY_INPUT === 0);

// The first requests compile code and load the dictionary of 300 MB; both happen once in the life of a server.
for (const input of heavyInputs([]).slice(0, SMALL ? 1 : 12)) await send({ ...input, once: true });
await pause(IDLE_MS);
const idle = await measured(() => pause(IDLE_MS));
const idleMb = heldMb();

const results = [];
for (const input of inputs) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await input.before?.(heavy);
    rounds.push(await measured(() => send(input)));
  }
  const of = (figure) => median(rounds.map((each) => each[figure]));
  const peakMb = Math.max(...rounds.map((each) => each.peakMb));
  const { statuses } = rounds[0];
  results.push({
    name: input.name,
    statuses,
    worst: of('worst'),
    raw: of('raw'),
    bare: of('bare'),
    p99: of('p99'),
    overMb: peakMb - idleMb,
  });
  if (process.argv.includes('--all')) print(results.at(-1));
}
report();
await bystander.terminate();
await bare.stop();
await server.stop();
await model.stop();
await client.end();
await database.stop();

/** During `work`: the bystander's longest wait and 99th percentile in ms without other processes, with them, the bare server's, the peak of memory in MB. */
async function measured(work) {
  let peakMb = 0;
  const watch = setInterval(() => (peakMb = Math.max(peakMb, heldMb())), 10);
  bystander.postMessage('start');
  await pause(100);
  const statuses = await work();
  await pause(200);
  bystander.postMessage('stop');
  const [asked] = await once(bystander, 'message');
  clearInterval(watch);
  const waits = asked.map(({ wait, unserved }) => wait - unserved).sort((a, b) => a - b);
  const longest = (figure) => Math.max(...asked.map((each) => each[figure]));
  return {
    statuses,
    worst: waits.at(-1),
    p99: waits[Math.floor(waits.length * 0.99)],
    raw: longest('wait'),
    bare: longest('bare'),
    peakMb,
  };
}

/** Sends `input` ten times at once and reads the answers. Resolves with how many had which status. */
async function send({ name, send: ask, once: single = false, expect }) {
  const answers = await Promise.all(
    Array.from({ length: single ? 1 : AT_ONCE }, async () => {
      const answer = await ask(heavy);
      if (expect && answer.status !== expect) throw new Error(`${name}: ${answer.status} ${await answer.text()}`);
      for await (const _ of answer.body ?? []);
      return answer.status;
    }),
  );
  const broken = answers.filter((status) => status >= 500 && status !== 502 && status !== 503);
  if (broken.length > 0) throw new Error(`${name} answered ${broken[0]}`);
  return [...new Set(answers)].map((status) => `${answers.filter((other) => other === status).length} x ${status}`).join(', ');
}

function report() {
  const byWait = results.toSorted((one, other) => other.worst - one.worst)[0];
  const byMemory = results.toSorted((one, other) => other.overMb - one.overMb)[0];
  const ms = (time) => `${time.toFixed(0)} ms`;
  const rest = `${byWait.name}; with other processes ${ms(byWait.raw)}, bare server ${ms(byWait.bare)}`;
  const calm = `99 % under ${ms(byWait.p99)}; nothing sent: longest ${ms(idle.worst)}`;
  console.log(
    `| B12 bystander | ${results.length} heavy inputs, longest wait ${ms(byWait.worst)} (${rest}), ${calm} | ${(byWait.worst / idle.worst).toFixed(1)}x | <= 250 ms |`,
  );
  console.log(`| B12 memory over idle | ${byMemory.overMb.toFixed(0)} MB (${byMemory.name}), idle ${idleMb.toFixed(0)} MB | | <= 300 MB |`);
}

function print({ name, statuses, worst, raw, bare: bareWorst, p99, overMb }) {
  const [own, all, other, most] = [worst, raw, bareWorst, p99].map((time) => `${time.toFixed(0)} ms`);
  console.log(
    `|  | ${name} (${statuses}): ${own} (with other processes ${all}, bare server ${other}), 99 % under ${most}, ${overMb.toFixed(0)} MB | | |`,
  );
}

/** Megabytes that the server process holds. */
function heldMb() {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
