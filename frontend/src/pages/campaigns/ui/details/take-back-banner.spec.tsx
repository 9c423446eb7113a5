import { act, screen } from '@testing-library/react';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { TakeBackBanner } from './take-back-banner';

const start = Date.parse('2026-11-21T15:00:00.000Z');

describe('the offer to take a Send back', () => {
  beforeEach(() => jest.useFakeTimers({ now: start }));
  afterEach(() => jest.useRealTimers());

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('C-04 counts down and is gone when the time is over', async () => {
    fakeApi({ 'GET /api/health/live': { json: {} } });
    const leavesAt = new Date(start + 10_000).toISOString();
    renderPage(<TakeBackBanner campaign={campaignFixture({ status: 'active', totalCount: 1, queuedCount: 1, leavesAt })} />);
    await pass(0);
    expect(screen.getByRole('timer')).toHaveTextContent('Sending in 10 s');
    await pass(9_000);
    expect(screen.getByRole('timer')).toHaveTextContent('Sending in 1 s');
    expect(screen.getByRole('button', { name: 'Take back' })).toBeEnabled();
    await pass(1_000);
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
  });
});
