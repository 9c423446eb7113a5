import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { DemoNotice } from './demo-notice';

const notice = () => screen.queryByRole('complementary', { name: 'Demo data' });

describe('the demo notice', () => {
  beforeEach(() => sessionStorage.clear());

  it('S-04 says that the coaches are invented when the server holds demo data', async () => {
    fakeApi({ 'GET /api/server': { json: { demo: true } } });
    renderPage(<DemoNotice />);
    expect(await screen.findByText(/These coaches are invented/)).toBeVisible();
  });

  it('S-04 is not there on a server with real data', async () => {
    const asked = fakeApi({ 'GET /api/server': { json: { demo: false } } });
    renderPage(<DemoNotice />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(notice()).toBeNull();
  });

  it('S-04 once closed it stays away for this visit', async () => {
    fakeApi({ 'GET /api/server': { json: { demo: true } } });
    const { unmount } = renderPage(<DemoNotice />);
    await userEvent.click(await screen.findByRole('button', { name: 'Close this notice' }));
    expect(notice()).toBeNull();
    unmount();
    const asked = fakeApi({ 'GET /api/server': { json: { demo: true } } });
    renderPage(<DemoNotice />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(notice()).toBeNull();
  });
});
