// B3: a campaign to 2,000 coaches by SMTP, from the first claim to the last recorded email, to a mail server that answers at once and
// to one that answers in 20 ms; against nodemailer's pool with the same messages and connections and no database, in turn.
import { performance } from 'node:perf_hooks';

import { createTransport } from 'nodemailer';

import { median, sessionOf, startBaseline, startDatabase, startServer } from './support/bench-world.mjs';
import { connect } from './support/mailboxes.mjs';

const SMALL = process.argv.includes('--small');
const EMAILS = SMALL ? 60 : 2_000;
const ROUNDS = SMALL ? 1 : 3;
/** As in smtp-client.ts. */
const CONNECTIONS = 5;
const ACCOUNT = { username: 'sender', password: 'touchdown', email: 'sender@recruit.test' };

const sink = await startBaseline('./smtp-sink.mjs', {});
const { port } = await orderSink(0);
const database = await startDatabase();
const server = await startServer(database, {
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  SMTP_ATHLETE_DAILY_CAP: '0',
  REQUIRE_VERIFIED_EMAIL: 'off',
});
const cookie = await sessionOf(server.url, ACCOUNT);
const client = await connect(database.url);
const coachIds = await addCoaches();
for (const [ms, bar] of [
  [0, '>= 0.5x'],
  [20, '>= 0.9x'],
])
  await compare(ms, bar);
await client.end();
await server.stop();
await database.stop();
await sink.stop();

async function compare(ms, bar) {
  await campaign(ms);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await bareLoop(ms), own: await campaign(ms) });
  const rates = (which) => rounds.map((round) => Math.round((EMAILS / round[which]) * 1000)).join(', ');
  const ratio = median(rounds.map(({ bare, own }) => bare / own)).toFixed(2);
  const server_ = ms === 0 ? 'at once' : `in ${ms} ms`;
  console.log(
    `| B3 send | ${EMAILS} emails, server answers ${server_}: ${rates('own')} emails/s, bare loop ${rates('bare')} | ${ratio}x | ${bar} |`,
  );
}

async function orderSink(ms) {
  return (await fetch(`${sink.url}/?ms=${ms}`)).json();
}

async function ask(method, path, body) {
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(server.url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function addCoaches() {
  const { rows } = await client.query(
    `insert into coaches (school_id, first_name, last_name, name, name_key, email, title, created_at, updated_at)
     select s.id, 'Casey', 'Sample' || n, 'Casey Sample' || n, 'casey sample' || n, 'coach' || n || '@college.test', 'Coach', now(), now()
     from generate_series(1, $1::int) n join lateral (select id from schools order by id offset n % 600 limit 1) s on true returning id`,
    [EMAILS],
  );
  await client.query('vacuum (analyze) coaches');
  return rows.map(({ id }) => id);
}

/** Sends a new campaign to everybody; how many ms from the first claim to the last record. */
async function campaign(ms) {
  await client.query('delete from campaigns');
  await orderSink(ms);
  const text = { name: 'Film', subject: 'My junior film', template: `Coach {{coach_last_name}},\n\n${'I play quarterback. '.repeat(40)}` };
  const { id } = await ask('POST', '/api/user/campaigns', text);
  await ask('POST', `/api/user/campaigns/${id}/send`, { selectedCoachIds: coachIds });
  for (;;) {
    await new Promise((resume) => setTimeout(resume, 50));
    const { rows } = await client.query(
      `select count(*) filter (where status = 'sent')::int as sent, extract(epoch from max(sent_at) - min(claimed_at)) * 1000 as ms
       from campaign_emails where campaign_id = $1`,
      [id],
    );
    if (rows[0].sent < EMAILS) continue;
    const { taken, twice } = await (await fetch(sink.url)).json();
    if (taken !== EMAILS || twice > 0) throw new Error(`${taken} taken, ${twice} twice`);
    return Number(rows[0].ms);
  }
}

/** The same messages through nodemailer's own pool. */
async function bareLoop(ms) {
  await orderSink(ms);
  const transport = createTransport({ pool: true, host: '127.0.0.1', port, maxConnections: CONNECTIONS, maxMessages: Infinity });
  const text = `Coach Sample,\n\n${'I play quarterback. '.repeat(40)}`;
  const mail = (n) => ({
    from: { name: 'sender', address: 'recruit@localhost' },
    to: { name: 'Casey Sample', address: `coach${n}@college.test` },
    replyTo: ACCOUNT.email,
    subject: 'My junior film',
    text,
    html: `<p>${text}</p><img src="${server.url}/api/t/o/0123456789abcdef0123456789abcdef.gif">`,
    headers: { 'List-Unsubscribe': `<${server.url}/u/${n}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
  const start = performance.now();
  await Promise.all(Array.from({ length: EMAILS }, (_, n) => transport.sendMail(mail(n))));
  const took = performance.now() - start;
  transport.close();
  return took;
}
