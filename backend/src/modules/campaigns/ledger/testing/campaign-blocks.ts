import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import type { MailStatus } from '../../writing/domain/mail-status.js';

/** Status and reason of the emails of a campaign. */
export async function reasonsOf(source: DataSource, campaignId: string): Promise<[MailStatus, string | null][]> {
  const rows = await source.query<{ status: MailStatus; reason: string | null }[]>(
    'select status, reason_code as reason from campaign_emails where campaign_id = $1 order by id',
    [campaignId],
  );
  return rows.map(({ status, reason }) => [status, reason]);
}

/** As a bounce does it. */
export async function suppress(source: DataSource, userId: string, address: string): Promise<void> {
  await source.query(
    `insert into suppressed_addresses (user_id, address_key, reason, detail, created_at) values ($1, lower($2), 'bounced', '', now())`,
    [userId, address],
  );
}

interface Mark {
  userId: string;
  schoolId: number;
  level: string;
  at: Date;
}

/** The lead level of a school, with its entry of the record. */
export async function markSchool(source: DataSource, { userId, schoolId, level, at }: Mark): Promise<void> {
  await source.query('insert into target_schools (user_id, school_id, lead_level, updated_at) values ($1, $2, $3, $4)', [
    userId,
    schoolId,
    level,
    at,
  ]);
  await source.query(`insert into activities (id, user_id, school_id, kind, at, data) values ($1, $2, $3, 'lead_changed', $4, $5)`, [
    v7(),
    userId,
    schoolId,
    at,
    { from: 'cold', to: level },
  ]);
}
