import type { DataSource, EntityManager } from 'typeorm';

import type { MailFate } from './mail-fate.js';

/** One mail's fate; `hours` after it left. */
export interface MailEvent {
  coachId: number;
  fate: MailFate;
  hours: number;
}

const LET_GO = `
with campaign as (update campaigns set leaves_at = now() where id = $1 and leaves_at > now() returning id)
update campaign_emails set due_at = now() where campaign_id in (select id from campaign) and status = 'queued'`;

const LEAVING = `select 1 from campaign_emails where campaign_id = $1 and status in ('queued', 'sending') limit 1`;

const AGE_CAMPAIGN = `
update campaigns set created_at = created_at - $2::interval, activated_at = activated_at - $2::interval,
  leaves_at = leaves_at - $2::interval, updated_at = updated_at - $2::interval
where id = $1`;

const AGE_OUTBOX = `
update outbox_mails o set created_at = o.created_at - $2::interval
from campaign_emails e where e.campaign_id = $1 and e.message_id = o.message_id`;

const AGE_MAILS = `
update campaign_emails set created_at = created_at - $2::interval, due_at = due_at - $2::interval,
  claimed_at = claimed_at - $2::interval, sent_at = sent_at - $2::interval, updated_at = updated_at - $2::interval
where campaign_id = $1`;

const EVENTS = `json_to_recordset($2::json) as r("coachId" int, fate text, hours int)
where e.campaign_id = $1 and e.coach_id = r."coachId"`;

const READ = `
update campaign_emails e set
  status = r.fate,
  opened_at = case when r.fate in ('opened', 'replied') then e.sent_at + make_interval(hours => r.hours) end,
  replied_at = case when r.fate = 'replied' then e.sent_at + make_interval(hours => r.hours + 5) end
from ${EVENTS} and r.fate in ('opened', 'replied', 'auto_reply')`;

const BOUNCED = `
update campaign_emails e set status = 'bounced', reason_code = 'bounced',
  bounced_at = e.sent_at + make_interval(mins => 1),
  error_message = 'It came back: there is no such mailbox (550 5.1.1).'
from ${EVENTS} and r.fate = 'bounced'`;

const NEVER_ARRIVED = `
delete from outbox_mails o using campaign_emails e, ${EVENTS}
  and e.message_id = o.message_id and r.fate in ('failed', 'unknown')`;

const FAILED = `
update campaign_emails e set status = 'failed', sent_at = null, reason_code = 'refused',
  error_message = 'The mail server refused it: 550 5.7.1 Message rejected'
from ${EVENTS} and r.fate = 'failed'`;

/** Its way out is the mail server: what went into the outbox could be looked up and would not stay unknown. */
const UNKNOWN = `
update campaign_emails e set status = 'unknown', sent_at = null, gateway = 'smtp', reason_code = 'no_answer',
  error_message = 'The mail server did not confirm it: the connection was closed'
from ${EVENTS} and r.fate = 'unknown'`;

const STILL_OPEN = `
update campaigns c set status = 'active' where c.id = $1
  and exists (select 1 from campaign_emails e where e.campaign_id = c.id and e.status = 'unknown')`;

const ANSWERED = `
update target_schools t set response_gotten = true, lead_level = 'warm'
from campaign_emails e
where e.campaign_id = $1 and e.replied_at is not null and t.user_id = e.user_id and t.school_id = e.school_id`;

/**
 * What no use case can do, because only time, coaches and mail servers can: it is written into the rows
 * directly. Everything else in the demo goes the way that an athlete's click would go.
 */
export class OutsideWorld {
  constructor(private readonly source: DataSource) {}

  /** The time to take a send back is over. */
  async letGo(campaignId: string): Promise<void> {
    await this.source.query(LET_GO, [campaignId]);
  }

  async isLeaving(campaignId: string): Promise<boolean> {
    return (await this.source.query<unknown[]>(LEAVING, [campaignId])).length > 0;
  }

  /** Days pass after a campaign was sent, and its mails meet their fates. */
  async timePasses(campaignId: string, days: number, events: MailEvent[]): Promise<void> {
    await this.source.transaction(async (manager) => {
      for (const sql of [AGE_CAMPAIGN, AGE_OUTBOX, AGE_MAILS]) await manager.query(sql, [campaignId, `${days} days`]);
      const what = JSON.stringify(events);
      for (const sql of [READ, BOUNCED, NEVER_ARRIVED, FAILED, UNKNOWN]) await manager.query(sql, [campaignId, what]);
      for (const sql of [STILL_OPEN, ANSWERED]) await manager.query(sql, [campaignId]);
    });
  }

  /** Invented people stay marked as such; their address counts as verified, because nobody reads mail there. */
  async markInvented(userIds: string[], manager: EntityManager = this.source.manager): Promise<void> {
    await manager.query(
      'update users set is_example = true, email_verified_at = coalesce(email_verified_at, created_at) where id = any($1)',
      [userIds],
    );
    await manager.query('update coaches set is_example = true where owner_user_id = any($1)', [userIds]);
  }
}
