import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useDispatch } from 'react-redux';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignApi } from './campaign.gen';
import { useGetCampaignsQuery } from './campaign-api';

const named = (name: string) => ({ id: name, name });

function Names() {
  const dispatch = useDispatch();
  const { data } = useGetCampaignsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <p>{data?.map(({ name }) => name).join(' ')}</p>
      <button onClick={() => void dispatch(campaignApi.endpoints.getFirstCampaigns.initiate() as never)}>First</button>
    </>
  );
}

describe('the campaigns that came with the document', () => {
  it('issue 17 are shown until all of them are there', async () => {
    let give: (answer: { json: unknown }) => void = () => undefined;
    fakeApi({
      'GET /api/user/campaigns/first': { json: { campaigns: [named('Newest')], isWhole: false } },
      'GET /api/user/campaigns': () => new Promise((resolve) => (give = resolve)),
    });
    renderPage(<Names />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'First' }));
    expect(await screen.findByText('Newest')).toBeVisible();
    give({ json: [named('Newest'), named('Older')] });
    expect(await screen.findByText('Newest Older')).toBeVisible();
  });
});
