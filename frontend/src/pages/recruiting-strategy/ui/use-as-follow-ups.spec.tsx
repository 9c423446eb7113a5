import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { UseAsFollowUps } from './use-as-follow-ups';

const sequence = [0, 7, 14, 28, 45].map((day) => ({ day, subject: 'x', purpose: `Purpose of day ${day}` }));
const campaign = (id: string, name: string, status = 'draft') => ({ id, name, status });
const followUps = (steps: object[]) => ({ revision: 4, isStopped: false, unansweredCount: 0, steps, zoneQuestions: [] });

function open(routes: FakeRoutes = {}) {
  const asked = fakeApi({
    'GET /api/user/campaigns': { json: [campaign('sent', 'Sent one', 'completed'), campaign('a', 'Junior film'), campaign('b', 'Camp')] },
    'GET /api/user/campaigns/a/follow-ups': { json: followUps([]) },
    'PUT /api/user/campaigns/a/follow-ups': { json: followUps([]) },
    'GET /api/user/campaigns/b/follow-ups': { json: followUps([{}]) },
    ...routes,
  });
  renderPage(<UseAsFollowUps sequence={sequence} />, '/recruiting-strategy');
  return { keys: userEvent.setup(), puts: () => asked.filter(({ method }) => method === 'PUT') };
}

const use = () => screen.findByRole('button', { name: 'Use as follow-ups' });

describe('the plan’s follow-ups in a campaign', () => {
  it('C-19 one press gives the newest draft up to three steps, without texts', async () => {
    const { keys, puts } = open();
    await keys.click(await use());
    expect(await screen.findByText('3 follow-ups added')).toBeVisible();
    expect(puts().map(({ path, body }) => [path, body])).toEqual([
      [
        '/api/user/campaigns/a/follow-ups',
        {
          revision: 4,
          steps: [
            { waitDays: 7, reason: 'own', ownReason: 'Purpose of day 7', template: '' },
            { waitDays: 7, reason: 'own', ownReason: 'Purpose of day 14', template: '' },
            { waitDays: 14, reason: 'own', ownReason: 'Purpose of day 28', template: '' },
          ],
        },
      ],
    ]);
  });

  it('C-19 another draft can be chosen, a sent campaign cannot, and follow-ups that are there stay', async () => {
    const { keys, puts } = open();
    await use();
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Junior film', 'Camp']);
    await keys.selectOptions(screen.getByLabelText('Draft'), 'Camp');
    await keys.click(await use());
    expect(await screen.findByText('“Camp” has follow-ups already')).toBeVisible();
    expect(puts()).toEqual([]);
  });

  it('C-19 a refused take-over says why', async () => {
    const refused = { status: 409, json: { message: 'Changed elsewhere.', code: 'text_changed', errors: [] } };
    const { keys } = open({ 'PUT /api/user/campaigns/a/follow-ups': refused });
    await keys.click(await use());
    expect(await screen.findByText('Changed elsewhere.')).toBeVisible();
  });

  it('C-19 without a draft it leads to the campaigns', async () => {
    open({ 'GET /api/user/campaigns': { json: [] } });
    expect(await screen.findByRole('link', { name: 'Go to Email Campaigns' })).toHaveAttribute('href', '/campaigns');
  });
});
