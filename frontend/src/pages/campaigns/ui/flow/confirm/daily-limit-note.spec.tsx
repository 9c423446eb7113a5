import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { DailyLimitNote } from './daily-limit-note';

function tomorrow(): string {
  const day = new Date();
  day.setDate(day.getDate() + 1);
  return day.toISOString();
}

describe('C-12 the daily limit before a Send', () => {
  it('says how many leave now and how many leave tomorrow', async () => {
    const asked = fakeApi({ 'GET /api/user/daily-limit': { json: { most: 100, now: 40, later: [{ at: tomorrow(), count: 12 }] } } });
    const { container } = renderPage(<DailyLimitNote emails={52} />);
    await screen.findByText('12 go out tomorrow');
    expect(container).toHaveTextContent('You can send 100 emails in 24 hours from our address. 40 go out now. 12 go out tomorrow.');
    expect(asked.map(({ query }) => query.get('emails'))).toEqual(['52']);
  });

  it('does not speak of now when nothing leaves now', async () => {
    fakeApi({ 'GET /api/user/daily-limit': { json: { most: 1, now: 0, later: [{ at: tomorrow(), count: 1 }] } } });
    const { container } = renderPage(<DailyLimitNote emails={1} />);
    await screen.findByText('1 goes out tomorrow');
    expect(container).toHaveTextContent(/1 email in 24 hours from our address. 1 goes out tomorrow\./u);
  });

  it.each([
    ['there is room', { most: 100, now: 52, later: [] }],
    ['there is no limit', { most: null, now: 52, later: [] }],
  ])('says nothing while %s', async (_, json) => {
    const asked = fakeApi({ 'GET /api/user/daily-limit': { json } });
    renderPage(<DailyLimitNote emails={52} />);
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(/in 24 hours/u)).not.toBeInTheDocument();
  });
});
