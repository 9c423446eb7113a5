import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import type { User } from '@/entities/athlete';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { AppShell } from './app-shell';

const schools = [
  schoolFixture({ id: 1, name: 'Ohio State', coaches: [coachFixture({ id: 12, name: 'Ryan Day', lastName: 'Day' })] }),
  schoolFixture({ id: 2, name: 'Ohio', city: 'Athens' }),
];
const routes: FakeRoutes = {
  'GET /api/schools': { json: schools },
  'GET /api/user/campaigns': { json: [{ id: 'c1', name: 'Schools in Ohio', status: 'draft' }] },
};

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <label>
        Notes <textarea />
      </label>
    </>
  );
}

function open(user: User = userFixture, more: FakeRoutes = {}) {
  const asked = fakeApi({ ...routes, ...more });
  renderPage(
    <Routes>
      <Route element={<AppShell user={user} />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
    '/analytics',
  );
  return { keys: userEvent.setup(), asked };
}

const field = () => screen.findByRole('combobox', { name: 'Search schools, coaches, campaigns and pages' });
const marked = () => screen.getByRole('option', { selected: true });
const address = () => screen.getByTestId('address').textContent;

describe('the search over everything', () => {
  it('R-13 S-11 Ctrl-K opens it, arrows mark, Enter opens the marked result', async () => {
    const { keys } = open();
    await keys.keyboard('{Control>}k{/Control}');
    await keys.type(await field(), 'ohio');
    expect(await screen.findByRole('option', { name: /^Ohio State/u })).toBeVisible();
    expect(marked()).toHaveTextContent(/^OhioD1/u);
    await keys.keyboard('{ArrowDown}');
    expect(marked()).toHaveTextContent(/^Ohio State/u);
    expect(await field()).toHaveAttribute('aria-activedescendant', marked().id);
    await keys.keyboard('{ArrowUp}{ArrowUp}');
    expect(marked()).toHaveTextContent(/^Schools in Ohio/u);
    await keys.type(await field(), ' ');
    expect(marked()).toHaveTextContent(/^OhioD1/u);
    await keys.keyboard('{ArrowDown}{Enter}');
    expect(address()).toBe('/fit?school=1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('R-13 shows schools, coaches and campaigns in groups, and says how many', async () => {
    const { keys } = open();
    await keys.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Search' }));
    await keys.type(await field(), 'ohio');
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect((await screen.findAllByRole('group')).length).toBe(3);
    expect(group('Schools').getAllByRole('option')).toHaveLength(2);
    expect(group('Coaches').getByRole('option')).toHaveTextContent('Ryan DayHead Coach · Ohio State');
    expect(screen.getByText('4 results')).toHaveAttribute('role', 'status');
    await keys.click(group('Campaigns').getByRole('option'));
    expect(address()).toBe('/campaigns?campaign=c1');
  });

  it('S-11 Escape closes it and the focus goes back', async () => {
    const { keys } = open();
    const notes = screen.getByRole('textbox', { name: 'Notes' });
    notes.focus();
    await keys.keyboard('{Control>}k{/Control}');
    expect(await field()).toHaveFocus();
    await keys.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(notes).toHaveFocus();
  });

  it('R-13 says that nothing was found', async () => {
    const { keys } = open();
    await keys.keyboard('{Control>}k{/Control}');
    await keys.type(await field(), 'xyzzyq');
    expect(await screen.findByText('Nothing found for “xyzzyq”.')).toBeVisible();
    expect(screen.queryByRole('listbox')).toBeNull();
    await keys.keyboard('{Enter}');
    expect(address()).toBe('/analytics');
  });

  it('A-08 says what could not be loaded, finds the rest, and tries again', async () => {
    const more: FakeRoutes = { 'GET /api/schools': { status: 503, json: { message: 'Later' } } };
    const { keys, asked } = open(userFixture, more);
    await keys.keyboard('{Control>}k{/Control}');
    expect(await screen.findByText('Schools and coaches could not be loaded.')).toBeVisible();
    await keys.type(await field(), 'ohio');
    expect(marked()).toHaveTextContent(/^Schools in Ohio/u);
    const before = asked.length;
    await keys.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked.slice(before).map(({ path }) => path)).toEqual(['/api/schools']);
  });
});

describe('the list of keys', () => {
  it('S-11 "?" opens it, and not while somebody types', async () => {
    const { keys } = open();
    await keys.type(screen.getByRole('textbox', { name: 'Notes' }), 'Why?');
    expect(screen.queryByRole('dialog')).toBeNull();
    await keys.tab();
    await keys.keyboard('?');
    const list = await screen.findByRole('dialog', { name: 'Keys' });
    expect(within(list).getByText('Search schools, coaches, campaigns and pages')).toBeVisible();
    expect(within(list).queryByText('Suggested coaches')).toBeNull();
  });

  it('S-11 is one press away from the search, and shows admins their keys', async () => {
    const { keys } = open({ ...userFixture, isAdmin: true });
    await keys.keyboard('{Control>}k{/Control}');
    await field();
    await keys.click(screen.getByRole('button', { name: 'All keys' }));
    expect(within(await screen.findByRole('dialog', { name: 'Keys' })).getByText('Suggested coaches')).toBeVisible();
  });

  it('S-11 neither opens in front of another dialog', async () => {
    const { keys } = open();
    await keys.click(screen.getByRole('button', { name: 'More' }));
    const dialogs = () => screen.getAllByRole('dialog').length;
    const before = dialogs();
    await keys.keyboard('?');
    await keys.keyboard('{Control>}k{/Control}');
    expect([dialogs(), screen.queryByRole('combobox')]).toEqual([before, null]);
  });
});

it('F-01 a guardian, whose pages all are in the menu, has neither', async () => {
  const { keys } = open({ ...userFixture, role: 'guardian' });
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  await keys.keyboard('?');
  await keys.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
