import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { emailsOfEach } from './athletes.mjs';
import { randomFrom, SEASON } from './rhythm.mjs';
import { accountOf, emailsOf } from './rows.mjs';

/** The columns of each table in the order of the rows; a table is after those that it refers to. */
const COLUMNS = {
  users: 'id, username, email, password_hash, email_verified_at, created_at',
  athlete_profiles: 'user_id, first_name, last_name, position, graduation_year, high_school, city, state, gpa, updated_at',
  favorites: 'id, user_id, school_id, created_at',
  gmail_accounts: 'user_id, google_sub, email, state, can_read_replies, grant_id, refresh_token, connected_at, updated_at',
  reply_mailboxes: 'user_id, account, opened_at, next_check_at, checked_at, good_at',
  target_schools: 'user_id, school_id, intro_email_sent, response_gotten, lead_level, updated_at',
  campaigns: 'id, user_id, name, subject, template, status, activated_at, created_at, updated_at',
  campaign_emails: `id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name, coach_last_name, coach_title, school_name,
    is_example, subject, body, status, due_at, claimed_at, attempt_id, message_id,
    gateway, provider_message_id, thread_id, sent_at, opened_at, replied_at, created_at, updated_at, open_token, opt_out_token`,
  mail_opens: 'mail_id, machine, first_at, last_at, times',
  replies: `id, user_id, account, provider_message_id, mail_id, kind, from_address, from_name, subject, snippet, received_at, found_at,
    announced_at`,
  activities: 'id, user_id, school_id, kind, at, data',
};

export const TABLES = Object.keys(COLUMNS);

/** Athletes whose rows are in one file. */
const AT_ONCE = 2_000;

const fieldOf = (value) => (value === null ? '\\N' : String(value).replaceAll('\\', '\\\\'));
const lineOf = (row) => `${row.map(fieldOf).join('\t')}\n`;

/** Makes a season and loads it by COPY, file after file. Answers how many emails each athlete has, by number. */
export async function loadSeason(client, folder, { athletes, emails, hash }) {
  const random = randomFrom(20_260_801);
  const counts = emailsOfEach(athletes, emails, random);
  const { rows: schools } = await client.query('select id, name from schools order by id');
  const coaches = schools.flatMap(({ id, name }) =>
    Array.from({ length: 10 }, (_, at) => ({ id: id * 10 + at, school: id, schoolName: name, email: `coach${at}@college${id}.test` })),
  );
  const world = { random, coaches, schools: schools.map(({ id }) => id), hash, season: SEASON };
  for (let from = 0; from < athletes; from += AT_ONCE) {
    const rows = Object.fromEntries(TABLES.map((table) => [table, []]));
    for (let at = from; at < Math.min(athletes, from + AT_ONCE); at += 1) {
      const account = accountOf(at, world);
      add(rows, account.rows);
      add(rows, emailsOf(account, counts[at], world));
    }
    for (const table of TABLES) await copyIn(client, folder, table, rows[table]);
  }
  return counts;
}

function add(all, own) {
  for (const [table, rows] of Object.entries(own)) for (const row of rows) all[table].push(row);
}

async function copyIn(client, folder, table, rows) {
  if (rows.length === 0) return;
  const file = join(folder, `${table}.copy`);
  const stream = createWriteStream(file);
  for (const row of rows) if (!stream.write(lineOf(row))) await once(stream, 'drain');
  stream.end();
  await once(stream, 'close');
  await chmod(file, 0o644);
  await client.query(`copy ${table} (${COLUMNS[table]}) from '${file}'`);
  await rm(file);
}
