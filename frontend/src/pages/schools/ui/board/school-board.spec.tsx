import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { SchoolsPage } from '../schools-page';

const schools = [
  schoolFixture({ id: 1 }),
  schoolFixture({ id: 2, name: 'Bates', leadLevel: 'warm' }),
  schoolFixture({ id: 3, name: 'Colby' }),
];

const target = (schoolId: number, over: object = {}) => ({
  schoolId,
  introEmailSent: false,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'cold',
  notes: '',
  nextStep: '',
  updatedAt: '2026-11-21T12:00:00.000Z',
  school: { name: 'Akron', division: 'D1' },
  ...over,
});

const favorite = {
  id: 'favorite-1',
  schoolId: 1,
  matchPercentage: null,
  positionNeedScore: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  school: { name: 'Akron', division: 'D1' },
};

const columns = '(min-width:1200px)';
const noMedia = window.matchMedia;

function open(routes: FakeRoutes = {}, wide = true) {
  window.matchMedia = (query) => ({ ...noMedia(query), matches: wide && query.includes(columns) });
  const asked = fakeApi({
    'GET /api/user': { json: userFixture },
    'GET /api/schools': { json: schools },
    'GET /api/user/favorites': { json: [favorite] },
    'GET /api/user/target-schools': {
      json: [target(2, { leadLevel: 'warm', nextStep: 'Send junior film', school: { name: 'Bates', division: 'D3' } })],
    },
    ...routes,
  });
  renderPage(<SchoolsPage />, '/recruiting?view=board');
  return asked;
}

const column = (name: string) => screen.findByRole('region', { name });

afterEach(() => {
  window.matchMedia = noMedia;
});

describe('the board', () => {
  it('R-05 holds favorites and tracked schools by lead level, with the next step', async () => {
    open();
    expect(within(await column('COLD')).getByRole('button', { name: 'Akron' })).toBeVisible();
    expect(within(await column('WARM')).getByText('Next: Send junior film')).toBeVisible();
    expect(within(await column('HOT')).getByText(/You are talking/)).toBeVisible();
    expect(screen.queryByText('Colby')).not.toBeInTheDocument();
    expect(screen.getByText('2 schools on your board')).toBeVisible();
  });

  it('R-05 a card is moved by its menu and keeps the focus', async () => {
    const person = userEvent.setup();
    const asked = open({ 'PATCH /api/user/target-schools/1': { json: target(1, { leadLevel: 'hot' }) } });
    await column('COLD');
    await person.click(screen.getByRole('button', { name: 'Move Akron to …' }));
    await person.click(screen.getByRole('menuitemradio', { name: /^HOT/ }));
    const moved = await within(await column('HOT')).findByRole('button', { name: 'Akron' });
    await waitFor(() => expect(moved).toHaveFocus());
    expect(await screen.findByText('Akron moved to HOT')).toBeVisible();
    expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ leadLevel: 'hot' });
  });

  it('R-05 a move is undone from its message, and the focus goes back with the card', async () => {
    const person = userEvent.setup();
    const asked = open({ 'PATCH /api/user/target-schools/1': ({ body }) => ({ json: target(1, body as object) }) });
    within(await column('COLD'))
      .getByRole('button', { name: 'Akron' })
      .focus();
    await person.keyboard('{ArrowRight}');
    await within(await column('WARM')).findByRole('button', { name: 'Akron' });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    const back = await within(await column('COLD')).findByRole('button', { name: 'Akron' });
    await waitFor(() => expect(back).toHaveFocus());
    const moves = asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(moves).toEqual([{ leadLevel: 'warm' }, { leadLevel: 'cold' }]);
  });

  it('R-05 the arrow keys move a card too; a refused move goes back and is said', async () => {
    const person = userEvent.setup();
    open({ 'PATCH /api/user/target-schools/1': { status: 503, json: { message: 'Please try again soon.', code: 'busy' } } });
    const card = within(await column('COLD')).getByRole('button', { name: 'Akron' });
    card.focus();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText('Please try again soon.')).toBeVisible();
    expect(within(await column('COLD')).getByRole('button', { name: 'Akron' })).toBeVisible();
  });

  it.each(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'])('R-05 %s on a card does not scroll the page as well', async (key) => {
    open({ 'PATCH /api/user/target-schools/1': { json: target(1, { leadLevel: 'warm' }) } });
    const card = within(await column('COLD')).getByRole('button', { name: 'Akron' });
    const press = createEvent.keyDown(card, { key });
    fireEvent(card, press);
    expect(press.defaultPrevented).toBe(true);
    const other = createEvent.keyDown(card, { key: 'Tab' });
    fireEvent(card, other);
    expect(other.defaultPrevented).toBe(false);
  });

  it('R-05 on a phone one level is shown at a time', async () => {
    const person = userEvent.setup();
    open({}, false);
    expect(await screen.findByRole('button', { name: 'Akron' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bates' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'WARM 1' }));
    expect(screen.getByRole('button', { name: 'Bates' })).toBeVisible();
  });

  it('R-05 an empty board says how schools come to it', async () => {
    open({ 'GET /api/user/favorites': { json: [] }, 'GET /api/user/target-schools': { json: [] } });
    expect(await screen.findByRole('heading', { name: 'Your board is empty' })).toBeVisible();
  });
});
