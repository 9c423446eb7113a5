import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { Sidebar } from './sidebar';

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const main = ['Home', 'Athlete Profile', 'Schools', 'Email Campaigns', 'Conversations', 'Recruiting Strategy', 'Analytics'];

describe('the sidebar', () => {
  it('S-04 C-22 shows an athlete the six main entries, Conversations and no Admin section', () => {
    renderPage(<Sidebar user={userFixture} />);
    expect(entries()).toEqual(main);
    expect(screen.queryByText('Admin')).toBeNull();
  });

  it('S-04 shows an admin the Admin section as well', () => {
    renderPage(<Sidebar user={{ ...userFixture, isAdmin: true }} />);
    expect(entries()).toEqual([...main, 'Email Templates', 'Coach Database', 'Operations', 'Reports', 'Audit Log']);
    expect(screen.getByRole('heading', { name: 'Admin' })).toBeVisible();
  });

  it('C-22 Conversations is marked in a conversation', () => {
    renderPage(<Sidebar user={userFixture} />, '/conversations/42');
    const marked = screen.getAllByRole('link', { current: 'page' });
    expect(marked.map((link) => link.textContent)).toEqual(['Conversations']);
  });

  it('C-22 another page does not mark Conversations', () => {
    renderPage(<Sidebar user={userFixture} />, '/profile');
    expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Athlete Profile']);
  });

  it('S-05 names the athlete and offers Sign Out', () => {
    renderPage(<Sidebar user={userFixture} />);
    expect(screen.getByText('Maya Cruz')).toBeVisible();
    expect(screen.getByText('WR · Class of 2027')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled();
  });

  it('A-08 only logs a failed sign-out and stays usable', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const asked = fakeApi({ 'POST /api/logout': { status: 503, json: { message: 'Later' } } });
    renderPage(<Sidebar user={userFixture} />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(logged.mock.calls[0]?.[0]).toBe('Sign out failed'));
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/logout']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled());
    logged.mockRestore();
  });
});
