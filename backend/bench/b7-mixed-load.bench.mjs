// B7: 200 athletes with half a second to two seconds between calls browse schools, favorite them, edit a draft and check for
// replies: the 99th percentile of all waits in a minute of it, then while 2,000 emails are sent and a schools CSV with 100,000
// coaches in 3,000 new schools is imported, and in the minute after both. A browser's copy of the directory counts, as in a browser.
// --routes prints each call's own figures, --halves those of each half second while both are under way. --only=import or --only=send leaves
// the other out. --brisk: 40 athletes who pause a fifth as long, and 15 seconds for each part.
import { connect } from './support/mailboxes.mjs';
import { ADMIN, sessionOf, startBaseline, startDatabase, startServer } from './support/bench-world.mjs';
import { importDirectory, prepareImport } from './support/import-directory.mjs';
import { PASSWORD, startMailHost } from './support/mail-host.mjs';
import { MixedLoad } from './support/mixed-load.mjs';

const SMALL = process.argv.includes('--small');
const BRISK = process.argv.includes('--brisk');
const ONLY = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length);
const ATHLETES = SMALL ? 8 : BRISK ? 40 : 200;
const EMAILS = SMALL ? 40 : 2_000;
const [SCHOOLS, COACHES] = SMALL ? [30, 1_000] : [3_000, 100_000];
const MS = SMALL ? 1_500 : BRISK ? 15_000 : 60_000;

const host = await startMailHost();
const sink = await startBaseline('./smtp-sink.mjs', {});
const { port } = await (await fetch(`${sink.url}/?ms=20`)).json();
const database = await startDatabase();
const server = await startServer(database, {
  ...host.env,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  SMTP_ATHLETE_DAILY_CAP: '0',
  REQUIRE_VERIFIED_EMAIL: 'off',
});
const admin = await sessionOf(server.url, ADMIN);
await importDirectory(server.url, admin, SMALL ? 3 : 328);
const client = await connect(database.url);
const sender = await sessionOf(server.url, { username: 'sender', password: 'touchdown', email: 'sender@recruit.test' });
const coachIds = await addCoaches();
const schoolIds = (await client.query('select id from schools order by id limit 600')).rows.map(({ id }) => id);
const athletes = await signUpAthletes();
await client.query('vacuum (analyze)');

const load = new MixedLoad(server.url, athletes, schoolIds, BRISK ? 0.2 : 1);
load.start();
await pause(SMALL ? 500 : 10_000);
const quiet = await load.during(() => pause(MS));
const large = ONLY === 'send' ? undefined : await prepareImport(SCHOOLS, { coaches: COACHES, name: 'New' });
// Making the file held back the calls of half a second, which then came all at once: they are no part of what follows.
await pause(SMALL ? 200 : 5_000);
let importMs = 0;
let sendMs = 0;
const busy = await load.during(() => Promise.all([timedImport(), timedSend()]));
const after = await load.during(() => pause(MS));
await load.stop();
report();
await client.end();
await server.stop();
await database.stop();
await sink.stop();
await host.stop();

async function timedImport() {
  const start = performance.now();
  await large?.run(server.url, admin);
  importMs = performance.now() - start;
}

async function timedSend() {
  const start = performance.now();
  if (ONLY !== 'import') await send();
  sendMs = performance.now() - start;
}

/** Sends a campaign to all added coaches and waits until every email is recorded as sent. */
async function send() {
  const text = { name: 'Film', subject: 'My junior film', template: `Coach {{coach_last_name}},\n\n${'I play quarterback. '.repeat(40)}` };
  const { id } = await ask(sender, 'POST', '/api/user/campaigns', text);
  await ask(sender, 'POST', `/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
  for (let sent = 0; sent < EMAILS;) {
    await pause(200);
    const { rows } = await client.query(`select count(*)::int as sent from campaign_emails where campaign_id = $1 and status = 'sent'`, [
      id,
    ]);
    sent = rows[0].sent;
  }
  const { taken, twice } = await (await fetch(sink.url)).json();
  if (taken !== EMAILS || twice > 0) throw new Error(`${taken} taken, ${twice} twice`);
}

async function addCoaches() {
  const { rows } = await client.query(
    `insert into coaches (school_id, first_name, last_name, name, name_key, email, title, created_at, updated_at)
     select s.id, 'Casey', 'Sample' || n, 'Casey Sample' || n, 'casey sample' || n, 'coach' || n || '@college.test', 'Coach', now(), now()
     from generate_series(1, $1::int) n join lateral (select id from schools order by id offset n % 600 limit 1) s on true returning id`,
    [EMAILS],
  );
  return rows.map(({ id }) => id);
}

/** Athletes with a mailbox, 14 schools that they track, and a draft. */
async function signUpAthletes() {
  const all = [];
  for (let at = 0; at < ATHLETES; at += 1) {
    const username = `athlete${at}`;
    const address = `${username}@mail.example`;
    await host.order('account', { address, password: PASSWORD });
    const cookie = await sessionOf(server.url, { username, email: `${username}@example.org`, password: 'touchdown' });
    await ask(cookie, 'PUT', '/api/mailbox', { email: address, password: PASSWORD, ...host.servers });
    const { id } = await ask(cookie, 'POST', '/api/user/campaigns', { name: 'Draft', subject: 'Film', template: 'Coach, my film.' });
    await client.query(
      `insert into target_schools (user_id, school_id, intro_email_sent, lead_level, updated_at)
       select u.id, s.id, true, 'warm', now() from users u, schools s where username = $1 order by md5(s.id::text || $1) limit 14`,
      [username],
    );
    all.push({ cookie, draftId: id });
  }
  return all;
}

async function ask(cookie, method, path, body) {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

function report() {
  const ms = (time) => `${time.toFixed(0)} ms`;
  const said = ({ calls, errors, p99, longest }) => `${calls} calls, ${errors} errors, p99 ${ms(p99)}, longest ${ms(longest)}`;
  console.log(`| B7 mixed load | ${ATHLETES} athletes: ${said(quiet)} | | 0 errors, p99 < 200 ms |`);
  const seconds = (time) => `${(time / 1000).toFixed(1)} s`;
  const work = `${EMAILS} emails (${seconds(sendMs)}) and an import of ${COACHES} coaches (${seconds(importMs)})`;
  console.log(`| B7 during ${work} | ${said(busy)} | ${(busy.p99 / quiet.p99).toFixed(2)}x | 0 errors, < 2x |`);
  console.log(`| B7 after both | ${said(after)} | ${(after.p99 / quiet.p99).toFixed(2)}x | 0 errors, p99 < 200 ms |`);
  if (process.argv.includes('--halves')) {
    for (const { from, count, p50, longest } of busy.halves) {
      console.log(`|  | from ${from.toFixed(1)} s: ${count} calls, median ${ms(p50)}, longest ${ms(longest)} | | |`);
    }
  }
  if (!process.argv.includes('--routes')) return;
  for (const [when, phase] of Object.entries({ quiet, busy, after })) {
    for (const { name, count, p50, p99, longest } of phase.routes) {
      console.log(`|  | ${when} ${name}: ${count} calls, median ${ms(p50)}, p99 ${ms(p99)}, longest ${ms(longest)} | | |`);
    }
    console.log(`|  | ${when}: ${JSON.stringify(phase.failures.slice(0, 5))} | | |`);
  }
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
