import type { DataSource } from 'typeorm';
import { v7 } from 'uuid';

import { useTestSource } from '../../../../../../test/support/test-source.js';
import { ActivityKinds } from '../../../../../platform/activity/activity-kinds.js';
import { ActivityRecord } from '../../../../../platform/activity/activity-record.js';
import { RandomIds } from '../../../../../platform/system/random-ids.js';
import { SENDING_ACTIVITIES } from '../../../ledger/domain/sending-activities.js';
import { CampaignRows } from '../../../ledger/testing/campaign-rows.js';
import { mailOpensContract } from '../../testing/mail-opens.contract.js';
import { SqlMailOpens } from './sql-mail-opens.js';

const LOOK = `
select e.opened_at as "openedAt", e.user_id as "userId",
  coalesce((select times from mail_opens o where o.mail_id = e.id and not o.machine), 0) as persons,
  coalesce((select times from mail_opens o where o.mail_id = e.id and o.machine), 0) as machines
from campaign_emails e where e.open_token = $1`;

describe('opens in PostgreSQL', () => {
  let source: DataSource;
  let rows: CampaignRows;
  let opens: SqlMailOpens;

  useTestSource(4, (opened) => (source = opened));

  beforeAll(async () => {
    rows = new CampaignRows(source);
    opens = new SqlMailOpens(source, new ActivityRecord(source, new RandomIds(), new ActivityKinds(SENDING_ACTIVITIES)));
  });

  const mail = async (sentAt: Date | null) => {
    const openToken = v7();
    await rows.campaign(await rows.athlete(), 'active', [
      { status: sentAt ? 'sent' : 'sending', openToken, ...(sentAt ? { sentAt } : {}) },
    ]);
    return openToken;
  };

  mailOpensContract(async () => ({
    opens,
    mail,
    look: async (token) => {
      const [row] = await source.query<[{ openedAt: Date | null; persons: number; machines: number }]>(LOOK, [token]);
      return { openedAt: row.openedAt, persons: Number(row.persons), machines: Number(row.machines) };
    },
  }));

  it('R-09 the first look of a person is one entry of the timeline', async () => {
    const token = await mail(new Date(0));
    await opens.note(token, true, new Date());
    await opens.note(token, false, new Date());
    await opens.note(token, false, new Date());
    const entries = await source.query<object[]>(
      `select 1 from activities a join campaign_emails e on e.user_id = a.user_id where e.open_token = $1 and a.kind = 'coach_opened'`,
      [token],
    );
    expect(entries).toHaveLength(1);
  });
});
