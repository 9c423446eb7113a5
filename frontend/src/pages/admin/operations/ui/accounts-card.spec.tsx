import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperationsAccount } from '@/shared/api';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { AccountsCard } from './accounts-card';

const account = (username: string, over: Partial<OperationsAccount> = {}): OperationsAccount => ({
  id: username,
  username,
  email: `${username}@example.org`,
  isAdmin: false,
  isGuardian: false,
  isExample: false,
  isEmailVerified: true,
  createdAt: '2026-11-01T09:30:00.000Z',
  lastSeenAt: null,
  ...over,
});

const actions = (username: string) => within(screen.getByRole('group', { name: `For ${username}` }));

async function manage(username: string, routes: FakeRoutes = {}) {
  const json = [account('maya'), account('boss', { isAdmin: true }), account('dana', { isGuardian: true })];
  const asked = fakeApi({ 'GET /api/admin/users': { json }, ...routes });
  renderPage(<AccountsCard />);
  await userEvent.click(await screen.findByRole('button', { name: `Manage: ${username}` }));
  return asked;
}

describe('what an admin does for a user', () => {
  it('U-10 a link for a new password goes by email, or is shown to be handed over', async () => {
    const answers = [
      { sentTo: 'maya@example.org', link: null },
      { sentTo: null, link: 'https://recruit.test/reset-password?token=abc' },
    ];
    await manage('maya', { 'POST /api/admin/users/maya/reset-link': () => ({ json: answers.shift() }) });
    await userEvent.click(actions('maya').getByRole('button', { name: 'Send a reset link' }));
    expect(await screen.findByText('To maya@example.org. It works once and for 30 minutes.')).toBeVisible();
    expect(screen.queryByLabelText('Link for a new password')).not.toBeInTheDocument();
    await userEvent.click(actions('maya').getByRole('button', { name: 'Send a reset link' }));
    expect(await screen.findByLabelText('Link for a new password')).toHaveValue('https://recruit.test/reset-password?token=abc');
  });

  it('U-10 a user is signed out everywhere after one question', async () => {
    const asked = await manage('maya', { 'POST /api/admin/users/maya/end-sessions': { json: { ended: 2 } } });
    await userEvent.click(actions('maya').getByRole('button', { name: 'Sign out everywhere' }));
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Sign maya out everywhere?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('maya was signed out on 2 devices')).toBeVisible();
  });

  it('U-10 the role changes after one question, and a refusal is shown', async () => {
    const message = 'Another admin has to change your role.';
    const asked = await manage('boss', {
      'PUT /api/admin/users/boss/role': { status: 409, json: { code: 'own_role', message } },
    });
    await userEvent.click(actions('boss').getByRole('button', { name: 'End the admin role' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'End the admin role of boss?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'End the admin role' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ isAdmin: false });
  });

  it('U-10 a guardian cannot be made an admin, and the log of each user is one press away', async () => {
    await manage('dana');
    expect(actions('dana').queryByRole('button', { name: 'Make an admin' })).not.toBeInTheDocument();
    expect(actions('dana').getByRole('link', { name: 'Audit log' })).toHaveAttribute('href', '/admin/audit-log?user=dana');
  });
});
