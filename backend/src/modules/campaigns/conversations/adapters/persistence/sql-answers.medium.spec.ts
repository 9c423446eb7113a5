import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { CAMPAIGN_LIMITS } from '../../../writing/domain/campaign-limits.js';
import { answersContract, type Talk } from '../../testing/answers.contract.js';
import { TalkRows } from '../../testing/talk-rows.js';
import { SqlAnswers } from './sql-answers.js';

const FILL = `
insert into campaign_emails (id, campaign_id, user_id, coach_id, step, school_id, to_address, coach_first_name, coach_last_name,
  coach_title, school_name, is_example, subject, body, status, due_at, created_at, updated_at)
select gen_random_uuid(), e.campaign_id, e.user_id, 1000000 + n, 0, e.school_id, 'x@x.test', '', '', '', '', false, 's', 'b', 'queued',
  now() + interval '1 year', now(), now()
from campaign_emails e, generate_series(1, $2::int) n where e.id = $1`;
const SUPPRESS = `
insert into suppressed_addresses (user_id, address_key, reason, created_at) values ($1, $2, 'bounced', now())`;

describe('answers in PostgreSQL', () => {
  let source: DataSource;
  useTestSource(4, (opened) => (source = opened));

  beforeEach(() => source.query('delete from users'));

  const talk = async (): Promise<Talk> => {
    const rows = await TalkRows.start(source);
    const coachId = await rows.coach('Quinn Dummett');
    const mailId = await rows.email(coachId, { at: new Date('2026-11-20T15:00:00.000Z') });
    const [mail] = await source.query<[{ campaignId: string }]>('select campaign_id as "campaignId" from campaign_emails where id = $1', [
      mailId,
    ]);
    return { userId: rows.userId, coachId, mailId, campaignId: mail.campaignId };
  };

  answersContract(async () => ({
    answers: new SqlAnswers(source),
    talks: [await talk(), await talk()],
    suppress: (userId, address) => source.query(SUPPRESS, [userId, address]),
    fill: ({ mailId }) => source.query(FILL, [mailId, CAMPAIGN_LIMITS.waitingMails]),
  }));
});
