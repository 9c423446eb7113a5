// B5: 1,000 connected mailboxes due at once, Gmail answering in 50 ms: one server against the same calls in a bare loop
// with the same concurrency, and two servers against one; all three in turn, in several rounds.
import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';

import { SealedText } from '../dist/platform/security/sealed-text.js';
import { median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';
import { connect, connectAthlete, plainToken, startStandIn } from './support/mailboxes.mjs';

const SMALL = process.argv.includes('--small');
const MAILBOXES = SMALL ? 60 : 1_000;
const ROUNDS = SMALL ? 1 : 3;
const ANSWER_MS = 50;
/** What one server works on at a time (mailbox-workers.ts). */
const AT_ONCE = 10;
const EMAIL = 'bench@gmail.example';
/** The schedule ticks this often. */
const KEY = randomBytes(32);
const POLL = { REPLY_POLL_INTERVAL_S: '5', ENCRYPTION_KEY: KEY.toString('base64') };

const standIn = await startStandIn();
const database = await startDatabase();
const env = { ...standIn.env, ...POLL };
const first = await startServer(database, env);
const account = { username: 'bench', email: 'bench@example.org', password: 'touchdown' };
const { userId } = await connectAthlete(first, standIn, EMAIL, account, sessionOf);
const client = await connect(database.url);
await cloneMailboxes();

if (!SMALL) await look();
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const bare = await bareLoop();
  const one = await look();
  const second = await startServer(database, env);
  const two = await look();
  await second.stop();
  rounds.push({ bare, one, two });
}
row('one server', 'one', 'bare', 'of a bare loop', '>= 0.8x');
row('two servers', 'two', 'one', 'of one', '>= 1.7x');
await client.end();
await first.stop();
await database.stop();
await standIn.stop();

function row(who, which, other, than, bar) {
  const seconds = rounds.map((round) => (round[which].ms / 1000).toFixed(2)).join(', ');
  const twice = rounds.reduce((sum, round) => sum + round[which].twice, 0);
  const ratio = median(rounds.map((round) => round[other].ms / round[which].ms)).toFixed(2);
  const checked = `${MAILBOXES} mailboxes in ${seconds} s, ${twice} looked into twice`;
  console.log(`| B5 many mailboxes | ${who}: ${checked} | ${ratio}x ${than} | ${bar}, none twice |`);
}

/** All of them share one Google account: what Gmail answers is the same, and the server does not know. */
async function cloneMailboxes() {
  await client.query(
    `insert into users (id, username, email, password_hash, created_at)
     select gen_random_uuid(), 'box' || n, 'box' || n || '@example.org', 'x', now() from generate_series(2, $1::int) n`,
    [MAILBOXES],
  );
  const { rows: users } = await client.query(`select id from users where username like 'box%'`);
  const { rows: accounts } = await client.query('select refresh_token, access_token from gmail_accounts where user_id = $1', [userId]);
  const cipher = new SealedText({ encryptionKeys: [KEY] });
  const [refresh, access] = [accounts[0].refresh_token, accounts[0].access_token].map((sealed) => cipher.open(sealed, userId).text);
  const tokens = users.map(({ id }) => ({ id, refresh: cipher.seal(refresh, id), access: cipher.seal(access, id) }));
  await client.query(
    `insert into gmail_accounts (user_id, google_sub, email, state, can_read_replies, grant_id, refresh_token, access_token,
       access_expires_at, connected_at, updated_at)
     select t.id, 'sub of ' || t.id, g.email, g.state, g.can_read_replies, gen_random_uuid(), t.refresh, t.access,
       g.access_expires_at, g.connected_at, g.updated_at
     from json_to_recordset($2) as t(id uuid, refresh text, access text), gmail_accounts g where g.user_id = $1`,
    [userId, JSON.stringify(tokens)],
  );
}

/** Makes all due at once and waits until each was looked into. */
async function look() {
  const { rows } = await client.query('select clock_timestamp() as start');
  const start = rows[0].start;
  await standIn.order('calm');
  await standIn.order('fault', { operation: '*', fault: { kind: 'slow', ms: ANSWER_MS } });
  await client.query(
    `insert into reply_mailboxes (user_id, account, cursor, opened_at, next_check_at, looked_at, swept_at, strangers)
     select user_id, google_sub, '1000', now(), now(), now(), now(), false from gmail_accounts
     on conflict (user_id) do update set account = excluded.account, cursor = '1000', next_check_at = now(),
       good_at = null, looked_at = now(), swept_at = now(), strangers = false`,
  );
  for (;;) {
    await new Promise((resume) => setTimeout(resume, 100));
    const { rows: state } = await client.query(
      `select count(*) filter (where good_at > $1)::int as done,
         extract(epoch from max(good_at) - min(good_at)) * 1000 as ms from reply_mailboxes`,
      [start],
    );
    if (state[0].done < MAILBOXES) continue;
    const { calls } = await standIn.order('calls');
    const looks = calls.filter(({ operation }) => operation === 'history.list').length;
    return { ms: Number(state[0].ms), twice: looks - MAILBOXES };
  }
}

/** The same calls without a database, a queue or a client library. */
async function bareLoop() {
  const token = await plainToken(standIn, EMAIL);
  const address = `${standIn.url}/gmail/v1/users/me/history?startHistoryId=1000&labelId=INBOX&historyTypes=messageAdded`;
  let left = MAILBOXES;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while ((left -= 1) >= 0) {
        const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        await answer.json();
      }
    }),
  );
  return { ms: performance.now() - start };
}
