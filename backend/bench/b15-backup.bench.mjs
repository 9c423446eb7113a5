// B15: a backup and a restore of a database with 100,000 emails, by the commands that an operator uses: time, and the memory of the
// command at its most. The server's own database is the embedded one; the restore goes into another of the same server.
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

import { sessionOf, startDatabase, startServer } from './support/bench-world.mjs';
import { addSentMails, connect } from './support/mailboxes.mjs';

const EMAILS = process.argv.includes('--small') ? 1_000 : 100_000;
const PASSPHRASE = 'a passphrase of the bench';
const folder = await mkdtemp(path.join(tmpdir(), 'recruit-b15-'));
const database = await startDatabase();
const server = await startServer(database);
const client = await connect(database.url);
await sessionOf(server.url, { username: 'many', email: 'many@bench.test', password: 'bench-password' });
const { rows } = await client.query(`select id from users where username = 'many'`);
await addSentMails(client, rows[0].id, 0, EMAILS);
// As long as emails are, and no two the same, or they would vanish in the compression.
await client.query(`update campaign_emails set body = (select string_agg(md5(id::text || n), ' ') from generate_series(1, 30) n)`);
await server.stop();
await client.query('create database recruit_b15');
const target = new URL(database.url);
target.pathname = '/recruit_b15';

for (const sealed of [false, true]) {
  const file = path.join(folder, `${sealed ? 'sealed' : 'plain'}.recruit`);
  const env = sealed ? { BACKUP_PASSPHRASE: PASSPHRASE } : {};
  const made = await measured('backup', ['--out', file, ...(sealed ? ['--encrypt'] : [])], {
    DATABASE_URL: database.url,
    DATA_DIR: database.dataDir,
    ...env,
  });
  const restored = await measured('restore', [file, '--replace'], {
    DATABASE_URL: target.href,
    DATA_DIR: path.join(folder, 'data'),
    ...env,
  });
  const size = `${(statSync(file).size / 1e6).toFixed(1)} MB`;
  const what = `${EMAILS.toLocaleString('en')} emails, ${sealed ? 'encrypted' : 'plain'} file of ${size}`;
  console.log(`| B15 backup | ${what}: written and read again in ${made.seconds}, ${made.peakMb} MB at most | | <= 300 MB |`);
  console.log(`| B15 restore | the same file: ${restored.seconds}, ${restored.peakMb} MB at most | | <= 300 MB |`);
}
await client.end();
await database.stop();
await rm(folder, { recursive: true, force: true });

/** Runs a command of the built program to its end. Answers how long it took and the most memory that it held. */
async function measured(command, args, env) {
  const script = fileURLToPath(new URL(`../dist/cli/${command}.js`, import.meta.url));
  const began = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(child.pid))), 20);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return { seconds: `${((performance.now() - began) / 1000).toFixed(1)} s`, peakMb: Math.round(peak) };
}

function peakOf(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
