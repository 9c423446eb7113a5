import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { GuardianNotice } from './guardian-notice';

const open = (over: object = {}) => {
  const json = {
    emails: [],
    approve: 'never',
    pausedAt: null,
    deletedAt: '2026-11-30T15:00:00.000Z',
    canStopDeletion: false,
    needsGuardian: false,
    ...over,
  };
  const asked = fakeApi({ 'GET /api/user/approvals': { json }, 'DELETE /api/user/family/deletion': { status: 204 } });
  renderPage(<GuardianNotice />);
  return asked;
};

describe('an account that a guardian has deleted', () => {
  it('U-08 the athlete reads the day and where a copy of the data is, and cannot stop it under 18', async () => {
    open();
    expect(
      await screen.findByText(/^Your guardian started the deletion of your account. It will be deleted for good on Nov 30/u),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Take a copy of your data' })).toHaveAttribute('href', '/settings/privacy');
    expect(screen.queryByRole('button', { name: 'Keep my account' })).not.toBeInTheDocument();
  });

  it('U-08 says that nothing leaves before a guardian has joined, and where one is invited', async () => {
    open({ deletedAt: null, needsGuardian: true });
    expect(await screen.findByText(/^Nothing is sent before a parent or guardian has joined you/u)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Invite' })).toHaveAttribute('href', '/settings/family');
  });

  it('U-08 from 18 on the athlete stops it', async () => {
    const asked = open({ canStopDeletion: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('Your account stays')).toBeVisible();
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(true);
  });
});
