import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { CampaignRows, type MailRow } from '../../../ledger/testing/campaign-rows.js';
import { platformStopsContract } from '../../testing/platform-stops.contract.js';
import { SqlPlatformStops } from './sql-platform-stops.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const STOP = { at: NOW, reason: 'hard_bounces', sent: 10, bounced: 10, hardBounces: 10 } as const;
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('M-10 stops of the platform’s email in PostgreSQL', () => {
  let source: DataSource;
  let stops: SqlPlatformStops;
  let rows: CampaignRows;
  let userId: string;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    rows = new CampaignRows(source);
    stops = new SqlPlatformStops(source);
  });

  beforeEach(async () => {
    await source.query('delete from campaigns');
    await source.query('delete from platform_mail_stops');
    userId = await rows.athlete();
  });

  const sent = (count: number): MailRow[] => Array.from({ length: count }, () => ({ status: 'sent' }));
  /** A campaign whose emails were tried at `at`. */
  const tried = async (mails: MailRow[], at = NOW, account?: Parameters<CampaignRows['campaign']>[3]) => {
    const id = await rows.campaign(userId, 'completed', mails, account);
    await source.query('update campaign_emails set claimed_at = $2 where campaign_id = $1', [id, at]);
    return id;
  };
  const suppress = (address: string) =>
    source.query(
      `insert into suppressed_addresses (user_id, address_key, reason, detail, created_at) values ($1, $2, 'bounced', '', $3) on conflict do nothing`,
      [userId, address, NOW],
    );

  platformStopsContract(() => ({
    stops,
    adminId: userId,
    tried: async (left, refused, at) => {
      await suppress('gone@x.test');
      const bounced: MailRow[] = Array.from({ length: refused }, () => ({
        status: 'failed',
        reasonCode: 'refused',
        toAddress: 'gone@x.test',
      }));
      await tried([...sent(left), ...bounced], at);
    },
  }));

  it('M-10 counts what left and what came back, and tells addresses that do not exist from other refusals', async () => {
    await suppress('gone@x.test');
    await tried([
      ...sent(3),
      { status: 'failed', reasonCode: 'refused', toAddress: ' Gone@x.test' },
      { status: 'failed', reasonCode: 'refused', toAddress: 'full@x.test' },
      { status: 'bounced', toAddress: 'late@x.test' },
      // The server was down for a day, or refused for now.
      { status: 'failed', reasonCode: 'not_reached' },
      { status: 'queued' },
      { status: 'unknown' },
    ]);
    expect(await stops.figures()).toEqual({ sent: 6, bounced: 3, hardBounces: 1 });
  });

  it('M-10 leaves out other accounts and invented coaches, and looks at the newest 200', async () => {
    const refused: MailRow = { status: 'failed', reasonCode: 'refused' };
    await tried([refused], later(9), { kind: 'mailbox', address: 'a@x.test' });
    const example = await tried([refused], later(9));
    await source.query('update campaign_emails set is_example = true where campaign_id = $1', [example]);
    await tried([refused], later(-1));
    await tried(sent(199));
    expect(await stops.figures()).toEqual({ sent: 200, bounced: 1, hardBounces: 0 });
    await tried(sent(1), later(1));
    expect(await stops.figures()).toEqual({ sent: 200, bounced: 0, hardBounces: 0 });
  });

  it('M-10 one stop is in force at a time, keeps its figures, and emails from before its end do not count', async () => {
    await tried([{ status: 'bounced' }]);
    await Promise.all([stops.begin(STOP), stops.begin({ ...STOP, sent: 11 })]);
    await stops.begin({ ...STOP, at: later(1), sent: 12 });
    const open = await stops.open();
    expect(open).toMatchObject({ at: NOW, reason: 'hard_bounces', bounced: 10, hardBounces: 10 });
    expect([10, 11]).toContain(open?.sent);
    expect(await stops.end(userId, later(5))).toBe(true);
    expect(await stops.open()).toBeNull();
    expect(await stops.end(userId, later(6))).toBe(false);
    expect(await stops.figures()).toEqual({ sent: 0, bounced: 0, hardBounces: 0 });
    expect(await source.query('select resumed_by from platform_mail_stops')).toEqual([{ resumed_by: userId }]);
    await tried([{ status: 'bounced' }], later(7));
    expect(await stops.figures()).toMatchObject({ sent: 1, bounced: 1 });
  });
});
