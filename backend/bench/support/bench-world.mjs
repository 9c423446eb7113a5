import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

import { GLIBC_MEMORY, serverArguments } from '../../../scripts/lib/paths.mjs';
import { startEmbeddedPostgres } from '../../dist/embedded-postgres/start-embedded-postgres.js';

export const ADMIN = { username: 'admin', password: 'admin-password' };

/** A database after a server's first start, in a cluster that `npm run bench -- --small` starts once for all measurements. */
const PREPARED = process.env.BENCH_PREPARED_URL;

/**
 * A throw-away database on disk, with the durability of the real one. One in a folder that is named stays there; while that is filled
 * only, `durable` is false. Where one is prepared nothing is measured, and a copy of it does.
 */
export async function startDatabase(kept, durable = true) {
  if (PREPARED && !kept) return copyOfPrepared();
  const dataDir = kept ?? (await newFolder());
  const postgres = await startEmbeddedPostgres({ dataDir, durable, log: () => undefined });
  const stop = async () => {
    await postgres.stop();
    if (!kept) await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, dataDir, stop };
}

async function copyOfPrepared() {
  const name = `bench_${randomBytes(8).toString('hex')}`;
  const prepared = new URL(PREPARED).pathname.slice(1);
  await administer(`create database ${name} template "${prepared}" strategy file_copy`);
  const dataDir = await newFolder();
  const stop = async () => {
    await administer(`drop database ${name} with (force)`);
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: withDatabase(name), dataDir, stop };
}

function withDatabase(name) {
  const url = new URL(PREPARED);
  url.pathname = name;
  return url.href;
}

/** From outside of the prepared database, which cannot be copied while somebody is in it. */
async function administer(statement) {
  const client = new pg.Client({ connectionString: withDatabase('template1') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const newFolder = () => mkdtemp(path.join(tmpdir(), 'recruit-bench-'));

/** Makes such a database. Resolves to its address and to what stops its cluster and removes it. */
export async function prepareDatabase() {
  const dataDir = await newFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  const server = await startServer({ url: postgres.url, dataDir });
  await server.stop();
  const discard = async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: postgres.url, discard };
}

/** The built server as a process of its own, on that database, as npm start runs it. */
export async function startServer(database, env = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, serverArguments, {
    env: {
      PATH: process.env.PATH,
      ...GLIBC_MEMORY,
      PORT: String(port),
      DATA_DIR: database.dataDir,
      DATABASE_URL: database.url,
      ADMIN_PASSWORD: ADMIN.password,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      DICTIONARY: 'on-demand',
      SEND_UNDO_S: '0',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  endWithUs(child);
  const url = `http://localhost:${port}`;
  await untilReady(`${url}/api/health/ready`);
  return { url, pid: child.pid, stop: () => stopProcess(child) };
}

/** A script of this folder as a process of its own; it listens on PORT and answers GET /. */
export async function startBaseline(file, env) {
  const port = await freePort();
  const script = fileURLToPath(new URL(file, import.meta.url));
  const child = spawn(process.execPath, [script], { env: { ...env, PORT: String(port) }, stdio: 'inherit' });
  endWithUs(child);
  const url = `http://localhost:${port}`;
  await untilReady(url);
  return { url, stop: () => stopProcess(child) };
}

/** A measurement that fails stops no server itself, and one that lives on would keep anyone who reads our output waiting. */
function endWithUs(child) {
  process.once('exit', () => child.kill('SIGKILL'));
}

/** A session cookie: signs in, or signs up who is not known yet. */
export async function sessionOf(url, account) {
  const known = account.email === undefined;
  const answer = await fetch(`${url}/api/${known ? 'login' : 'register'}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

function stopProcess(child) {
  return new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });
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

async function untilReady(url) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(url).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resume) => setTimeout(resume, 50));
  }
  throw new Error(`${url} is not ready`);
}
