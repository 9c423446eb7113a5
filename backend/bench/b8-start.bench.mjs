// B8: from `npm start` to the first good answer of /api/health/ready, when everything is installed, built and loaded already: with
// the embedded database, and in turn with DATABASE_URL, whose server runs before and after.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import { ADMIN, median, startDatabase } from './support/bench-world.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SMALL = process.argv.includes('--small');
const ROUNDS = SMALL ? 1 : 7;
const LOOK_MS = SMALL ? 100 : 10;
/** The dictionary is loaded beside the start, by several seconds of the processor, which a run that measures nothing can do without. */
const SPARED = SMALL ? { DICTIONARY: 'on-demand' } : {};

const other = await startDatabase();
const folders = await Promise.all([1, 2].map(() => mkdtemp(path.join(tmpdir(), 'recruit-start-'))));
const embedded = { DATA_DIR: folders[0] };
const external = { DATA_DIR: folders[1], DATABASE_URL: other.url };

// The first start makes the database and loads the directory.
for (const place of [embedded, external]) await start(place);
const times = { embedded: [], external: [] };
for (let round = 0; round < ROUNDS; round += 1) {
  times.embedded.push(await start(embedded));
  times.external.push(await start(external));
}
const [own, given] = [median(times.embedded), median(times.external)];
const said = `second npm start until ready ${seconds(own)} (longest ${seconds(Math.max(...times.embedded))}), with DATABASE_URL ${seconds(given)}`;
console.log(`| B8 start | ${said} | ${(own / given).toFixed(2)}x | <= 3 s, <= 1.3x |`);
await other.stop();
await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));

/** Starts the server as an operator does, stops it again, and answers the milliseconds until it was ready. */
async function start(place) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD: ADMIN.password,
      ...SPARED,
      ...place,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const url = `http://localhost:${port}/api/health/ready`;
  await until(async () => (await fetch(url).catch(() => undefined))?.ok);
  const took = performance.now() - began;
  process.kill(-child.pid, 'SIGTERM');
  await until(
    async () => (await fetch(url).catch(() => 'gone')) === 'gone' && !existsSync(path.join(place.DATA_DIR, 'pg17/cluster/postmaster.pid')),
  );
  return took;
}

async function until(reached) {
  for (let tries = 0; tries < 12_000; tries += 1) {
    if (await reached()) return;
    await new Promise((resume) => setTimeout(resume, LOOK_MS));
  }
  throw new Error('the server did not come up or go away within two minutes');
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(2)} s`;
}
