import { type DataSource, type EntityManager } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import type { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { AccountChanges, type AccountChange, type SendingAccount } from '../../../../gmail/gateways/index.js';
import { SENDING_ACTIVITIES } from '../../../ledger/domain/sending-activities.js';
import type { MailStatus } from '../../../writing/domain/mail-status.js';
import { CampaignRows } from '../../../ledger/testing/campaign-rows.js';
import { campaignControlContract } from '../../testing/campaign-control.contract.js';
import { SqlCampaignControl } from './sql-campaign-control.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const A = { kind: 'gmail', address: 'a@gmail.example' } as const;
const B = { kind: 'gmail', address: 'b@gmail.example' } as const;
const SMTP = { kind: 'smtp', address: 'no-reply@recruit.example' } as const;

/** Email to a coach who is gone is skipped. */
const COACHES = `insert into coaches (id, school_id, name, name_key, created_at, updated_at) overriding system value
  select coach_id, school_id, 'Coach', 'coach ' || coach_id, now(), now() from campaign_emails where campaign_id = $1`;

describe('campaigns and their accounts in PostgreSQL', () => {
  let source: DataSource;
  let changes: AccountChanges;
  let control: SqlCampaignControl;
  let rows: CampaignRows;
  let userId: string;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    rows = new CampaignRows(source);
    changes = new AccountChanges();
    const jobs = { send: async () => undefined } as unknown as JobQueue;
    control = new SqlCampaignControl(
      source,
      changes,
      jobs,
      new ActivityRecord(source, new RandomIds(), new ActivityKinds(SENDING_ACTIVITIES)),
    );
    control.onModuleInit();
  });

  beforeEach(async () => {
    userId = await rows.athlete();
  });

  campaignControlContract(async () => ({
    control,
    userId,
    campaign: async (status, mails, account) => {
      const id = await rows.campaign(userId, status, mails, account);
      await source.query(COACHES, [id]);
      return id;
    },
    look: (id) => rows.states(id),
    waiting: (id) => rows.waiting(id),
    isListed: (id) => rows.isListed(id),
  }));

  /** An active campaign of `account` with one email in each of `statuses`. */
  const active = (account: SendingAccount, statuses: MailStatus[]): Promise<string> =>
    rows.campaign(
      userId,
      'active',
      statuses.map((status) => ({ status })),
      account,
    );
  const state = async (id: string) => {
    const [row] = await source.query<{ status: string; paused_reason: string | null; sender_address: string | null }[]>(
      'select status, paused_reason, sender_address from campaigns where id = $1',
      [id],
    );
    return row && [row.status, row.paused_reason, row.sender_address];
  };
  const announce = (change: Pick<AccountChange, 'present' | 'reason'>) =>
    source.transaction((manager) => changes.announce({ userId, now: NOW, ...change }, manager));

  it.each([
    ['Gmail A → Gmail B', A, { present: B, reason: 'account_changed' }],
    ['Gmail → the platform', A, { present: null, reason: 'disconnected' }],
    ['Gmail → nothing that Google lets us use', A, { present: null, reason: 'needs_reconnect' }],
    ['the platform → Gmail', SMTP, { present: B, reason: 'account_changed' }],
  ] as const)('M-08 %s: what waits is paused with its reason', async (_name, from, change) => {
    const [waiting, leaving, done] = [
      await active(from, ['sent', 'queued']),
      await active(from, ['sending']),
      await active(from, ['sent']),
    ];
    await announce(change);
    expect(await state(waiting)).toEqual(['paused', change.reason, from.address]);
    expect(await state(leaving)).toEqual(['paused', change.reason, from.address]);
    expect(await state(done)).toEqual(['active', null, from.address]);
    const entries = await source.query<object[]>(`select 1 from activities where user_id = $1 and kind = 'campaign_paused'`, [userId]);
    expect(entries).toHaveLength(2);
  });

  it('M-08 what leaves from another account than the one that changed continues', async () => {
    const [kept, platform] = [await active(A, ['queued']), await active(SMTP, ['queued'])];
    await announce({ present: null, reason: 'disconnected' });
    expect([await state(kept), await state(platform)]).toEqual([
      ['paused', 'disconnected', A.address],
      ['active', null, SMTP.address],
    ]);
    const own = await active(B, ['queued']);
    await announce({ present: B, reason: 'account_changed' });
    expect([await state(own), await state(platform)]).toEqual([
      ['active', null, B.address],
      ['paused', 'account_changed', SMTP.address],
    ]);
  });

  it('M-08 the pause is part of the transaction that changes the account', async () => {
    const id = await active(A, ['queued']);
    const failing = source.transaction(async (manager: EntityManager) => {
      await changes.announce({ userId, now: NOW, present: B, reason: 'account_changed' }, manager);
      throw new Error('the account could not be stored');
    });
    await expect(failing).rejects.toThrow('could not be stored');
    expect(await state(id)).toEqual(['active', null, A.address]);
  });
});
