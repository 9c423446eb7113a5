import { DataSource } from 'typeorm';

import { createTestDatabase, type TestDatabase } from '../../../../../../../test/support/test-database.js';
import { SequenceIds } from '../../../../../../shared-kernel/testing/sequence-ids.js';
import { CampaignRows } from '../../../../ledger/testing/campaign-rows.js';
import { testMailsContract } from '../../../testing/test-mails.contract.js';
import { SqlTestMails } from './sql-test-mails.js';

describe('SqlTestMails', () => {
  const ids = new SequenceIds();
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    source = await new DataSource({ type: 'postgres', url: database.url, poolSize: 2 }).initialize();
  });

  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  async function addCampaign(): Promise<{ userId: string; campaignId: string }> {
    const rows = new CampaignRows(source);
    const userId = await rows.athlete();
    return { userId, campaignId: await rows.campaign(userId, 'draft') };
  }

  testMailsContract(() => ({ tests: new SqlTestMails(source), addCampaign, nextKey: () => ids.next() }));
});
