import { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { createTestDatabase, type TestDatabase } from '../../../../../../test/support/test-database.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import type { AppConfig } from '../../../../../platform/config/app-config.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import type { Log } from '../../../../../platform/logging/log.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { FixedClock } from '../../../../../shared-kernel/testing/fixed-clock.js';
import { WorkPace } from '../../../../../shared-kernel/work-pace.js';
import { SchoolTracking } from '../../../../schools/outreach/index.js';
import { TooLateToTakeBack } from '../../../writing/domain/campaign-errors.js';
import type { MailStatus } from '../../../writing/domain/mail-status.js';
import type { CampaignStatus } from '../../../writing/domain/campaign-status.js';
import { keptMailsContract } from '../../testing/kept-mails.contract.js';
import { aLedgerRow } from '../../testing/ledger-row.js';
import { LEDGER_TEXT } from '../../testing/ledger-text.js';
import { athleteCapContract } from '../../testing/athlete-cap.contract.js';
import { claimContract } from '../../testing/claim.contract.js';
import { sendLedgerContract } from '../../testing/send-ledger.contract.js';
import { undecidedMailsContract } from '../../testing/undecided-mails.contract.js';
import { SENDING_ACTIVITIES } from '../../domain/sending-activities.js';
import type { LedgerUnderTest } from '../../testing/ledger-steps.js';
import { markSchool, reasonsOf, suppress } from '../../testing/campaign-blocks.js';
import { SqlSendLedger } from './sql-send-ledger.js';

const ACCOUNT = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;

const SILENT: Log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };

/** These tests look at the rows alone. */
const NO_JOBS: Pick<JobQueue, 'send'> = { send: async () => undefined };

