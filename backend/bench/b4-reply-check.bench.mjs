// B4: one check of a mailbox after 10 … 10,000 emails sent, idle and with five replies, against the obvious design: one
// threads.get (40 units) for each email sent. The growth compares two athletes who are checked in turn.
import { performance } from 'node:perf_hooks';

import { median, sessionOf, startDatabase, startServer } from './support/bench-world.mjs';
import { addSentMails, connect, connectAthlete, startStandIn } from './support/mailboxes.mjs';

const SMALL = process.argv.includes('--small');
const SIZES = SMALL ? [10, 100] : [10, 100, 1_000, 10_000];
const ROUNDS = SMALL ? 3 : 60;
const THREADS_GET_UNITS = 40;
const EMAIL = 'bench@gmail.example';
const FEW_EMAIL = 'few@gmail.example';

const standIn = await startStandIn();
const database = await startDatabase();
const server = await startServer(database, { ...standIn.env, REPLY_POLL_INTERVAL_S: '86400' });
const account = { username: 'bench', email: 'bench@example.org', password: 'touchdown' };
const athlete = await connectAthlete(server, standIn, EMAIL, account, sessionOf);
const few = await connectAthlete(server, standIn, FEW_EMAIL, { ...account, username: 'few', email: 'few@example.org' }, sessionOf);
const { userId } = athlete;
const client = await connect(database.url);

let sent = 0;
await check();
for (const size of SIZES) {
  await addSentMails(client, userId, sent + 1, size - sent);
  sent = size;
  for (let warm = 0; warm < 5; warm += 1) await check();
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push((await check()).ms);
  const { calls, units } = await check();
  const busy = await checkWithReplies(5);
  const fits = calls === 1 && units === 2 && busy.units <= 2 + 5 * 20 && busy.found === 5;
  console.log(
    `| B4 reply check | ${size} sent: idle ${calls} call, ${units} units, ${median(times).toFixed(1)} ms (one by one ${size * THREADS_GET_UNITS} units); 5 replies ${busy.units} units, ${busy.ms.toFixed(0)} ms | ${fits ? 'as it should be' : 'TOO MUCH'} | 1 call, 2 units; <= 102 units |`,
  );
}
const [least, most] = await inTurn();
const compared = `idle check, ${SIZES[0]} to ${SIZES.at(-1)} mails sent: ${least.toFixed(1)} to ${most.toFixed(1)} ms`;
console.log(`| B4 growth | ${compared} | ${(most / least).toFixed(2)}x | <= 1.3x |`);
await client.end();
await server.stop();
await database.stop();
await standIn.stop();

/** Median milliseconds of an idle check of who sent least and who sent most. */
async function inTurn() {
  const first = SIZES.at(-1) + 1;
  await addSentMails(client, few.userId, first, SIZES[0]);
  const times = [[], []];
  for (let round = -5; round < ROUNDS; round += 1) {
    for (const [at, who] of [few, athlete].entries()) {
      const { ms } = await check(who);
      if (round >= 0) times[at].push(ms);
    }
  }
  return times.map(median);
}

async function check({ headers } = athlete) {
  await client.query(`update reply_mailboxes set good_at = null, looked_at = now(), swept_at = now()`);
  await standIn.order('calm');
  const start = performance.now();
  const answer = await fetch(`${server.url}/api/emails/check-replies`, { method: 'POST', headers });
  const body = await answer.json();
  const ms = performance.now() - start;
  if (answer.status !== 200) throw new Error(`the check answered ${answer.status}: ${JSON.stringify(body)}`);
  const { calls, units } = await standIn.order('calls');
  return { ms, calls: calls.length, units, found: body.repliesFound };
}

async function checkWithReplies(count) {
  for (let at = 0; at < count; at += 1) {
    const from = `Casey <coach${sent - at}@college.example.edu>`;
    const { threadId } = await standIn.order('new-thread', { email: EMAIL, from });
    await client.query('update campaign_emails set thread_id = $1 where user_id = $2 and message_id = $3', [
      threadId,
      userId,
      `bench-${sent - at}@recruit.example`,
    ]);
  }
  return check();
}
