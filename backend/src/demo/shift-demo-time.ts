import type { DataSource } from 'typeorm';

/** Tables with moments of an athlete's life, and by which column they are the athlete's. */
const MOMENTS: [table: string, owner: string, columns: string[]][] = [
  ['users', 'id', ['created_at', 'email_verified_at']],
  ['favorites', 'user_id', ['created_at']],
  ['games', 'user_id', ['created_at', 'updated_at']],
  ['film_clips', 'user_id', ['created_at', 'updated_at']],
  ['profile_shares', 'user_id', ['created_at', 'updated_at']],
  ['target_schools', 'user_id', ['updated_at']],
  ['corrections', 'user_id', ['created_at']],
  ['campaigns', 'user_id', ['created_at', 'activated_at', 'leaves_at', 'updated_at']],
  ['campaign_emails', 'user_id', ['created_at', 'due_at', 'claimed_at', 'sent_at', 'opened_at', 'replied_at', 'bounced_at', 'updated_at']],
  ['outbox_mails', 'user_id', ['created_at']],
  ['replies', 'user_id', ['received_at', 'found_at', 'announced_at']],
];

const OPENS = `
update mail_opens o set first_at = o.first_at - $2::interval, last_at = o.last_at - $2::interval
from campaign_emails e where e.id = o.mail_id and e.user_id = $1`;

/** The activity record is append-only, so its entries are deleted and inserted again with earlier times. */
const RECORD = `
with taken as (delete from activities where user_id = $1 returning *)
insert into activities (id, user_id, school_id, kind, at, data, dedupe_key)
select id, user_id, school_id, kind, at - $2::interval, data, dedupe_key from taken`;

/** Lets days pass for an athlete: moves all past events back by so many days. */
export class ShiftDemoTime {
  constructor(private readonly source: DataSource) {}

  async days(userId: string, days: number): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const [table, owner, columns] of MOMENTS) {
        const moved = columns.map((column) => `${column} = ${column} - $2::interval`).join(', ');
        await manager.query(`update ${table} set ${moved} where ${owner} = $1`, [userId, `${days} days`]);
      }
      for (const sql of [OPENS, RECORD]) await manager.query(sql, [userId, `${days} days`]);
    });
  }
}
