import { campaignFixture } from '../../testing/campaign-fixture';
import { visibleCampaigns } from './visible-campaigns';

const film = campaignFixture({ id: '1', name: 'Junior film', subject: 'Film' });
const camp = campaignFixture({ id: '2', name: 'Camp question', subject: 'Camps', status: 'completed' });

describe('the list of campaigns', () => {
  it('C-01 is narrowed by words of name and subject and by status', () => {
    expect(visibleCampaigns([film, camp], { search: 'film jun', filter: 'all', sort: 'newest' })).toEqual([film]);
    expect(visibleCampaigns([film, camp], { search: '', filter: 'completed', sort: 'newest' })).toEqual([camp]);
  });

  it('M-01 "Not delivered" shows the kept campaigns, which are not completed', () => {
    const kept = campaignFixture({ id: '3', status: 'kept' });
    expect(visibleCampaigns([film, camp, kept], { search: '', filter: 'kept', sort: 'newest' })).toEqual([kept]);
    expect(visibleCampaigns([film, camp, kept], { search: '', filter: 'completed', sort: 'newest' })).toEqual([camp]);
  });

  it('C-01 keeps the order of the server, newest first, or goes by name', () => {
    expect(visibleCampaigns([film, camp], { search: '', filter: 'all', sort: 'newest' })).toEqual([film, camp]);
    expect(visibleCampaigns([film, camp], { search: '', filter: 'all', sort: 'name' })).toEqual([camp, film]);
  });
});
