import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import type { AnsweredEmail } from '../../suspicion/domain/suspicions-of.js';
import { schoolDomains } from '../../replies/adapters/persistence/index.js';

/** A reply of which only the beginning is known. */
export interface UnreadReply {
  id: string;
  messageId: string;
  fromName: string;
  fromAddress: string;
  subject: string;
  /** The email that the reply answers. */
  mail: AnsweredEmail;
}

const UNREAD = `
select r.id, r.provider_message_id as "messageId", r.from_name as "fromName", r.from_address as "fromAddress", r.subject,
  json_build_object('toAddress', e.to_address, 'websiteUrl', s.website_url, 'schoolName', e.school_name, 'domains', ${schoolDomains('e')}) as mail
from replies r
join campaign_emails e on e.id = r.mail_id
left join schools s on s.id = e.school_id
join own_accounts g on g.user_id = r.user_id and g.account = r.account
where e.user_id = $1 and e.coach_id = $2 and r.kind = 'human' and r.body_state is null
order by r.received_at desc limit $3`;

/** Replies whose text has not been fetched. */
@Injectable()
export class UnreadRepliesQuery {
  constructor(private readonly source: DataSource) {}

  /** Those of the coach in the present account, newest first. */
  of(userId: string, coachId: number, limit: number): Promise<UnreadReply[]> {
    return this.source.query<UnreadReply[]>(UNREAD, [userId, coachId, limit]);
  }
}
