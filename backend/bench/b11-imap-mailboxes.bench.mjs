// B11: 1,000 mailboxes by IMAP due at once, the mail server answering each command in 20 ms: one server against a bare imapflow
// loop with the same concurrency that keeps as many connections, in turn; and what a waiting mailbox takes of memory.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { createSecureContext, rootCertificates } from 'node:tls';

import { ImapFlow } from 'imapflow';

import { median, startDatabase, startServer } from './support/bench-world.mjs';
import { addMailboxes, PASSWORD, startMailHost } from './support/mail-host.mjs';
import { connect } from './support/mailboxes.mjs';
import { memoryOf } from './support/memory-of.mjs';

const SMALL = process.argv.includes('--small');
const MAILBOXES = SMALL ? 40 : 1_000;
const ROUNDS = SMALL ? 1 : 3;
const ANSWER_MS = 20;
/** What one server works on at a time (mailbox-workers.ts), and keeps signed in (imap-connections.ts). */
const AT_ONCE = 10;
const KEPT = 180;
const KEY = randomBytes(32);
const INSPECT_PORT = 20_000 + (process.pid % 20_000);

const host = await startMailHost();
const database = await startDatabase();
const env = {
  ...host.env,
  REPLY_POLL_INTERVAL_S: '5',
  ENCRYPTION_KEY: KEY.toString('base64'),
  NODE_OPTIONS: `--inspect=127.0.0.1:${INSPECT_PORT} --inspect-publish-uid=http`,
};
const server = await startServer(database, env);
const client = await connect(database.url);
const before = await memoryOf(INSPECT_PORT);
await host.order('accounts', { count: MAILBOXES, password: PASSWORD });
await addMailboxes(client, host.servers, KEY, MAILBOXES);
await host.order('latency', { ms: ANSWER_MS });

const kept = new Map();
const trusted = createSecureContext({ ca: [...rootCertificates, readFileSync(host.env.MAILBOX_CA_FILE, 'utf8')] });
const cold = await look();
await bareLoop();
const after = await memoryOf(INSPECT_PORT);
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await bareLoop(), own: await look() });
for (const connection of kept.values()) connection.close();

const seconds = (list) => list.map((ms) => (ms / 1000).toFixed(2)).join(', ');
const ratio = median(rounds.map(({ bare, own }) => own.ms / bare)).toFixed(2);
const twice = [cold, ...rounds.map(({ own }) => own)].reduce((sum, one) => sum + one.twice, 0);
const measured = `${MAILBOXES} mailboxes in ${seconds(rounds.map(({ own }) => own.ms))} s (all signed in anew ${seconds([cold.ms])} s), a bare loop ${seconds(rounds.map(({ bare }) => bare))} s, ${twice} looked into twice`;
console.log(`| B11 mailboxes by IMAP | ${measured} | ${ratio}x | <= 1.3x, none twice |`);
const kilobytes = (after - before) / 1000 / MAILBOXES;
console.log(
  `| B11 memory | ${MAILBOXES} waiting mailboxes: ${((after - before) / 1e6).toFixed(0)} MB | ${kilobytes.toFixed(0)} kB each | <= 60 kB |`,
);
await client.end();
await server.stop();
await database.stop();
await host.stop();

/** Makes all due at once and waits until each was looked into. */
async function look() {
  const { rows } = await client.query('select clock_timestamp() as start');
  const start = rows[0].start;
  await host.order('calm');
  await client.query(
    `insert into reply_mailboxes (user_id, account, cursor, opened_at, next_check_at, looked_at, swept_at, strangers)
     select user_id, account, '1:1', now(), now(), now(), now(), false from own_accounts
     on conflict (user_id) do update set cursor = '1:1', next_check_at = now(), good_at = null, looked_at = now(),
       swept_at = now(), strangers = false`,
  );
  for (;;) {
    await new Promise((resume) => setTimeout(resume, 100));
    const { rows: state } = await client.query(
      `select count(*) filter (where good_at > $1)::int as done,
         extract(epoch from max(good_at) - min(good_at)) * 1000 as ms from reply_mailboxes`,
      [start],
    );
    if (state[0].done < MAILBOXES) continue;
    const { names } = await host.order('commands');
    return { ms: Number(state[0].ms), twice: names.filter((name) => name === 'STATUS').length - MAILBOXES };
  }
}

/** The same commands without a database or a queue. */
async function bareLoop() {
  let left = MAILBOXES;
  const start = performance.now();
  const work = async () => {
    for (let at = left--; at > 0; at = left--) await bareLook(`box${at}@mail.example`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return performance.now() - start;
}

async function bareLook(user) {
  const connection = kept.get(user) ?? (await bareConnection(user));
  await connection.status('INBOX', { uidNext: true, uidValidity: true });
  if (kept.has(user)) return;
  if (kept.size < KEPT) kept.set(user, connection);
  else connection.close();
}

async function bareConnection(user) {
  const { host: name, port } = host.servers.imap;
  const connection = new ImapFlow({
    ...{ host: name, port, secure: true, auth: { user, pass: PASSWORD }, logger: false },
    ...{ disableAutoIdle: true, disableCompression: true, disableAutoEnable: true },
    tls: { secureContext: trusted },
  });
  connection.on('error', () => undefined);
  await connection.connect();
  return connection;
}
