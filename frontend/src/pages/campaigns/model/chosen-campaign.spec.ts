import { campaignFixture } from '../testing/campaign-fixture';
import { pageAddress } from './page-address';
import { chosenCampaign, showsOne } from './chosen-campaign';

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

  it('C-01 never replaces one that does not exist', () => {
    expect(chosenCampaign([newest], 'gone', false)).toBeNull();
  });
});

describe('whether one campaign is shown, or will be', () => {
  const at = (search: string) => pageAddress.read(new URLSearchParams(search));

  it.each([
    ['', undefined, undefined, false],
    ['campaign=a', undefined, undefined, true],
    ['campaign=a', undefined, new Error('away'), false],
    ['campaign=a', [newest, older], undefined, true],
    ['campaign=gone', [newest, older], undefined, false],
  ])('issue 17 "%s" among %p', (search, campaigns, error, expected) => {
    expect(showsOne(at(search), campaigns, error)).toBe(expected);
  });
});
