import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import type { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import type { JobOptions } from '../../../../../shared-kernel/jobs.js';
import { REPLY_CAPS } from '../../application/caps.js';
import { BY_FORM } from '../../domain/profile-message.js';
import { profileMessagesContract } from '../../testing/profile-messages.contract.js';
import { SqlProfileMessages } from './sql-profile-messages.js';

const ADD_USER = `insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`;
const KEYS = `select provider_message_id as key from replies where user_id = $1 and account = '${BY_FORM}' order by received_at, id`;
const FILL = `
insert into replies (id, user_id, account, provider_message_id, kind, from_address, from_name, subject, snippet, body, body_state, received_at, found_at)
select gen_random_uuid(), $1, '${BY_FORM}', 'old ' || n, 'human', 'q@x.test', '', '', '', '', 'kept', at, at
from (select n, timestamptz '2025-01-01T00:00:00Z' + n * interval '1 second' as at from generate_series(1, $2::int) n) old`;
const ADD_COACH = `
with school as (insert into schools (name, name_key, division, city, state, created_at, updated_at)
  values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id)
insert into coaches (school_id, name, name_key, created_at, updated_at)
select id, 'Quinn Dummett', 'quinn dummett', now(), now() from school returning id as "coachId"`;
const MARKS = `
select provider_message_id as key, outside_domain as outside, suspicions, coach_id as "coachId" from replies where user_id = $1 order by 1`;
const REPORT = `update replies set reported_at = received_at where user_id = $1 and provider_message_id = $2`;

describe('messages by the form of a shared profile in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  profileMessagesContract(async () => {
    const users: [string, string] = [v7(), v7()];
    for (const id of users) await source.query(ADD_USER, [id, id]);
    const notifyTimes: (Date | null)[] = [];
    const send = async (_queue: string, _job: object, { startAfter }: JobOptions) => void notifyTimes.push(startAfter ?? null);
    return {
      messages: new SqlProfileMessages(source, { send } as unknown as JobQueue, new RandomIds()),
      users,
      keys: async (userId) => (await source.query<{ key: string }[]>(KEYS, [userId])).map(({ key }) => key),
      notifyTimes: () => notifyTimes,
      fill: (userId) => source.query(FILL, [userId, REPLY_CAPS.profileMessages.most]),
      report: (userId, key) => source.query(REPORT, [userId, key]),
    };
  });

  it('P-15 U-09 what is marked stays marked, and an address of no coach is outside of every school', async () => {
    const id = v7();
    await source.query(ADD_USER, [id, id]);
    const [{ coachId } = { coachId: 0 }] = await source.query<{ coachId: number }[]>(ADD_COACH);
    const messages = new SqlProfileMessages(source, { send: async () => undefined } as unknown as JobQueue, new RandomIds());
    const message = { name: 'Quinn', school: 'Akron', address: 'quinn@akron.test', text: 'Pay by Zelle.', suspicions: ['money' as const] };
    await messages.add(id, { ...message, key: 'stranger', coachId: null }, new Date(), null);
    await messages.add(id, { ...message, key: 'coach', coachId }, new Date(), null);
    expect(await source.query(MARKS, [id])).toEqual([
      { key: 'coach', outside: false, suspicions: ['money'], coachId },
      { key: 'stranger', outside: true, suspicions: ['money'], coachId: null },
    ]);
  });
});
