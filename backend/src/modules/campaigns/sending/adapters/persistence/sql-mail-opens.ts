import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { MailOpens } from '../../application/ports/mail-opens.js';

const COUNT = `
insert into mail_opens (mail_id, machine, first_at, last_at)
select id, $2, $3, $3 from campaign_emails where open_token = $1
on conflict (mail_id, machine) do update set last_at = excluded.last_at, times = mail_opens.times + 1`;

const OPEN = `
update campaign_emails
set opened_at = $2, status = case when status = 'sent' then 'opened' else status end, updated_at = $2
where open_token = $1 and opened_at is null and sent_at is not null
returning id, user_id as "userId", campaign_id as "campaignId", school_id as "schoolId",
  coalesce(nullif(trim(coach_first_name || ' ' || coach_last_name), ''), to_address) as coach`;

interface Opened {
  id: string;
  userId: string;
  campaignId: string;
  schoolId: number;
  coach: string;
}

@Injectable()
export class SqlMailOpens extends MailOpens {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityRecord,
  ) {
    super();
  }

  async sentAt(token: string): Promise<Date | null | undefined> {
    const [mail] = await this.source.query<{ sentAt: Date | null }[]>(
      'select sent_at as "sentAt" from campaign_emails where open_token = $1',
      [token],
    );
    return mail && mail.sentAt;
  }

  async note(token: string, machine: boolean, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query(COUNT, [token, machine, now]);
      if (machine) return;
      const [opened] = await manager.query<[Opened[], number]>(OPEN, [token, now]);
      const entries = opened.map(({ id, userId, schoolId, campaignId, coach }) => {
        const data = { mailId: id, campaignId, coach };
        return { userId, schoolId, kind: 'coach_opened' as const, at: now, data, dedupeKey: `coach_opened:${id}` };
      });
      await this.activity.append(entries, manager);
    });
  }
}
