import type { DataSource } from 'typeorm';

import { RandomIds } from '../../src/platform/system/random-ids.js';

const ids = new RandomIds();

/** One email as it may be in the ledger; times count in days before now. */
export interface MailRow {
  status: string;
  sentDaysAgo?: number | null;
  openedDaysAgo?: number;
  repliedDaysAgo?: number;
  coachId?: number;
  schoolId?: number;
}

/** A campaign of the athlete with these emails, straight into the tables. Answers its id. */
export async function haveMails(
  source: DataSource,
  {
    username,
    now,
    mails,
    status = 'completed',
    name = 'Junior film',
    startedDaysAgo = 0,
  }: {
    username: string;
    now: Date;
    mails: readonly MailRow[];
    status?: string;
    name?: string;
    startedDaysAgo?: number;
  },
): Promise<string> {
  const campaignId = ids.next();
  const ago = (days: number | null | undefined) =>
    days === null || days === undefined ? null : new Date(now.getTime() - days * 86_400_000);
  await source.query(
    `insert into campaigns (id, user_id, name, subject, template, status, activated_at, created_at, updated_at)
     select $1, id, $3, 'Film', 'Look', $4, $5, $5, $5 from users where username = $2`,
    [campaignId, username, name, status, ago(startedDaysAgo)],
  );
  const rows = mails.map((mail, at) => ({
    id: ids.next(),
    status: mail.status,
    coachId: mail.coachId ?? 1_000_000 + at,
    schoolId: mail.schoolId ?? 1,
    sentAt: ago(mail.sentDaysAgo === undefined ? 1 : mail.sentDaysAgo),
    openedAt: ago(mail.openedDaysAgo),
    repliedAt: ago(mail.repliedDaysAgo),
  }));
  await source.query(
    `insert into campaign_emails (id, campaign_id, user_id, coach_id, school_id, to_address, coach_first_name,
       coach_last_name, coach_title, school_name, is_example, subject, body, status, due_at, sent_at, opened_at,
       replied_at, created_at, updated_at)
     select r.id, $1, u.id, r."coachId", r."schoolId", 'coach' || r."coachId" || '@college.test', 'Dana', 'Field', 'Coach',
       'Akron', false, 'Film', 'Look', r.status, $4, r."sentAt", r."openedAt", r."repliedAt", $4, $4
     from users u, json_to_recordset($3) as r(id uuid, status text, "coachId" int, "schoolId" int, "sentAt" timestamptz,
       "openedAt" timestamptz, "repliedAt" timestamptz)
     where u.username = $2`,
    [campaignId, username, JSON.stringify(rows), now],
  );
  return campaignId;
}

/** Shared coaches of a school, straight into the table. Answers their ids. */
export async function haveCoaches(source: DataSource, schoolId: number, count: number): Promise<number[]> {
  const rows = await source.query<{ id: number }[]>(
    `insert into coaches (school_id, first_name, last_name, name, name_key, email, is_head_coach, position, created_at, updated_at)
     select $1, 'Dana', 'Field', 'Dana Field', key, key || '@college.test', n = 1, case n when 2 then 'RC' else 'QB' end, now(), now()
     from generate_series(1, $2::int) n, lateral (select 'dana' || n || md5(random()::text) as key) k
     returning id`,
    [schoolId, count],
  );
  return rows.map(({ id }) => id);
}
