// Runs a throw-away PostgreSQL with a migrated template database `tpl` until its standard input closes, and prints its address and a
// folder for temporary files as one line of JSON; the folder goes with it. A second template, `tpl_started`, is what a server's first start makes of `tpl`. A process of its own, because Jest turns what its global set-up loads into CommonJS.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { ensureBuilt } from '../../../scripts/lib/ensure-built.mjs';
import { quickFolder } from './quick-folder.mjs';

/** As in test-app.ts, which cannot be loaded here. */
const FIRST_ADMIN = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'admin-password' };
/** Argon2id at its least, as in test-app.ts: a hash carries its own parameters, and the admin signs in to most servers. */
const FAST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

function withDatabase(url, name) {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function administer(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function createTemplate(url) {
  const { migrate } = await import('../../dist/platform/database/migrate.js');
  await administer(url, 'CREATE DATABASE tpl');
  await migrate(withDatabase(url, 'tpl'));
}

/** The directory, the starter templates, the job queues and the first admin are the same for every server. */
async function createStartedTemplate(url, dataDir) {
  const { createApp } = await import('../../dist/bootstrap.js');
  const { firstStart } = await import('../../dist/first-start.js');
  const { readConfig } = await import('../../dist/read-config.js');
  await administer(url, 'CREATE DATABASE tpl_started TEMPLATE tpl STRATEGY file_copy');
  const env = { LOG_LEVEL: 'silent', DATA_DIR: join(dataDir, 'started'), DATABASE_URL: withDatabase(url, 'tpl_started') };
  const config = readConfig({ ...env, ...FIRST_ADMIN });
  const app = await createApp(config);
  await firstStart(app, config);
  await app.close();
  const fast = await hash(FIRST_ADMIN.ADMIN_PASSWORD, FAST);
  await administer(env.DATABASE_URL, `update users set password_hash = '${fast}' where username = '${FIRST_ADMIN.ADMIN_USERNAME}'`);
}

// The API tests start the built server, and this file runs from the build too.
await ensureBuilt(['backend']);
const { startEmbeddedPostgres } = await import('../../dist/embedded-postgres/start-embedded-postgres.js');

const folder = await quickFolder();
const dataDir = join(folder, 'cluster');
const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });

async function stop() {
  await postgres.stop();
  // A server that a test left may still write for a moment.
  await rm(folder, { recursive: true, force: true, maxRetries: 10 });
}

process.stdin.resume().once('close', () => void stop());
// A signal reaches the whole group; the end of the input tells when the tests are done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
try {
  await createTemplate(postgres.url);
  await createStartedTemplate(postgres.url, dataDir);
  process.stdout.write(`${JSON.stringify({ url: postgres.url, folder })}\n`);
} catch (error) {
  await stop();
  throw error;
}
