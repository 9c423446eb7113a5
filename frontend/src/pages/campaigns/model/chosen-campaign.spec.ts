import { campaignFixture } from '../testing/campaign-fixture';
import { chosenCampaign } from './chosen-campaign';

const newest = campaignFixture({ id: 'b' });
const older = campaignFixture({ id: 'a' });

describe('the chosen campaign', () => {
  it('C-01 is the one that the address names', () => {
    expect(chosenCampaign([newest, older], 'a', false)).toBe(older);
    expect(chosenCampaign([newest, older], 'a', true)).toBe(older);
  });

  it('C-01 without a name a desk shows the newest and a phone the list', () => {
    expect(chosenCampaign([newest, older], null, false)).toBe(newest);
    expect(chosenCampaign([newest, older], null, true)).toBeNull();
  });

  it('C-01 never stands in for one that does not exist', () => {
    expect(chosenCampaign([newest], 'gone', false)).toBeNull();
  });
});
