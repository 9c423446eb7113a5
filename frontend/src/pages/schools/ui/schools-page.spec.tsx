import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import type { School } from '@/entities/school';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { deferredAnswer } from '@/shared/testing/deferred-answer';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { SchoolsPage } from './schools-page';

const favorite = (schoolId: number) => ({
  id: `favorite-${schoolId}`,
  schoolId,
  matchPercentage: null,
  positionNeedScore: null,
  createdAt: '2026-11-21T12:00:00.000Z',
  school: { name: 'Akron', division: 'D1' },
});

/** 45 schools, "School 01" to "School 45"; the first has a coach. */
const many: School[] = Array.from({ length: 45 }, (_, index) =>
  schoolFixture({
    id: index + 1,
    name: `School ${String(index + 1).padStart(2, '0')}`,
    division: index % 2 === 0 ? 'D1' : 'D3',
    coaches: index === 0 ? [coachFixture()] : [],
  }),
);

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function open({ routes = {}, address = '/recruiting', user = {} }: { routes?: FakeRoutes; address?: string; user?: object } = {}) {
  const all: FakeRoutes = {
    'GET /api/user': { json: { ...userFixture, ...user } },
    'GET /api/schools': { json: many },
    'GET /api/user/favorites': { json: [] },
    ...routes,
  };
  const asked = fakeApi(all);
  renderPage(
    <>
      <SchoolsPage />
      <Address />
    </>,
    address,
  );
  return { asked, routes: all };
}

const count = () => screen.findByText(/^(\d+–?\d* of \d+|No schools)$/);
const star = (name: string) => screen.getByLabelText(`Favorite: ${name}`);
const cards = () => within(screen.getByRole('list', { name: 'Schools' })).getAllByRole('listitem');

