import { campaignFixture } from '../../testing/campaign-fixture';
import { campaignFigures } from './campaign-figures';

describe('the figures of a campaign', () => {
  it('C-01 show sent, replied and opened always, and troubles only where there are any', () => {
    expect(campaignFigures(campaignFixture({ sentCount: 4, unknownCount: 1 }))).toEqual([
      { label: 'Sent', count: 4 },
      { label: 'Replied', count: 0 },
      { label: 'Opened (estimated)', count: 0 },
      { label: 'Not sure', count: 1 },
    ]);
  });
});
