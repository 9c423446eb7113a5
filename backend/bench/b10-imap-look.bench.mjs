// B10: one look into a mailbox by IMAP in which nothing came, after 10 … 10,000 emails sent and with 100 … 100,000 messages in
// the inbox. The growth compares two athletes who are checked in turn.
import { performance } from 'node:perf_hooks';

import { median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';
import { PASSWORD, startMailHost } from './support/mail-host.mjs';
import { addSentMails, connect } from './support/mailboxes.mjs';

const SMALL = process.argv.includes('--small');
const SENT = SMALL ? [10, 100] : [10, 100, 1_000, 10_000];
const MESSAGES = SMALL ? [100, 1_000] : [100, 1_000, 10_000, 100_000];
const ROUNDS = SMALL ? 3 : 60;

const host = await startMailHost();
const database = await startDatabase();
const server = await startServer(database, { ...host.env, REPLY_POLL_INTERVAL_S: '86400' });
const client = await connect(database.url);
const [few, many] = [await join('few'), await join('many')];

let sent = 0;
await have(few, SENT[0], MESSAGES[0]);
for (const [at, size] of SENT.entries()) {
  await have(many, size - (SENT[at - 1] ?? 0), MESSAGES[0]);
  await row(`${size} sent, ${MESSAGES[0]} in the inbox`);
}
for (const messages of MESSAGES.slice(1)) {
  await have(many, 0, messages);
  await row(`${SENT.at(-1)} sent, ${messages} in the inbox`);
}
const [least, most] = await inTurn();
const compared = `look by IMAP, ${SENT[0]} to ${SENT.at(-1)} sent and ${MESSAGES[0]} to ${MESSAGES.at(-1)} in the inbox: ${least.toFixed(1)} to ${most.toFixed(1)} ms`;
console.log(`| B10 growth | ${compared} | ${(most / least).toFixed(2)}x | <= 1.3x |`);
await client.end();
await server.stop();
await database.stop();
await host.stop();

async function row(what) {
  for (let warm = 0; warm < 5; warm += 1) await look(many);
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await look(many)).ms);
  const { names } = await look(many);
  const fits = names.join() === 'STATUS';
  console.log(
    `| B10 look by IMAP | ${what}: ${names.join(', ')}, ${median(times).toFixed(1)} ms | ${fits ? 'as it should be' : 'TOO MUCH'} | one command |`,
  );
}

/** Median milliseconds of an idle look of who has least and who has most. */
async function inTurn() {
  const times = [[], []];
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const [at, who] of [few, many].entries()) {
      const { ms } = await look(who);
      if (round >= 0) times[at].push(ms);
    }
  }
  return times.map(median);
}

/** An athlete with a connected mailbox. */
async function join(username) {
  const address = `${username}@mail.example`;
  await host.order('account', { address, password: PASSWORD });
  const cookie = await sessionOf(server.url, { username, email: `${username}@example.org`, password: 'touchdown' });
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const body = JSON.stringify({ email: address, password: PASSWORD, ...host.servers });
  const answer = await fetch(`${server.url}/api/mailbox`, { method: 'PUT', headers, body });
  if (!answer.ok) throw new Error(`connecting answered ${answer.status}: ${await answer.text()}`);
  const { id } = await (await fetch(`${server.url}/api/user`, { headers })).json();
  const athlete = { userId: id, address, headers };
  await ask(athlete);
  return athlete;
}

/** So many more emails sent, and so many messages in the inbox, all of them seen. */
async function have({ userId, address }, more, messages) {
  if (more > 0) await addSentMails(client, userId, sent + 1, more);
  sent += more;
  await host.order('messages', { address, count: messages });
  await client.query('update reply_mailboxes set cursor = $2 where user_id = $1', [userId, `1:${messages + 1}`]);
}

async function look(athlete) {
  await client.query(`update reply_mailboxes set good_at = null, strangers = false, looked_at = now(), swept_at = now()`);
  await host.order('calm');
  const ms = await ask(athlete);
  return { ms, ...(await host.order('commands')) };
}

async function ask({ headers }) {
  const start = performance.now();
  const answer = await fetch(`${server.url}/api/emails/check-replies`, { method: 'POST', headers });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`the check answered ${answer.status}: ${body}`);
  return performance.now() - start;
}
