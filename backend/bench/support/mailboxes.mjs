import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';

import pg from 'pg';

const STAND_IN = fileURLToPath(new URL('../../test/gmail/stand-in-process.mjs', import.meta.url));

/** The Google stand-in of the tests as a process of its own. `order` speaks with its /__control. */
export async function startStandIn() {
  const child = spawn(process.execPath, [STAND_IN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const { url, env } = JSON.parse(String(line));
  const order = async (verb, body = {}) => {
    const answer = await fetch(`${url}/__control/${verb}`, { method: 'POST', body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${verb}: ${await answer.text()}`);
    return answer.json();
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return { url, env, order, stop };
}

/** An athlete who is connected through the stand-in's consent page. Answers the cookie and the user's id. */
export async function connectAthlete(server, standIn, email, account, sessionOf) {
  const cookie = await sessionOf(server.url, account);
  await standIn.order('account', { email });
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const { authUrl } = await (await fetch(`${server.url}/api/gmail/connect?replies=true`, { headers })).json();
  const query = new URL(authUrl).searchParams;
  const scopes = query
    .get('scope')
    .split(' ')
    .filter((scope) => scope.startsWith('https:'));
  const form = new URLSearchParams([
    ['query', query.toString()],
    ['account', email],
    ['decision', 'allow'],
    ...scopes.map((scope) => ['scope', scope]),
  ]);
  const consent = await fetch(`${standIn.url}/consent`, { method: 'POST', body: form, redirect: 'manual' });
  const { pathname, search } = new URL(consent.headers.get('location'));
  await fetch(server.url + pathname + search, { headers: { cookie } });
  const user = await (await fetch(`${server.url}/api/user`, { headers })).json();
  return { headers, userId: user.id };
}

/** Emails that this athlete sent in the last weeks, straight into the ledger, each in a thread of its own. */
export async function addSentMails(client, userId, from, count) {
  const campaign = randomUUID();
  await client.query(
    `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
     values ($1, $2, 'Film', 'Film', 'Film', 'completed', now(), now())`,
    [campaign, userId],
  );
  await client.query(
    `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name,
       coach_last_name, coach_title, school_name, is_example, subject, body, status, due_at, message_id, thread_id,
       gateway, sent_at, created_at, updated_at)
     select gen_random_uuid(), $1, $2, n, 1 + n % 600, 'coach' || n || '@college.example.edu', 'Casey', 'Coach ' || n, '',
       'College', false, 'Film', 'Coach, my film.', 'sent', now(), 'bench-' || n || '@recruit.example', 'thread-' || n,
       'gmail', now() - interval '1 hour', now(), now()
     from generate_series($3::int, $4::int) n`,
    [campaign, userId, from, from + count - 1],
  );
  // As the database does by itself within a minute of so many new rows.
  await client.query('vacuum (analyze) campaign_emails');
}

export async function connect(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A token for the mailbox without this product in between. */
export async function plainToken(standIn, email) {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_OAUTH_TOKEN_URL } = standIn.env;
  const verifier = randomUUID() + randomUUID();
  const query = new URLSearchParams({
    client_id: GOOGLE_CLIENT_ID,
    redirect_uri: 'http://localhost/callback',
    response_type: 'code',
    access_type: 'offline',
    scope: 'openid email https://www.googleapis.com/auth/gmail.readonly',
    state: 'bench',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const consent = new URLSearchParams([
    ['query', query.toString()],
    ['account', email],
    ['decision', 'allow'],
    ['scope', 'https://www.googleapis.com/auth/gmail.readonly'],
  ]);
  const back = await fetch(`${standIn.url}/consent`, { method: 'POST', body: consent, redirect: 'manual' });
  const code = new URL(back.headers.get('location')).searchParams.get('code');
  const form = new URLSearchParams({
    ...{ client_id: GOOGLE_CLIENT_ID, client_secret: GOOGLE_CLIENT_SECRET, grant_type: 'authorization_code' },
    ...{ code, code_verifier: verifier, redirect_uri: 'http://localhost/callback' },
  });
  const { access_token } = await (await fetch(GOOGLE_OAUTH_TOKEN_URL, { method: 'POST', body: form })).json();
  return access_token;
}
