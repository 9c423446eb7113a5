import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryTestMails } from './memory-test-mails.js';
import { testMailsContract, type TestMailsHarness } from './test-mails.contract.js';

describe('MemoryTestMails', () => {
  let harness: TestMailsHarness;

  beforeEach(() => {
    const ids = new SequenceIds();
    harness = {
      tests: new MemoryTestMails(),
      addCampaign: async () => ({ userId: ids.next(), campaignId: ids.next() }),
      nextKey: () => ids.next(),
    };
  });

  testMailsContract(() => harness);
});
