import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import type { DifferenceRow, StaffFields, SuggestionDetail, SuggestionSummary } from '../../model/suggestions/suggestion';
import { SuggestionsTab } from './suggestions-tab';

const fields = (name: string, over: Partial<StaffFields> = {}): StaffFields => ({
  ...{ name, title: 'Safeties', email: null, phone: null, xHandle: null },
  ...over,
});
const rows: DifferenceRow[] = [
  {
    ...{ key: 'changed 1', kind: 'changed', coachId: 1, isOutside: false },
    ...{ before: fields('Dana Hill'), after: fields('Dana Hill', { title: 'Head Coach' }) },
  },
  {
    ...{ key: 'new bo far', kind: 'new', coachId: null, isOutside: true },
    ...{ before: null, after: fields('Bo Far', { email: 'far@elsewhere.test' }) },
  },
  { key: 'gone 2', kind: 'gone', coachId: 2, isOutside: false, before: fields('Al Poe'), after: null },
  { key: 'gone 3', kind: 'gone', coachId: 3, isOutside: false, before: fields('Cy Roe'), after: null },
];
const summary = (at: number): SuggestionSummary => ({
  ...{ id: `s${at}`, schoolId: at, schoolName: `School ${at}`, division: 'D1', state: 'OH', pageUrl: 'https://rock.test/staff' },
  ...{ offeredAt: '2026-11-21T14:41:00.000Z', newRows: 1, changedRows: 1, goneRows: 2, outsideRows: 1, unchanged: 3, bulkRows: 1 },
});
const detail: SuggestionDetail = { ...summary(1), rows };
const done = { json: { added: 1, changed: 1, removed: 0 } };

function open(routes: FakeRoutes = {}) {
  const asked = fakeApi({
    'GET /api/admin/staff-suggestions': { json: { total: 2, schools: [summary(1), summary(2)], next: null } },
    'GET /api/admin/staff-suggestions/s1': { json: detail },
    'POST /api/admin/staff-suggestions/s1/decide': done,
    'POST /api/admin/staff-suggestions/accept': done,
    ...routes,
  });
  renderPage(<SuggestionsTab />);
  return { user: userEvent.setup(), posts: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body), asked };
}

const school = (at: number) => screen.findByRole('button', { name: new RegExp(`^School ${at} `, 'u') });

describe('the suggestions of athletes', () => {
  it('B-04 a school shows its source page and who is new, changed and gone; single rows are decided', async () => {
    const { user, posts } = open();
    await user.click(await school(1));
    const list = within(await screen.findByRole('list', { name: 'Difference: School 1' }));
    expect(screen.getAllByRole('link', { name: 'Source page: https://rock.test/staff' })[0]).toHaveAttribute(
      'href',
      'https://rock.test/staff',
    );
    const item = (name: string) => list.getByRole('listitem', { name });
    expect(item('Dana Hill')).toHaveTextContent('ChangedTitleSafeties → Head Coach');
    expect(item('Bo Far')).toHaveTextContent('NewOutside the school’s domains');
    expect(item('Al Poe')).toHaveTextContent('Not on the page');
    await user.click(within(item('Bo Far')).getByRole('button', { name: 'Accept: Bo Far' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Accept this coach?' }));
    expect(question.getByText(/Bo Far\. Everyone sees it, .*outside the school’s domains/)).toBeVisible();
    expect(posts()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(posts()).toEqual([{ accept: true, rows: ['new bo far'], removeGone: true }]));
    await user.click(within(item('Dana Hill')).getByRole('button', { name: 'Reject: Dana Hill' }));
    await waitFor(() => expect(posts()[1]).toEqual({ accept: false, rows: ['changed 1'], removeGone: false }));
  });

  it('B-04 those who are gone are removed together only after a question of their own', async () => {
    const { user, posts } = open();
    await user.click(await school(1));
    await user.click(await screen.findByRole('button', { name: 'Remove all 2 who are gone' }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/Al Poe, Cy Roe\. They disappear for everyone/)).toBeVisible();
    expect(posts()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove them' }));
    await waitFor(() => expect(posts()).toEqual([{ accept: true, rows: ['gone 2', 'gone 3'], removeGone: true }]));
  });

  it('B-04 several schools are accepted after a question that counts what happens and what is left', async () => {
    const { user, posts } = open();
    await user.click(await screen.findByRole('button', { name: 'Choose these 2' }));
    await user.click(screen.getByRole('button', { name: 'Accept chosen' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Accept 2 schools?' }));
    expect(question.getByText(/2 schools: 2 coaches added or changed for everyone, 6 coaches confirmed/)).toHaveTextContent(
      'one by one: 2 coaches with an address outside the school’s domains, 4 coaches who are not on the page.',
    );
    expect(posts()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Accept' }));
    const suggestions = [
      { id: 's1', rows: 1 },
      { id: 's2', rows: 1 },
    ];
    await waitFor(() => expect(posts()).toEqual([{ suggestions }]));
  });

  it('B-04 the keys that the screen names go through the list, open a school and choose it', async () => {
    const { user } = open();
    expect((await screen.findByText(/Keys in the list/)).textContent).toContain('j or ↓ next, k or ↑ back, Enter opens, x chooses');
    const first = await school(1);
    act(() => first.focus());
    await user.keyboard('j');
    expect(await school(2)).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: 'Choose School 2' })).toBeChecked();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(await screen.findByRole('list', { name: 'Difference: School 1' })).toBeVisible();
    await user.tab();
    await user.tab();
    await user.tab();
    await user.keyboard('j');
    expect(await school(2)).toHaveFocus();
  });

  it('B-04 a long queue is searched, filtered and shown 50 schools at a time', async () => {
    const first = { json: { total: 60, schools: [summary(1)], next: 1 } };
    const last = { json: { total: 60, schools: [summary(2)], next: null } };
    const { user, asked } = open({ 'GET /api/admin/staff-suggestions': ({ query }) => (query.get('after') === '1' ? last : first) });
    await user.click(await screen.findByRole('button', { name: 'Next schools' }));
    expect(await school(2)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Previous schools' }));
    expect(await school(1)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Address outside the school’s domains' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search schools' }), 'ak');
    await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('search=ak&outside=true'));
  });

  it('B-04 a decision that came too late says so', async () => {
    const message = 'This suggestion has changed. Nothing was saved. Please look at it again.';
    const late = { status: 409, json: { message, code: 'suggestion_changed' } };
    const { user, asked } = open({ 'POST /api/admin/staff-suggestions/s1/decide': late });
    await user.click(await school(1));
    const before = asked.length;
    await user.click(await screen.findByRole('button', { name: 'Accept: Dana Hill' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(() => expect(asked.slice(before).filter(({ method }) => method === 'GET').length).toBeGreaterThan(0));
  });

  it('B-04 says when there is nothing to decide', async () => {
    open({ 'GET /api/admin/staff-suggestions': { json: { total: 0, schools: [], next: null } } });
    expect(await screen.findByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
  });
});
