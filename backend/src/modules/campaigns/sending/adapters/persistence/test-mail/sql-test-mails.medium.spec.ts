import type { DataSource } from 'typeorm';

import { useTestSource } from '../../../../../../../test/support/test-source.js';
import { SequenceIds } from '../../../../../../shared-kernel/testing/sequence-ids.js';
import { CampaignRows } from '../../../../ledger/testing/campaign-rows.js';
import { testMailsContract } from '../../../testing/test-mails.contract.js';
import { SqlTestMails } from './sql-test-mails.js';

describe('SqlTestMails', () => {
  const ids = new SequenceIds();
  let source: DataSource;
  useTestSource(2, (opened) => (source = opened));

  async function addCampaign(): Promise<{ userId: string; campaignId: string }> {
    const rows = new CampaignRows(source);
    const userId = await rows.athlete();
    return { userId, campaignId: await rows.campaign(userId, 'draft') };
  }

  testMailsContract(() => ({ tests: new SqlTestMails(source), addCampaign, nextKey: () => ids.next() }));
});
