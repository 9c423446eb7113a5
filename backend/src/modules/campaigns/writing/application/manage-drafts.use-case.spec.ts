import { FixedClock } from '../../../../shared-kernel/testing/fixed-clock.js';
import { SequenceIds } from '../../../../shared-kernel/testing/sequence-ids.js';
import { MemoryEmailPreferences } from '../../preferences/testing/memory-email-preferences.js';
import { CAMPAIGN_LIMITS } from '../domain/campaign-limits.js';
import { MemoryCampaignRepository } from '../testing/memory-campaign-repository.js';
import { ManageDrafts } from './manage-drafts.use-case.js';

const TEXT = { name: 'Film', subject: 'My film', template: 'Coach, my film.' };
const long = (characters: number) => ({ ...TEXT, template: 'x'.repeat(characters) });

describe('writing drafts', () => {
  let campaigns: MemoryCampaignRepository;
  let drafts: ManageDrafts;

  beforeEach(() => {
    campaigns = new MemoryCampaignRepository();
    drafts = new ManageDrafts(campaigns, new MemoryEmailPreferences(), new FixedClock(), new SequenceIds());
  });

  it('C-02 a new campaign is a draft', async () => {
    const id = await drafts.create('marcus', TEXT);
    expect(await campaigns.byId('marcus', id)).toMatchObject({ ...TEXT, status: 'draft', revision: 1 });
  });

  it('X-05 a text is as long as the limit at most; an older longer one may be changed but not grow', async () => {
    const most = CAMPAIGN_LIMITS.template;
    const id = await drafts.create('marcus', long(most));
    await expect(drafts.create('marcus', long(most + 1))).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(drafts.change('marcus', id, long(most + 1))).rejects.toMatchObject({ code: 'invalid_input' });
    await campaigns.add({ id: 'old', userId: 'marcus', status: 'draft', ...long(most + 10) });
    await drafts.change('marcus', 'old', long(most + 9));
    expect((await campaigns.byId('marcus', 'old'))?.template).toHaveLength(most + 9);
    await expect(drafts.change('marcus', 'old', long(most + 10))).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('C-02 a change from an older text names the present one and overwrites nothing', async () => {
    const id = await drafts.create('marcus', TEXT);
    await drafts.change('marcus', id, { ...TEXT, subject: 'New film' }, 1);
    const older = drafts.change('marcus', id, { ...TEXT, subject: 'Old film' }, 1);
    await expect(older).rejects.toMatchObject({ code: 'text_changed', extra: { present: { subject: 'New film', revision: 2 } } });
    expect(await campaigns.byId('marcus', id)).toMatchObject({ subject: 'New film' });
  });

  it('C-02 X-01 what was sent is not changed, and what is somebody else’s does not exist', async () => {
    await campaigns.add({ id: 'sent', userId: 'marcus', status: 'completed', ...TEXT });
    await expect(drafts.change('marcus', 'sent', long(3))).rejects.toMatchObject({ code: 'campaign_not_draft' });
    await expect(drafts.change('maya', 'sent', long(3))).rejects.toMatchObject({ code: 'campaign_not_found' });
  });

  it('L-03 a draft sent twice under the id that its device chose is stored once, also at the cap', async () => {
    for (let at = 1; at < CAMPAIGN_LIMITS.openDrafts; at += 1) await drafts.create('marcus', TEXT);
    expect(await drafts.createOnce('marcus', 'chosen', TEXT)).toBe('chosen');
    expect(await drafts.createOnce('marcus', 'chosen', { ...TEXT, subject: 'Again' })).toBe('chosen');
    expect(campaigns.campaigns.size).toBe(CAMPAIGN_LIMITS.openDrafts);
    expect(await campaigns.byId('marcus', 'chosen')).toMatchObject(TEXT);
  });

  it('L-03 X-01 an id that is somebody else’s is as if it did not exist, and changes nothing', async () => {
    await drafts.createOnce('marcus', 'chosen', TEXT);
    await expect(drafts.createOnce('maya', 'chosen', { ...TEXT, subject: 'Mine' })).rejects.toMatchObject({ code: 'campaign_not_found' });
    expect(await campaigns.byId('marcus', 'chosen')).toMatchObject(TEXT);
  });
});
