import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { campaignRepositoryContract } from './campaign-repository.contract.js';
import { MemoryCampaignRepository } from './memory-campaign-repository.js';

describe('drafts in memory', () => {
  campaignRepositoryContract(async () => {
    const ids = new SequenceIds();
    return { campaigns: new MemoryCampaignRepository(), userId: 'marcus', otherId: 'maya', nextId: () => ids.next() };
  });
});
