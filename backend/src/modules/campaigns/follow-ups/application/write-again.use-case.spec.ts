import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryEmailPreferences } from '../../preferences/testing/memory-email-preferences.js';
import { CampaignNotFound } from '../../writing/domain/campaign-errors.js';
import { CAMPAIGN_LIMITS } from '../../writing/domain/campaign-limits.js';
import { ManageDrafts } from '../../writing/index.js';
import { MemoryCampaignRepository } from '../../writing/testing/memory-campaign-repository.js';
import { NobodyUnanswered } from '../domain/follow-up-errors.js';
import type { FollowUpQueries } from '../queries/follow-ups.query.js';
import { WriteAgain } from './write-again.use-case.js';

const TEXT = { name: 'Film', subject: 'My film', template: 'Coach, my film.', trackOpens: false };

describe('writing again to those who did not answer', () => {
  let campaigns: MemoryCampaignRepository;

  beforeEach(async () => {
    campaigns = new MemoryCampaignRepository();
    await campaigns.add({ id: 'first', userId: 'marcus', status: 'completed', ...TEXT });
  });

  function writeAgain(unanswered: number[], userId = 'marcus') {
    const drafts = new ManageDrafts(campaigns, new MemoryEmailPreferences(), new FixedClock(), new SequenceIds());
    const queries: Partial<FollowUpQueries> = { unanswered: async () => unanswered };
    return new WriteAgain(campaigns, drafts, queries as FollowUpQueries).run(userId, 'first');
  }

  it('C-16 the draft has the text of the campaign, names it as its origin, and is for those who did not answer', async () => {
    const { campaignId, coachIds } = await writeAgain([4, 7]);
    expect(coachIds).toEqual([4, 7]);
    expect(campaigns.campaigns.get(campaignId)).toMatchObject({
      ...TEXT,
      name: 'Film (again)',
      status: 'draft',
      originCampaignId: 'first',
    });
  });

  it('C-16 a long name makes room for its ending', async () => {
    await campaigns.changeDraft('marcus', 'first', { text: TEXT, now: new Date() });
    campaigns.campaigns.set('first', {
      ...TEXT,
      id: 'first',
      userId: 'marcus',
      status: 'completed',
      revision: 1,
      name: 'x'.repeat(CAMPAIGN_LIMITS.name),
    });
    const { campaignId } = await writeAgain([4]);
    const { name = '' } = campaigns.campaigns.get(campaignId) ?? {};
    expect([name.length, name.endsWith('x (again)')]).toEqual([CAMPAIGN_LIMITS.name, true]);
  });

  it('C-16 when everybody answered there is nobody to write to, and no draft', async () => {
    await expect(writeAgain([])).rejects.toThrow(NobodyUnanswered);
    expect(campaigns.campaigns.size).toBe(1);
  });

  it('C-16 X-01 the campaign of another athlete does not exist', async () => {
    await expect(writeAgain([4], 'maya')).rejects.toThrow(CampaignNotFound);
    expect(campaigns.campaigns.size).toBe(1);
  });
});
