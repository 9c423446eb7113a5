import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { BY_FORM } from '../domain/profile-message.js';

/** $2 null: a message by the form of the shared profile. */
const CHECK = `
update replies r set checked_at = coalesce(r.checked_at, $4)
where r.id = $3 and r.user_id = $1 and case when $2::int is null then r.account = '${BY_FORM}' else r.coach_id = $2
  or exists (select from campaign_emails e where e.id = r.mail_id and e.user_id = $1 and e.coach_id = $2) end`;

/** Stores that an athlete confirmed a reply from an unknown address: "I checked, it is real". */
@Injectable()
export class ReplyChecks {
  constructor(private readonly source: DataSource) {}

  /** Marks a reply of this coach or, with null, a message by the form. Idempotent; false: this athlete has no such reply. */
  async mark(userId: string, coachId: number | null, replyId: string, now: Date): Promise<boolean> {
    const [, changed] = await this.source.query<[unknown[], number]>(CHECK, [userId, coachId, replyId, now]);
    return changed === 1;
  }
}
