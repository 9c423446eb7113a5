// Runs a throw-away PostgreSQL with a migrated template database `tpl` until its standard input closes, and prints
// its address as one line. A process of its own, because Jest turns what its global set-up loads into CommonJS.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { ensureBuilt } from '../../../scripts/lib/ensure-built.mjs';

function withDatabase(url, name) {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function createTemplate(url, migrate) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('CREATE DATABASE tpl');
  await client.end();
  await migrate(withDatabase(url, 'tpl'));
}

// The API tests start the built server, and this file runs from the build too.
await ensureBuilt(['backend']);
const { startEmbeddedPostgres } = await import('../../dist/platform/database/embedded/start-embedded-postgres.js');
const { migrate } = await import('../../dist/platform/database/migrate.js');

const dataDir = await mkdtemp(join(tmpdir(), 'recruit-test-'));
const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });

async function stop() {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

process.stdin.resume().once('close', () => void stop());
// Ctrl-C reaches the whole group; the end of the input tells when the tests are done.
process.on('SIGINT', () => undefined);
try {
  await createTemplate(postgres.url, migrate);
  process.stdout.write(`${postgres.url}\n`);
} catch (error) {
  await stop();
  throw error;
}
