import { pageAddress } from './page-address';

describe('the address of the campaigns page', () => {
  it('C-01 keeps campaign, step, filters and searches, and nothing that is at its default', () => {
    const params = pageAddress.write(new URLSearchParams(), {
      campaignId: 'c1',
      step: 'review',
      isNew: null,
      byHand: null,
      coaches: '',
      filter: 'all',
      sort: 'name',
      mailSearch: '',
    });
    expect(params.toString()).toBe('campaign=c1&step=review&sort=name');
    expect(pageAddress.read(params)).toEqual({
      campaignId: 'c1',
      step: 'review',
      isNew: null,
      byHand: null,
      channel: null,
      writeTo: '',
      coaches: '',
      search: '',
      filter: 'all',
      sort: 'name',
      mailStatus: null,
      mailSearch: '',
    });
  });

  it('C-01 reads nonsense as the default', () => {
    const { step, filter } = pageAddress.read(new URLSearchParams('step=fly&show=nothing'));
    expect([step, filter]).toEqual([null, 'all']);
  });
});
