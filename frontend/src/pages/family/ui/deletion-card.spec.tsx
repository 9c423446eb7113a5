import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FamilyControlsDto } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { DeletionCard } from './deletion-card';

const controls = (over: Partial<FamilyControlsDto> = {}): FamilyControlsDto => ({
  athleteId: 'a',
  athleteName: 'Marcus',
  approve: 'first',
  askBeforeSharing: true,
  pausedAt: null,
  sharing: false,
  sharedFields: [],
  mailbox: null,
  deletedAt: null,
  isMinor: true,
  ...over,
});

describe('the deletion that a guardian starts', () => {
  it('U-08 begins after one question that says what goes and when', async () => {
    const asked = fakeApi({ 'POST /api/family/athletes/a/deletion': { json: controls() } });
    renderPage(<DeletionCard controls={controls()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete Marcus’s account' }));
    expect(asked).toEqual([]);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Delete Marcus’s account?' }));
    expect(dialog.getByText(/cannot be restored/u)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete in 7 days' }));
    expect(await screen.findByText('The account will be deleted in 7 days')).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  it('U-08 says the day, and each guardian stops it; a refusal is shown', async () => {
    fakeApi({
      'DELETE /api/family/athletes/a/deletion': {
        status: 404,
        json: { code: 'not_found', message: 'You are not a guardian of this athlete.' },
      },
    });
    renderPage(<DeletionCard controls={controls({ deletedAt: '2026-11-30T15:00:00.000Z' })} />);
    expect(screen.getByText(/^Marcus’s account will be deleted for good on Nov 30/u)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop the deletion' }));
    expect(await screen.findByText('You are not a guardian of this athlete.')).toBeVisible();
  });

  it('U-08 is not offered from 18 on', () => {
    renderPage(<DeletionCard controls={controls({ isMinor: false })} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
