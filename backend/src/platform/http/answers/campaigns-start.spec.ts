import { campaignsStart, hasCampaigns } from './campaigns-start.js';

const FIRST = '/api/user/campaigns/first';
const answers = (isWhole: boolean) => ({ '/api/user': { id: 1 }, [FIRST]: { campaigns: [], isWhole } });

describe('the campaigns of a document', () => {
  it.each([
    ['all of them', true, {}, true],
    ['all of them, one asked for', true, { campaign: 'a' }, true],
    ['the newest', false, {}, true],
    ['the newest, one asked for', false, { campaign: 'a' }, false],
  ])('issue 17 %s', (_, isWhole, query, expected) => {
    const kept = campaignsStart({ query }, answers(isWhole));
    expect(hasCampaigns(kept)).toBe(expected);
    expect(kept['/api/user']).toEqual({ id: 1 });
  });

  it('issue 17 leaves other pages alone', () => {
    expect(campaignsStart({ query: { tab: 'film' } }, { '/api/user': 1 })).toEqual({ '/api/user': 1 });
  });
});
