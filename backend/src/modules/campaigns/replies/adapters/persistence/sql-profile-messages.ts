import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

import { takeTurns } from '../../../../../platform/database/take-turns.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { REPLY_CAPS } from '../../application/caps.js';
import {
  ProfileMessages,
  type KnownWriter,
  type MessagePlace,
  type NewMessage,
  type ReceivedMessage,
} from '../../application/ports/profile-messages.js';
import { MESSAGE_NOTICE_QUEUE, type MessageNotice } from '../../application/queues.js';
import { BY_FORM } from '../../domain/profile-message.js';
import { TooManyMessages } from '../../domain/report-errors.js';

const SNIPPET = 200;

/** $1 address, $2 its domain, $3 the school's name, $4 athlete. A coach's school comes first, then one with that domain, then one of that name. */
const WRITER = `
with coach as (
  select id, school_id from coaches where (owner_user_id is null or owner_user_id = $4) and lower(trim(email)) = $1
  order by owner_user_id nulls last, id limit 1
), host as (
  select school_id from coaches where owner_user_id is null and lower(split_part(email, '@', 2)) = $2 order by id limit 1
), found as (
  select coalesce((select school_id from coach), (select school_id from host),
    (select id from schools where lower(name) = lower($3) order by id limit 1)) as id
)
select (select id from coach) as "coachId", s.name as "schoolName", s.website_url as "websiteUrl",
  array(select distinct lower(split_part(k.email, '@', 2)) from coaches k
    where k.school_id = f.id and k.owner_user_id is null and k.email like '%@%' limit 20) as domains
from found f left join schools s on s.id = f.id`;

const IS_KEPT = `select from replies where user_id = $1 and account = '${BY_FORM}' and provider_message_id = $2`;

const OF_A_DAY = `
select count(*)::int as count from replies where user_id = $1 and account = '${BY_FORM}' and found_at > $2::timestamptz - interval '24 hours'`;

const ADD = `
insert into replies (id, user_id, account, provider_message_id, kind, from_address, from_name, subject, snippet, body, body_state, outside_domain,
  suspicions, written_school, received_at, found_at, announced_at, coach_id)
values ($1, $2, '${BY_FORM}', $3, 'human', $4, $5, '', $6, $7, 'kept', $8, $9, $10, $11, $11, $11, $12)`;

/** The oldest give way, except those that an admin still has to look at. */
const MAKE_ROOM = `
delete from replies where id in (select id from replies where user_id = $1 and account = '${BY_FORM}'
  and (reported_at is null or report_handled_at is not null) order by received_at desc, id desc offset $2)`;

const LIST = `
select id, date_trunc('milliseconds', received_at) as at, from_name as name, written_school as school, from_address as address, body as text,
  not outside_domain as "isKnownAddress", coach_id as "coachId", suspicions, checked_at is not null as "isChecked", reported_at as "reportedAt", shown_to_guardian_at as "shownToGuardianAt"
from replies where user_id = $1 and account = '${BY_FORM}'
  and ($3::timestamptz is null or (date_trunc('milliseconds', received_at), id) < ($3, $4::uuid))
order by date_trunc('milliseconds', received_at) desc, id desc limit $2`;

const CHECK = `
update replies set checked_at = coalesce(checked_at, $3) where user_id = $1 and id = $2 and account = '${BY_FORM}'`;

@Injectable()
export class SqlProfileMessages extends ProfileMessages {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
    private readonly ids: Ids,
  ) {
    super();
  }

  async writer(userId: string, address: string, school: string): Promise<KnownWriter> {
    const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
    const [row] = await this.source.query<KnownWriter[]>(WRITER, [address.toLowerCase(), host, school, userId]);
    return row ?? { coachId: null, schoolName: null, websiteUrl: null, domains: [] };
  }

  async isKept(userId: string, key: string): Promise<boolean> {
    return (await this.source.query<object[]>(IS_KEPT, [userId, key])).length > 0;
  }

  async add(userId: string, message: NewMessage, now: Date, tellAt: Date | null): Promise<void> {
    await this.source.transaction(async (manager) => {
      await takeTurns(manager, 'profile_messages', userId);
      if ((await manager.query<object[]>(IS_KEPT, [userId, message.key])).length > 0) return;
      const [day] = await manager.query<{ count: number }[]>(OF_A_DAY, [userId, now]);
      if ((day?.count ?? 0) >= REPLY_CAPS.profileMessagesADay.most) throw new TooManyMessages();
      await this.store(manager, userId, message, now);
      const notice: MessageNotice = { athleteId: userId };
      await this.jobs.send(MESSAGE_NOTICE_QUEUE, notice, { key: userId, within: manager, ...(tellAt ? { startAfter: tellAt } : {}) });
    });
  }

  list(userId: string, limit: number, before: MessagePlace | null): Promise<ReceivedMessage[]> {
    return this.source.query(LIST, [userId, limit, before?.at ?? null, before?.id ?? null]);
  }

  async markChecked(userId: string, messageId: string, now: Date): Promise<boolean> {
    const [, changed] = await this.source.query<[unknown[], number]>(CHECK, [userId, messageId, now]);
    return changed > 0;
  }

  async hasGuardian(userId: string): Promise<boolean> {
    return (await this.source.query<object[]>('select from guardianships where athlete_id = $1 limit 1', [userId])).length > 0;
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
