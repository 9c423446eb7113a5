import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import { WorkPace } from '../../../../../shared-kernel/work-pace.js';
import { SchoolTracking } from '../../../../schools/outreach/index.js';
import { SENDING_ACTIVITIES } from '../../../ledger/domain/sending-activities.js';
import { handMailsContract } from '../../testing/hand-mails.contract.js';
import { aLedgerRow } from '../../../ledger/testing/ledger-row.js';
import { LEDGER_TEXT } from '../../../ledger/testing/ledger-text.js';
import { SqlSendLedger } from '../../../ledger/adapters/persistence/sql-send-ledger.js';
import { SqlHandMails } from './sql-hand-mails.js';

const NO_JOBS: Pick<JobQueue, 'send'> = { send: async () => undefined };

describe('emails sent by hand in PostgreSQL', () => {
  let source: DataSource;
  let schoolId: number;

  useTestSource(5, (opened) => (source = opened));

  beforeAll(async () => {
    const [school] = await source.query<{ id: number }[]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`,
    );
    schoolId = school?.id ?? 0;
  });

  handMailsContract(async () => {
    const activity = new ActivityRecord(source, new RandomIds(), new ActivityKinds(SENDING_ACTIVITIES));
    const tracking = new SchoolTracking(source, activity);
    const [userId, campaignId] = [v7(), v7()];
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [
      userId,
      userId,
    ]);
    await source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', $3, $4, 'draft', now(), now())`,
      [campaignId, userId, LEDGER_TEXT.subject, LEDGER_TEXT.template],
    );
    return {
      hands: new SqlHandMails(source, tracking, activity),
      ledger: new SqlSendLedger(source, NO_JOBS as JobQueue, tracking, activity, new WorkPace(new FixedClock())),
      ...{ userId, campaignId },
      row: (coachId, changes) => aLedgerRow(v7(), coachId, { schoolId, ...changes }),
      campaignStatus: async () => {
        const [row] = await source.query<{ status: string }[]>('select status from campaigns where id = $1', [campaignId]);
        return row?.status;
      },
      isIntroTicked: async () => {
        const rows = await source.query<unknown[]>('select 1 from target_schools where user_id = $1 and intro_email_sent', [userId]);
        return rows.length > 0;
      },
      tickIntro: async () => void (await tracking.markIntroSent(userId, [schoolId], new Date())),
    };
  });
});
