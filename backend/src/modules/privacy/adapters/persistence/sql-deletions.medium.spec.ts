import { randomBytes } from 'node:crypto';

import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../test/support/test-database.js';
import type { AppConfig } from '../../../../platform/config/app-config.js';
import { prepareJobSchema } from '../../../../platform/database/prepare-job-schema.js';
import type { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { MemoryProductMail } from '../../../../shared-kernel/testing/memory-product-mail.js';
import { CampaignRows } from '../../../campaigns/ledger/testing/campaign-rows.js';
import { GuardianDeletions, Guardianships } from '../../../family/guardians/index.js';
import { MemoryAuditLog } from '../../../audit/testing/memory-audit-log.js';
import { BeginByServer } from '../../application/begin-by-server.js';
import { BeginPlannedDeletions } from '../../application/begin-planned-deletions.use-case.js';
import { CorrectBirthdate } from '../../application/correct-birthdate.use-case.js';
import { ReceiptByEmail } from '../../application/receipt-by-email.js';
import { StopUnderAge } from '../../application/stop-under-age.use-case.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { DeletionWorkQuery } from '../../queries/deletion-work.query.js';
import { deletionsContract } from '../../testing/deletions.contract.js';
import { SqlDeletions } from './sql-deletions.js';

const DAY_MS = 24 * 3600_000;
/** The day before the 13th birthday, when the clock of the tests begins. */
const UNDER_13 = '2013-11-22';
const SHARE = `insert into profile_shares (user_id, enabled, fields, token_hash, token_sealed, created_at, updated_at)
  values ($1::uuid, true, '[]', $1::text, 'x', now(), now())`;
const GMAIL = `insert into gmail_accounts (user_id, google_sub, email, state, can_read_replies, grant_id, refresh_token, connected_at, updated_at)
  values ($1::uuid, $1::text, 'a@gmail.test', 'connected', true, gen_random_uuid(), 'x', now(), now())`;
const STATE = `select u.deletion_due_at as "dueAt", coalesce((select enabled from profile_shares where user_id = u.id), false) as shared,
  (select count(*)::int from own_accounts where user_id = u.id) as mailboxes,
  (select json_agg(status order by to_address) from campaign_emails where user_id = u.id) as emails,
  (select json_agg(status) from campaigns where user_id = u.id) as campaigns,
  (select bool_and(follow_ups_stopped_at is not null) from campaigns where user_id = u.id) as "noFollowUps"
  from users u where u.id = $1`;

describe('accounts that stand still until they are deleted', () => {
  let database: TestDatabase;
  let source: DataSource;
  let audit: MemoryAuditLog;
  let clock: FixedClock;
  let userId: string;
  let stopping: StopUnderAge;
  let correcting: CorrectBirthdate;
  let beginning: BeginPlannedDeletions;
  let deletions: SqlDeletions;
  let work: DeletionWorkQuery;
  let mail: MemoryProductMail;
  const ids = new SequenceIds();

  beforeAll(async () => {
    database = await createTestDatabase();
    await prepareJobSchema(database.url);
    source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });

  beforeEach(async () => {
    await source.query('truncate users, schools, account_deletions cascade');
    clock = new FixedClock();
    audit = new MemoryAuditLog();
    const config = { encryptionKeys: [randomBytes(32)] } as AppConfig;
    deletions = new SqlDeletions(
      source,
      { send: async () => undefined } as unknown as JobQueue,
      audit,
      new GuardianDeletions(source),
      config,
    );
    work = new DeletionWorkQuery(source);
    stopping = new StopUnderAge(deletions, clock);
    correcting = new CorrectBirthdate(deletions, clock);
    mail = new MemoryProductMail();
    const receipt = new ReceiptByEmail(new Guardianships(source), mail);
    beginning = new BeginPlannedDeletions(deletions, new BeginByServer(deletions, receipt, audit, clock, ids), clock);
    const rows = new CampaignRows(source);
    userId = await rows.athlete();
    const mails = (['queued', 'kept', 'sent'] as const).map((status) => ({ status, toAddress: `${status}@x.test` }));
    await rows.campaign(userId, 'scheduled', mails);
    await source.query(SHARE, [userId]);
    await source.query(GMAIL, [userId]);
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  deletionsContract(() => ({
    deletions,
    account: async ({ isAdmin } = {}) => {
      const id = await new CampaignRows(source).athlete();
      const [row] = await source.query<[[{ username: string }], number]>(
        'update users set is_admin = $2 where id = $1 returning username',
        [id, isAdmin ?? false],
      );
      return { id, username: row[0].username };
    },
    exists: async (id) => (await source.query<unknown[]>('select 1 from users where id = $1', [id])).length > 0,
  }));

  const state = async () => (await source.query<object[]>(STATE, [userId]))[0];
  const begun = () => source.query<{ userId: string }[]>('select user_id as "userId" from account_deletions');
  const untouched = {
    dueAt: null,
    shared: true,
    mailboxes: 1,
    emails: ['kept', 'queued', 'sent'],
    campaigns: ['scheduled'],
    noFollowUps: false,
  };

  it('U-06 a birth date under 13 that is confirmed stops emails, schedules, follow-ups, the shared page and mailboxes at once', async () => {
    expect(await state()).toEqual(untouched);
    const dueAt = await stopping.run(userId, UNDER_13);
    expect(dueAt).toEqual(new Date(clock.now().getTime() + 7 * DAY_MS));
    expect(await state()).toEqual({
      dueAt,
      shared: false,
      mailboxes: 0,
      emails: ['cancelled', 'cancelled', 'sent'],
      campaigns: ['cancelled'],
      noFollowUps: true,
    });
  });

  it.each(['2013-11-21', '2009-02-30', '2026-11-23', 'yesterday', ''])(
    'U-06 %p is no birth date under 13, and stops nothing',
    async (date) => {
      await expect(stopping.run(userId, date)).rejects.toMatchObject({ code: 'not_under_13' });
      expect(await state()).toEqual(untouched);
    },
  );

  it('U-06 confirmed again days later, the deletion is not put off', async () => {
    const dueAt = await stopping.run(userId, '2015-05-04');
    clock.advance(6 * DAY_MS);
    expect(await stopping.run(userId, '2015-05-04')).toEqual(dueAt);
  });

  it('U-06 the only admin who is left cannot be deleted so, and another one cannot leave in the meantime', async () => {
    await source.query('update users set is_admin = true');
    await expect(stopping.run(userId, UNDER_13)).rejects.toMatchObject({ code: 'last_admin' });
    expect(await state()).toEqual(untouched);
    const other = await new CampaignRows(source).athlete();
    await source.query('update users set is_admin = true');
    await stopping.run(userId, UNDER_13);
    await expect(stopping.run(other, UNDER_13)).rejects.toMatchObject({ code: 'last_admin' });
  });

  it('U-06 the deletion begins when 7 days are over, once, and not a moment before', async () => {
    await stopping.run(userId, UNDER_13);
    clock.advance(7 * DAY_MS - 1);
    expect(await work.isThere(clock.now())).toBe(false);
    await beginning.run();
    expect(await begun()).toEqual([]);
    clock.advance(1);
    expect(await work.isThere(clock.now())).toBe(true);
    await beginning.run();
    await beginning.run();
    expect(await begun()).toEqual([{ userId }]);
    expect(await deletions.due(clock.now())).toMatchObject([{ userId }]);
    const [own] = await source.query<{ email: string }[]>('select email from users where id = $1', [userId]);
    expect(mail.delivered).toMatchObject([{ to: { address: own?.email } }]);
    expect(mail.delivered[0]?.text).toMatch(/account-deleted\/\S+/u);
  });

  it('U-06 one deletion that cannot be begun keeps no other waiting, and its error is not lost', async () => {
    const later = await new CampaignRows(source).athlete();
    await stopping.run(userId, UNDER_13);
    await stopping.run(later, UNDER_13);
    clock.advance(7 * DAY_MS);
    const begin = deletions.begin.bind(deletions);
    jest
      .spyOn(deletions, 'begin')
      .mockImplementationOnce(() => Promise.reject(new Error('broken')))
      .mockImplementation(begin);
    await expect(beginning.run()).rejects.toThrow('broken');
    expect(await begun()).toHaveLength(1);
  });

  it('U-06 an operator corrects a date that was wrong: the account continues, and what was stopped stays so', async () => {
    await stopping.run(userId, UNDER_13);
    await correcting.run(userId.toUpperCase(), '2010-05-04');
    const [profile] = await source.query<object[]>('select birthdate::text from athlete_profiles where user_id = $1', [userId]);
    expect(profile).toEqual({ birthdate: '2010-05-04' });
    expect(await state()).toMatchObject({ dueAt: null, shared: false, mailboxes: 1, emails: ['cancelled', 'cancelled', 'sent'] });
  });

  it('U-06 no correction makes a child older than said, none is for an account that continues, and none ends a deletion that began', async () => {
    await expect(correcting.run(userId, '2010-05-04')).rejects.toMatchObject({ code: 'no_planned_deletion' });
    await stopping.run(userId, UNDER_13);
    await expect(correcting.run(userId, UNDER_13)).rejects.toThrow(/13 or older/);
    clock.advance(7 * DAY_MS);
    await beginning.run();
    await expect(correcting.run(userId, '2010-05-04')).rejects.toMatchObject({ code: 'no_planned_deletion' });
    expect(await state()).toMatchObject({ dueAt: expect.any(Date) });
  });
});
