import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import type { SchoolPlan, Strategy } from '../model/strategy';
import { StrategyView } from './strategy-view';

const names = ['Rice', 'Akron', 'Tulane', 'Montana', 'Drake', 'Butler', 'Yale'];

const school = (name: string, at: number): SchoolPlan => ({
  schoolId: at + 1,
  school: name,
  division: 'D1',
  subdivision: 'FCS',
  location: 'Houston, TX',
  rosterFit: [],
  engagementHistory: `Nothing was sent to ${name}.`,
  recommendedApproach: `Write to ${name}.`,
  contactPriority: ['Jordan Examplar, Head Coach'],
});

/** What the keyboard is at. */
const focused = () => screen.getByText((_text, element) => element?.matches(':focus') === true);

const strategy = (schools: readonly string[]): Strategy => ({
  id: 'one',
  strategyId: 'one',
  createdAt: '2026-11-26T10:00:00Z',
  writer: { kind: 'built-in', name: 'built-in' },
  useful: null,
  remarks: [],
  allowance: null,
  overview: 'You are a quarterback.',
  strengths: ['Grades'],
  areasToImprove: ['Speed'],
  schoolStrategies: schools.map(school),
  positionSpecificAdvice: ['Throw'],
  ncaaCompliance: ['A rule'],
  timeline: [
    { month: 'November 2026', actions: ['Answer the coach.'] },
    { month: 'December 2026', actions: ['Send an update.', 'Sign.'] },
  ],
  followUpSequence: [],
});

function open(schools: readonly string[] = names) {
  fakeApi({ 'GET /api/user/campaigns': { json: [] } });
  renderPage(<StrategyView strategy={strategy(schools)} busy={false} />, '/recruiting-strategy');
  return userEvent.setup();
}

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('a long plan', () => {
  it('Y-01 opens the first school; each other one shows its task and opens on a press', async () => {
    const keys = open();
    expect(part('Rice').getByText('Nothing was sent to Rice.')).toBeVisible();
    expect(part('Akron').getByText('Nothing was sent to Akron.')).not.toBeVisible();
    await keys.click(part('Akron').getByRole('heading', { name: 'Akron' }));
    expect(part('Akron').getByText('Nothing was sent to Akron.')).toBeVisible();
  });

  it('Y-01 opens the first month; each other one shows its first tasks', () => {
    open();
    const timeline = within(screen.getByRole('tabpanel', { name: 'Action Timeline' }));
    expect(timeline.getByText('Answer the coach.', { selector: 'li' })).toBeVisible();
    expect(timeline.getByText('Sign.', { selector: 'li' })).not.toBeVisible();
    expect(timeline.getByText('Send an update. Sign.')).toBeVisible();
  });

  it('Y-01 a school is one choice away: it opens and has the focus', async () => {
    const keys = open();
    const choice = screen.getByRole('combobox', { name: 'Go to a school' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Go to a school', ...names.toSorted()]);
    await keys.selectOptions(choice, 'Yale');
    expect(part('Yale').getByText('Nothing was sent to Yale.')).toBeVisible();
    expect(focused()).toContainElement(part('Yale').getByRole('heading', { name: 'Yale' }));
  });

  it('Y-01 the parts are one press away', async () => {
    const keys = open(['Rice']);
    const ways = within(screen.getByRole('navigation', { name: 'Parts of the plan' }));
    expect(ways.queryByRole('combobox')).not.toBeInTheDocument();
    await keys.click(ways.getByRole('link', { name: 'Rules' }));
    expect(focused()).toContainElement(screen.getByRole('region', { name: 'NCAA Compliance' }));
    await keys.click(ways.getByRole('link', { name: '1 school' }));
    expect(focused()).toContainElement(screen.getByRole('region', { name: 'School Strategies' }));
  });
});
