import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import { takeTurns } from '../../../../../../platform/database/take-turns.js';
import { TestMails, type TestMailBegin, type TestMailOutcome, type TestMailPress } from '../../../application/ports/test-mails.js';

const DAY_S = 24 * 3600;

const EARLIER = 'select status, message from test_mails where user_id = $1 and key = $2';

const FORGET = `delete from test_mails where user_id = $1 and sent_at <= $2::timestamptz - interval '24 hours'`;

const COUNT = `
select count(*)::int as count, extract(epoch from $2::timestamptz - min(sent_at))::float8 as "oldestSeconds"
from test_mails where user_id = $1`;

const BEGIN = `insert into test_mails (user_id, key, campaign_id, sent_at) values ($1, $2, $3, $4)`;

const END = `update test_mails set status = $3, message = $4 where user_id = $1 and key = $2`;

type Stored = { status: TestMailOutcome['status'] | 'sending'; message: string };

@Injectable()
export class SqlTestMails extends TestMails {
  constructor(private readonly source: DataSource) {
    super();
  }

  begin({ key, userId, campaignId, now }: TestMailPress, most: number): Promise<TestMailBegin> {
    return this.source.transaction(async (manager): Promise<TestMailBegin> => {
      await takeTurns(manager, 'test mails', userId);
      const [earlier] = await manager.query<Stored[]>(EARLIER, [userId, key]);
      if (earlier) return { kind: 'earlier', outcome: ended(earlier) };
      await manager.query(FORGET, [userId, now]);
      const [{ count, oldestSeconds }] = await manager.query<[{ count: number; oldestSeconds: number | null }]>(COUNT, [userId, now]);
      if (count >= most) return { kind: 'too_many', retryAfterSeconds: Math.max(1, Math.ceil(DAY_S - (oldestSeconds ?? 0))) };
      await manager.query(BEGIN, [userId, key, campaignId, now]);
      return { kind: 'begun' };
    });
  }

  async end({ key, userId }: TestMailPress, { status, message }: TestMailOutcome): Promise<void> {
    await this.source.query(END, [userId, key, status, message]);
  }
}

function ended({ status, message }: Stored): TestMailOutcome | null {
  return status === 'sending' ? null : { status, message };
}
