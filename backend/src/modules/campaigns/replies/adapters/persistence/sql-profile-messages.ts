import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { REPLY_CAPS } from '../../application/caps.js';
import { ProfileMessages, type NewMessage } from '../../application/ports/profile-messages.js';
import { MESSAGE_NOTICE_QUEUE, type MessageNotice } from '../../application/queues.js';
import { BY_FORM } from '../../domain/profile-message.js';
import { TooManyMessages } from '../../domain/report-errors.js';
import { IS_KEPT } from './profile-messages.sql.js';

const SNIPPET = 200;

const OF_A_DAY = `
select count(*)::int as count from replies where user_id = $1 and account = '${BY_FORM}' and found_at > $2::timestamptz - interval '24 hours'`;

const ADD = `
insert into replies (id, user_id, account, provider_message_id, kind, from_address, from_name, subject, snippet, body, body_state, outside_domain,
  suspicions, written_school, received_at, found_at, announced_at, coach_id)
values ($1, $2, '${BY_FORM}', $3, 'human', $4, $5, '', $6, $7, 'kept', $8, $9, $10, $11, $11, $11, $12)`;

/** Deletes the oldest, except those that an admin still has to review. */
const MAKE_ROOM = `
delete from replies where id in (select id from replies where user_id = $1 and account = '${BY_FORM}'
  and (reported_at is null or report_handled_at is not null) order by received_at desc, id desc offset $2)`;

@Injectable()
export class SqlProfileMessages extends ProfileMessages {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
  ) {
    super();
  }

  async add(userId: string, message: NewMessage, now: Date, notifyAt: Date | null): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'profile_messages', userId);
      if ((await manager.query<object[]>(IS_KEPT, [userId, message.key])).length > 0) return;
      const [day] = await manager.query<{ count: number }[]>(OF_A_DAY, [userId, now]);
      if ((day?.count ?? 0) >= REPLY_CAPS.profileMessagesADay.most) throw new TooManyMessages();
      await this.store(manager, userId, message, now);
      const notice: MessageNotice = { athleteId: userId };
      await this.jobs.send(MESSAGE_NOTICE_QUEUE, notice, { key: userId, within: manager, ...(notifyAt ? { startAfter: notifyAt } : {}) });
    });
  }

  private async store(manager: EntityManager, userId: string, message: NewMessage, now: Date): Promise<void> {
    const { key, name, school, address, text, coachId, suspicions } = message;
    const snippet = Array.from(text.replace(/\s+/g, ' ')).slice(0, SNIPPET).join('');
    await manager.query(ADD, [
      ...[this.ids.next(), userId, key, address, name, snippet, text, coachId === null, suspicions, school, now, coachId],
    ]);
    await manager.query(MAKE_ROOM, [userId, REPLY_CAPS.profileMessages.most]);
  }
}
