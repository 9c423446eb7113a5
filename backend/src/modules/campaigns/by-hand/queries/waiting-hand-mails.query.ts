import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface WaitingHandMail {
  campaignId: string;
  campaignName: string;
  emailId: string;
}

/** Most campaigns in the list; a longer list would not be read. */
const AT_MOST = 20;

const WAITING = `
select c.id as "campaignId", c.name as "campaignName", e.id as "emailId"
from campaign_emails e join campaigns c on c.id = e.campaign_id
where e.user_id = $1 and e.coach_id = $2 and e.status = 'kept' and not e.is_example and c.deleted_at is null
order by c.created_at desc, c.id desc limit ${AT_MOST}`;

/** Emails to one coach that are still unsent. */
@Injectable()
export class WaitingHandMails {
  constructor(private readonly source: DataSource) {}

  /** Of the newest 20 campaigns, the newest first. */
  of(userId: string, coachId: number): Promise<WaitingHandMail[]> {
    return this.source.query(WAITING, [userId, coachId]);
  }
}