describe('the send ledger in PostgreSQL', () => {
  let database: TestDatabase;
  let source: DataSource;
  let schoolId: number;
  const opened: JobQueue[] = [];

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 5 }).initialize();
    const [school] = await source.query<{ id: number }[]>(
      `insert into schools (name, name_key, division, city, state, created_at, updated_at)
       values ('Akron', 'akron', 'D1', 'Akron', 'OH', now(), now()) returning id`,
    );
    schoolId = school?.id ?? 0;
  });

  afterAll(async () => {
    for (const queue of opened) {
      await queue.beforeApplicationShutdown();
      await queue.onApplicationShutdown();
    }
    await source.destroy();
    await database.drop();
  });

  const ledgerOn = (connection: DataSource, queue: Pick<JobQueue, 'send'>, pace = new WorkPace(new FixedClock())) => {
    const activity = new ActivityRecord(source, new RandomIds(), new ActivityKinds(SENDING_ACTIVITIES));
    return new SqlSendLedger(connection, queue as JobQueue, new SchoolTracking(source, activity), activity, pace);
  };

  const open = async (): Promise<LedgerUnderTest> => {
    const [userId, campaignId] = [v7(), v7()];
    await source.query(`insert into users (id, username, email, password_hash, created_at) values ($1, $2, $2, 'x', now())`, [
      userId,
      userId,
    ]);
    await source.query(
      `insert into campaigns (id, user_id, name, subject, template, status, created_at, updated_at)
       values ($1, $2, 'Film', 'Film', 'Film', 'draft', now(), now())`,
      [campaignId, userId],
    );
    return {
      ledger: ledgerOn(source, NO_JOBS),
      userId,
      campaignId,
      row: (coachId: number, changes = {}) => aLedgerRow(v7(), coachId, { schoolId, ...changes }),
      statuses: async () => {
        const rows = await source.query<{ status: MailStatus }[]>('select status from campaign_emails where campaign_id = $1 order by id', [
          campaignId,
        ]);
        return rows.map((row) => row.status);
      },
      reasons: () => reasonsOf(source, campaignId),
      suppress: (address) => suppress(source, userId, address),
      mark: (level, at) => markSchool(source, { userId, schoolId, level, at }),
      campaignStatus: async () => {
        const [row] = await source.query<{ status: CampaignStatus }[]>('select status from campaigns where id = $1', [campaignId]);
        return row?.status ?? 'draft';
      },
    };
  };

  sendLedgerContract(open);
  undecidedMailsContract(open);
  athleteCapContract(open);
  claimContract(open);
  keptMailsContract(open);

  it('C-04 a coach can have one row in a campaign, whatever the code above does', async () => {
    const { ledger, userId, campaignId, row, statuses } = await open();
    const now = new Date();
    const work = ledger.activate({ userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows: [row(1), row(1)], now, leavesAt: now });
    await expect(work).rejects.toThrow(/campaign_emails_once/);
    expect(await statuses()).toEqual([]);
  });

  it('C-04 the job that sends exists if and only if the rows do', async () => {
    const { userId, campaignId, row, statuses, campaignStatus } = await open();
    const queue = new JobQueue({ databaseDirectUrl: database.url, role: 'web' } as AppConfig, SILENT);
    queue.register('campaign-deliver', async () => undefined);
    await queue.start();
    opened.push(queue);
    const waiting = async () =>
      (await source.query<object[]>(`select 1 from pgboss.job where name = 'campaign-deliver' and singleton_key = $1`, [campaignId]))
        .length;
    const brokenOff: Pick<JobQueue, 'send'> = {
      send: async (...job) => {
        await queue.send(...job);
        throw new Error('connection lost');
      },
    };
    const now = new Date();
    const activation = { userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows: [row(1)], now, leavesAt: now };
    await expect(ledgerOn(source, brokenOff).activate(activation)).rejects.toThrow('connection lost');
    expect([await statuses(), await campaignStatus(), await waiting()]).toEqual([[], 'draft', 0]);
    await ledgerOn(source, queue).activate(activation);
    expect([await statuses(), await campaignStatus(), await waiting()]).toEqual([['queued'], 'active', 1]);
  });

  it.each(['is stored', 'fails'])(
    'O-09 C-04 a Send that rests between its rows while others call shows none of them before it %s',
    async (end) => {
      const { userId, campaignId, row, statuses } = await open();
      const seen: string[][] = [];
      const clock = new FixedClock();
      const pace = new WorkPace(clock, async () => {
        seen.push(await statuses());
        others();
      });
      const others = () => {
        for (let calls = 0; calls < 5; calls += 1) pace.noteCall();
      };
      const write = () => {
        clock.advance(1);
        return { subject: 'Film', text: 'x'.repeat(60_000) };
      };
      others();
      const rows = [1, 2, end === 'fails' ? 2 : 3].map((coachId) => row(coachId, { write }));
      const now = new Date();
      const work = ledgerOn(source, NO_JOBS, pace)
        .activate({ userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows, now, leavesAt: now })
        .then(
          () => 'is stored',
          () => 'fails',
        );
      await expect(work).resolves.toBe(end);
      expect(seen).toEqual(end === 'fails' ? [[], []] : [[], [], []]);
      expect(await statuses()).toEqual(end === 'fails' ? [] : ['queued', 'queued', 'queued']);
    },
  );

  it('C-04 a take-back waits for a claim that is not committed yet, and is then too late', async () => {
    const { ledger, userId, campaignId, row, statuses, campaignStatus } = await open();
    const now = new Date();
    const leavesAt = new Date(now.getTime() + 30_000);
    await ledger.activate({ userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows: [row(1)], now, leavesAt });
    const claiming = source.createQueryRunner();
    await claiming.startTransaction();
    const claimer = ledgerOn({ query: claiming.manager.query.bind(claiming.manager) } as DataSource, NO_JOBS);
    const claim = { campaignId, account: ACCOUNT, gateway: 'smtp' as const, limit: 1, processId: 1, now: leavesAt, messageIdDomain: 'x' };
    expect(await claimer.claim(claim)).toHaveLength(1);
    const takenBack = ledger.takeBack(userId, campaignId, now).then(
      () => 'taken back',
      (error: unknown) => error,
    );
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await source.query<object[]>(waits)).length === 0) await new Promise((resume) => setImmediate(resume));
    await claiming.commitTransaction();
    await claiming.release();
    expect(await takenBack).toBeInstanceOf(TooLateToTakeBack);
    expect([await statuses(), await campaignStatus()]).toEqual([['sending'], 'active']);
  });

  it('R-05 an email that left marks the intro as sent at its school', async () => {
    const { ledger, userId, campaignId, row } = await open();
    const now = new Date();
    await ledger.activate({ userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows: [row(1)], now, leavesAt: now });
    const mails = await ledger.claim({
      campaignId,
      account: ACCOUNT,
      gateway: 'smtp',
      limit: 1,
      processId: 1,
      now,
      messageIdDomain: 'recruit.example',
    });
    const result = { reasonCode: null, errorMessage: null, providerMessageId: null, threadId: null, dueAt: null };
    await ledger.record(
      campaignId,
      mails.map(({ id, attemptId }) => ({ id, attemptId, status: 'sent', ...result })),
      now,
    );
    const [tracked] = await source.query<{ intro_email_sent: boolean }[]>(
      'select intro_email_sent from target_schools where user_id = $1 and school_id = $2',
      [userId, schoolId],
    );
    expect(tracked?.intro_email_sent).toBe(true);
  });

  it('claims a batch with one statement', async () => {
    const { ledger, userId, campaignId, row } = await open();
    const now = new Date();
    const rows = Array.from({ length: 50 }, (_, at) => row(at + 1));
    await ledger.activate({ userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows, now, leavesAt: now });
    const statements: string[] = [];
    const query = source.query.bind(source);
    source.query = ((text: string, values?: unknown[]) => {
      statements.push(text);
      return query(text, values);
    }) as typeof source.query;
    const claim = { campaignId, account: ACCOUNT, gateway: 'smtp' as const, limit: 50, processId: 1, now, messageIdDomain: 'x' };
    expect(await ledger.claim(claim)).toHaveLength(50);
    source.query = query;
    expect(statements).toHaveLength(1);
  });

  it('M-08 an email that comes back to a campaign that was cancelled in the meantime is cancelled, with that reason', async () => {
    const { ledger, userId, campaignId, row } = await open();
    const now = new Date();
    await ledger.activate({ userId, campaignId, account: ACCOUNT, text: LEDGER_TEXT, rows: [row(1)], now, leavesAt: now });
    const claim = { campaignId, account: ACCOUNT, gateway: 'smtp' as const, limit: 1, processId: 1, now, messageIdDomain: 'x' };
    const claimed = await ledger.claim(claim);
    await source.query(`update campaigns set status = 'cancelled' where id = $1`, [campaignId]);
    const back = { reasonCode: 'not_reached', errorMessage: 'down', providerMessageId: null, threadId: null, dueAt: now };
    await ledger.record(
      campaignId,
      claimed.map(({ id, attemptId }) => ({ id, attemptId, status: 'queued', ...back })),
      now,
    );
    const rows = await source.query<object[]>('select status, reason_code, error_message from campaign_emails where campaign_id = $1', [
      campaignId,
    ]);
    expect(rows).toEqual([{ status: 'cancelled', reason_code: 'campaign_cancelled', error_message: null }]);
  });
});
