import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { fitFixture } from '../testing/fit-fixture';
import { FitPage } from './fit-page';

const school = {
  id: 1,
  name: 'Akron',
  division: 'D1',
  subdivision: 'FBS',
  conference: null,
  state: 'OH',
  city: 'Akron',
  coaches: [],
};

const RANGE = { score: 47, high: 95, band: 'weak', isBaseline: false, baseline: null };
const GATE = {
  ruleId: 'd1-academics',
  minimum: 2.3,
  asOf: '2026-11-21',
  sourceUrl: 'https://rules.test/d1',
  title: 'Below the minimum of NCAA Division I as of November 21, 2026',
  sentence: 'Your core GPA is 1.9; NCAA Division I asks for a core GPA of 2.3.',
  stillOpen: 'Junior college can still lead to Division I.',
};

function open(routes: FakeRoutes = {}, address = '/fit?school=1') {
  const asked = fakeApi({
    'GET /api/user': { json: userFixture },
    'GET /api/schools/1': { json: school },
    'GET /api/schools/1/fit-analysis': { json: fitFixture },
    'GET /api/schools/1/roster': { json: [] },
    'GET /api/user/favorites': { json: [] },
    ...routes,
  });
  renderPage(<FitPage />, address);
  return asked;
}

describe('the fit page', () => {
  it('F-08 does not ask for the fit while nobody is known', async () => {
    const asked = open({ 'GET /api/user': { status: 401, json: { message: 'Sign in' } } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Akron' })).toBeVisible();
    expect(asked.map(({ path }) => path)).not.toContain('/api/schools/1/fit-analysis');
  });

  it('B-01 offers to add coaches, and says when there is none', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'No contacts yet: add them in a minute: Akron' }));
    expect(await screen.findByRole('dialog', { name: 'Add coaches: Akron' })).toBeVisible();
  });

  it('F-08 shows what is unknown without a number, and a baseline as one', async () => {
    open();
    expect(await screen.findByRole('img', { name: 'Overall fit: unknown' })).toBeVisible();
    const academic = within(screen.getByRole('region', { name: 'Academic' }));
    expect(academic.getByText('Baseline 85, not counted')).toBeVisible();
    const athletic = within(screen.getByRole('region', { name: 'Athletic' }));
    expect(athletic.getByText('Unknown')).toBeVisible();
    expect(screen.queryByText(/NaN|undefined|null/)).toBeNull();
  });

  it('F-11 shows a range with both ends, in the ring too', async () => {
    const parts = fitFixture.parts.map((part) => (part.key === 'academic' ? { ...part, ...RANGE } : part));
    open({ 'GET /api/schools/1/fit-analysis': { json: { ...fitFixture, parts, overallFit: 48, overallHigh: 82, tier: 'reach' } } });
    expect(await screen.findByRole('img', { name: 'Overall fit: between 48 and 82 of 100' })).toHaveTextContent('48–82');
    const academic = within(screen.getByRole('region', { name: 'Academic' }));
    expect(academic.getByText('Range')).toBeVisible();
    expect(academic.getByText('47–95')).toBeVisible();
    expect(academic.queryByText('Low')).toBeNull();
  });

  it('F-09 shows the gate with its rule before any score', async () => {
    open({ 'GET /api/schools/1/fit-analysis': { json: { ...fitFixture, gate: GATE, tier: 'below_minimum' } } });
    const gate = within(await screen.findByRole('region', { name: GATE.title }));
    expect(gate.getByText(GATE.sentence)).toBeVisible();
    expect(gate.getByText(/Junior college/)).toBeVisible();
    expect(gate.getByRole('link', { name: /The rule/ })).toHaveAttribute('href', GATE.sourceUrl);
    expect(screen.getByRole('img', { name: 'Overall fit: no score' })).toBeVisible();
    expect(screen.getByText('Below the minimum')).toBeVisible();
  });

  it('F-10 says what keeps it from likely, and when the athletic part is size only', async () => {
    const limits = ['Nothing shows you play yet.'];
    const parts = fitFixture.parts.map((part) => (part.key === 'athletic' ? { ...part, score: 74, high: 74, isSizeOnly: true } : part));
    open({ 'GET /api/schools/1/fit-analysis': { json: { ...fitFixture, parts, limits } } });
    const why = within(await screen.findByRole('region', { name: 'Why it is not called likely' }));
    expect(why.getByText('Nothing shows you play yet.')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Athletic' })).getByText('Size only')).toBeVisible();
  });

  it('Q-07 shows who leaves as a range, the own position named, and who comes as unknown', async () => {
    const position = { position: 'QB', isOwn: true, players: 8, leaveAtLeast: 1, leaveAtMost: 3 };
    const openings = {
      ...{ ...fitFixture.openings, entryYear: 2028, season: 2026, rosterPlayers: 112, sentence: 'By class year.' },
      positions: [position, { ...position, position: 'K', isOwn: false, players: 0, leaveAtLeast: 0, leaveAtMost: 0 }],
      rosterRule: {
        ruleId: 'roster-limit',
        division: 'D1',
        text: 'Limit 105.',
        asOf: '2026-11-21',
        sourceUrl: 'https://rules.test/roster',
      },
    };
    open({ 'GET /api/schools/1/fit-analysis': { json: { ...fitFixture, openings } } });
    const card = within(await screen.findByRole('region', { name: 'Openings for fall 2028' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'QBYour position1 to 3 of 8 leave',
      'KNo players on the roster',
      'Recruits coming by thenUnknown',
      'Transfers in and outUnknown',
    ]);
    expect(card.getByText(/^The 2026 roster names 112 players\. Limit 105\. Read on Nov 21, 2026\./)).toBeVisible();
    expect(card.getByRole('link', { name: 'The source of the limit' })).toHaveAttribute('href', 'https://rules.test/roster');
  });

  it('Q-07 says why nobody is counted, and shows no limit where none applies', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: 'Openings' }));
    expect(card.getByText('No roster of Akron is loaded, so it is not known who leaves.')).toBeVisible();
    expect(card.getByText('Unknown')).toBeVisible();
    expect(card.queryByRole('listitem')).toBeNull();
    expect(card.queryByText('Roster limit')).toBeNull();
  });

  it('F-05 says nothing of a division that is not known', async () => {
    open({}, '/fit?school=1&tab=recruiting');
    expect(await screen.findByText(/so we can’t say what it looks for/)).toBeVisible();
    expect(screen.queryByText(/GPA/)).toBeNull();
  });

  it('F-07 tells a failure of the server with its number, and asks again', async () => {
    let status = 500;
    open({ 'GET /api/schools/1': () => (status === 500 ? { status, json: { message: 'x' } } : { json: school }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'School Not Found' })).toBeVisible();
    expect(screen.getByText('Failed to fetch school: 500')).toBeVisible();
    status = 200;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Akron' })).toBeVisible();
  });

  it.each(['/fit', '/fit?school=', '/fit?school=abc', '/fit?school=-1'])('F-07 finds no school at %s', (address) => {
    const asked = open({}, address);
    expect(screen.getByRole('heading', { level: 1, name: 'School Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse Schools' })).toHaveAttribute('href', '/recruiting');
    expect(asked).toEqual([]);
  });
});