describe('SchoolsPage', () => {
  it('B-05 a school without a contact offers to add them, one press away', async () => {
    const one = { ...many[0]!, id: 1, name: 'Akron', coaches: [] };
    open({ routes: { 'GET /api/schools': { json: [one] }, 'GET /api/schools/1/staff-page': { status: 503, json: { message: 'Busy' } } } });
    await userEvent.click(await screen.findByRole('button', { name: 'No contacts yet: add them in a minute: Akron' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add coaches: Akron' });
    expect(await within(dialog).findByRole('link', { name: /^Search for it/ })).toHaveAttribute('href', expect.stringContaining('Akron'));
  });

  it('R-01 shows the schools with a link to the fit of each', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
    expect(screen.getByText('Track your recruiting progress and coach contacts')).toBeVisible();
    expect(await screen.findByLabelText('View Fit: School 01')).toHaveAttribute('href', '/fit?school=1');
    expect(screen.getAllByText('COLD')).toHaveLength(20);
    expect(await count()).toHaveTextContent('1–20 of 45');
  });

  it('R-02 turns pages, and a filter leads back to page 1', async () => {
    const person = userEvent.setup();
    open({ address: '/recruiting?size=10&page=3' });
    expect(await count()).toHaveTextContent('21–30 of 45');
    await person.click(screen.getByRole('button', { name: 'Page 5' }));
    expect(await count()).toHaveTextContent('41–45 of 45');
    await person.click(screen.getByRole('button', { name: 'Division' }));
    await person.click(screen.getByRole('checkbox', { name: 'D3' }));
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('?division=D3&size=10'));
    expect(await count()).toHaveTextContent('1–10 of 22');
  });

  it('R-02 "All" shows every school', async () => {
    const person = userEvent.setup();
    open();
    await person.selectOptions(await screen.findByLabelText('Rows per page'), 'All');
    expect(await count()).toHaveTextContent('1–45 of 45');
    expect(screen.getByLabelText('address')).toHaveTextContent('?size=all');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  it('R-02 the search narrows while typing and then is in the address', async () => {
    const person = userEvent.setup();
    open({ address: '/recruiting?page=2' });
    await count();
    await person.keyboard('/');
    const box = screen.getByRole('searchbox', { name: 'Search schools' });
    expect(box).toHaveFocus();
    await person.keyboard('school 33');
    expect(await count()).toHaveTextContent('1 of 1');
    await waitFor(() => expect(screen.getByLabelText('address')).toHaveTextContent('?q=school+33'));
    expect(cards()).toHaveLength(1);
  });

  it('R-02 says what to clear when nothing matches, and clears it', async () => {
    const person = userEvent.setup();
    open({ address: '/recruiting?q=nowhere&position=QB' });
    expect(await screen.findByRole('heading', { name: 'No school matches' })).toBeVisible();
    expect(screen.getByText(/No school matches the search “nowhere” and Coach for/)).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement);
    expect(await count()).toHaveTextContent('1–20 of 45');
  });

  it('R-01 shows its failure with Retry', async () => {
    const person = userEvent.setup();
    const { routes } = open({ routes: { 'GET /api/schools': { status: 503, json: { message: 'The database is busy.', code: 'busy' } } } });
    expect(await screen.findByText('The database is busy.')).toBeVisible();
    routes['GET /api/schools'] = { json: many };
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await count()).toHaveTextContent('1–20 of 45');
  });

  it('R-04 a star shows before the server answers and stays when it agrees', async () => {
    const person = userEvent.setup();
    const answer = deferredAnswer();
    open({ routes: { 'POST /api/user/favorites': answer.route } });
    await waitFor(() => expect(star('School 01')).toBeEnabled());
    await person.click(star('School 01'));
    expect(star('School 01')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Favorites 1' })).toBeVisible();
    await act(() => answer.give({ status: 201, json: favorite(1) }));
    expect(star('School 01')).toHaveAttribute('aria-pressed', 'true');
  });

  it('R-04 a star that was removed is gone before the server answers', async () => {
    const person = userEvent.setup();
    const routes = { 'GET /api/user/favorites': { json: [favorite(2)] }, 'DELETE /api/user/favorites/2': deferredAnswer().route };
    open({ routes });
    await waitFor(() => expect(star('School 02')).toHaveAttribute('aria-pressed', 'true'));
    await person.click(star('School 02'));
    expect(star('School 02')).toHaveAttribute('aria-pressed', 'false');
  });

  it('R-04 a star that is pressed twice is asked for once', async () => {
    const person = userEvent.setup();
    const answer = deferredAnswer();
    const { asked } = open({ routes: { 'POST /api/user/favorites': answer.route } });
    await waitFor(() => expect(star('School 01')).toBeEnabled());
    await person.dblClick(star('School 01'));
    await act(() => answer.give({ status: 201, json: favorite(1) }));
    expect(asked.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual(['POST']);
  });

  it('R-04 a refused star is taken back and said, also while the list cannot be asked for again', async () => {
    const person = userEvent.setup();
    const answer = deferredAnswer();
    const { routes } = open({ routes: { 'POST /api/user/favorites': answer.route } });
    await waitFor(() => expect(star('School 01')).toBeEnabled());
    await person.click(star('School 01'));
    routes['GET /api/user/favorites'] = deferredAnswer().route;
    await act(() => answer.give({ status: 500, json: { message: 'Broken', code: 'internal' } }));
    expect(await screen.findByText('Failed to add favorite')).toBeVisible();
    expect(screen.getByText('Error')).toBeVisible();
    await waitFor(() => expect(star('School 01')).toHaveAttribute('aria-pressed', 'false'));
  });

  it('R-04 a star that could not be removed comes back, also while the list cannot be asked for again', async () => {
    const person = userEvent.setup();
    const answer = deferredAnswer();
    const { routes } = open({
      routes: { 'GET /api/user/favorites': { json: [favorite(2)] }, 'DELETE /api/user/favorites/2': answer.route },
    });
    await waitFor(() => expect(star('School 02')).toHaveAttribute('aria-pressed', 'true'));
    await person.click(star('School 02'));
    routes['GET /api/user/favorites'] = deferredAnswer().route;
    await act(() => answer.give({ status: 500, json: { message: 'Broken', code: 'internal' } }));
    expect(await screen.findByText('Failed to remove favorite')).toBeVisible();
    await waitFor(() => expect(star('School 02')).toHaveAttribute('aria-pressed', 'true'));
  });

  it('R-04 favorites only: says what to do when there are none', async () => {
    const person = userEvent.setup();
    open();
    await person.click(await screen.findByRole('button', { name: 'Favorites 0' }));
    expect(await screen.findByRole('heading', { name: 'No favorites yet' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Show all schools' }));
    expect(await count()).toHaveTextContent('1–20 of 45');
  });

  it('R-06 only an admin is offered the import', async () => {
    open();
    await count();
    expect(screen.queryByRole('button', { name: 'Import CSV' })).not.toBeInTheDocument();
  });

  it('R-06 an admin is offered the import', async () => {
    const person = userEvent.setup();
    open({ user: { isAdmin: true } });
    await person.click(await screen.findByRole('button', { name: 'Import CSV' }));
    expect(await screen.findByRole('dialog', { name: 'Import Schools from CSV' })).toBeVisible();
  });
});
