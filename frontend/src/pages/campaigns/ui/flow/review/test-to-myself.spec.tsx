import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { TestToMyself } from './test-to-myself';

const route = 'POST /api/user/campaigns/film/test';
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send a test to myself' }));

it('C-06 says where the test went, and each press has a key of its own', async () => {
  const asked = fakeApi({ [route]: { json: { to: 'maya@example.org', subject: '[Test] Film' } } });
  renderPage(<TestToMyself campaignId="film" coachId={7} />);
  await press();
  expect(await screen.findByText(/^Sent to maya@example\.org\./u)).toBeVisible();
  await press();
  expect(await screen.findByText(/^Sent to maya@example\.org\./u)).toBeVisible();
  const keys = asked.map(({ body }) => (body as { key: string }).key);
  expect(new Set(keys).size).toBe(2);
});

it('C-06 says why no test was sent', async () => {
  fakeApi({ [route]: { status: 409, json: { message: 'Please confirm your email address first.' } } });
  renderPage(<TestToMyself campaignId="film" coachId={7} />);
  await press();
  expect(await screen.findByText('Please confirm your email address first.')).toBeVisible();
});
