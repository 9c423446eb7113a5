import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import type { Correction } from '../model/correction';
import { CoachDatabasePage } from './coach-database-page';

const akron = schoolFixture({
  coaches: [
    coachFixture({ verifiedOn: '2026-11-01' }),
    coachFixture({ id: 12, name: 'Pat Moore', title: 'Quarterbacks', position: 'QB', isHeadCoach: false, email: null }),
  ],
});
const oberlin = schoolFixture({ id: 2, name: 'Oberlin', division: 'D3', coaches: [] });

const correction: Correction = {
  id: 'correction-1',
  schoolId: 1,
  schoolName: 'Akron',
  coachId: 11,
  coachName: 'Dana Fieldhouse',
  coachEmail: 'dana.fieldhouse@akron.example.edu',
  by: 'maya',
  kind: 'wrong_address',
  proposed: { email: 'dana@akron.example.edu' },
  note: 'My mail came back.',
  status: 'open',
  createdAt: '2026-11-21T14:41:00.000Z',
  decidedAt: null,
};

const calm: FakeRoutes = {
  'GET /api/schools': { json: [akron, oberlin] },
  'GET /api/user/favorites': { json: [] },
  'GET /api/admin/corrections': { json: [] },
  'GET /api/admin/directory-stats': {
    json: { totalSchools: 672, totalCoaches: 3900, d1Schools: 263, lastUpdated: '2026-11-21T14:41:00.000Z' },
  },
};

function open(routes: FakeRoutes = {}, address = '/admin/coaches') {
  const all = { ...calm, ...routes };
  const asked = fakeApi(all);
  renderPage(<CoachDatabasePage />, address);
  const sent = (method: string) => asked.filter((request) => request.method === method);
  return { person: userEvent.setup(), routes: all, sent };
}

const card = (name: string) => screen.findByRole('article', { name });

async function openStaff(person: ReturnType<typeof userEvent.setup>) {
  const akronCard = await card('Akron');
  await person.click(within(akronCard).getByRole('button', { name: /^Akron/ }));
  return akronCard;
}

describe('CoachDatabasePage', () => {
  it('K-03 shows how large and how fresh the directory is', async () => {
    open();
    expect(await screen.findByText('3,900')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Total schools' })).toHaveTextContent('672');
    expect(screen.getByRole('group', { name: 'D1 schools' })).toHaveTextContent('263');
    expect(screen.getByRole('group', { name: 'Last updated' })).toHaveTextContent('Nov 21, 2026');
  });

  it('K-01 a school opens to its staff with badge, title, position and the day of verification', async () => {
    const { person } = open();
    const akronCard = await openStaff(person);
    const [dana, pat] = within(akronCard).getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(dana).toHaveTextContent('Dana FieldhouseHead Coach');
    expect(dana).toHaveTextContent('Verified Nov 1, 2026');
    expect(pat).toHaveTextContent('QB');
    expect(pat).toHaveTextContent('Quarterbacks');
    expect(pat).toHaveTextContent('Not verified yet');
    expect(pat).toHaveTextContent('No email address known');
    await person.click(within(akronCard).getByRole('button', { name: /^Akron/ }));
    expect(within(akronCard).queryByText('Dana Fieldhouse')).not.toBeInTheDocument();
  });

  it('K-01 filters by division and position; a position opens who coaches it', async () => {
    const { person } = open();
    await card('Akron');
    const division = screen.getByRole('group', { name: 'Division' });
    expect(
      within(division)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'D1', 'D2', 'D3']);
    await person.click(within(division).getByRole('button', { name: 'D3' }));
    expect(screen.queryByRole('article', { name: 'Akron' })).not.toBeInTheDocument();
    await person.click(within(division).getByRole('button', { name: 'All' }));
    await person.click(within(screen.getByRole('group', { name: 'Position' })).getByRole('button', { name: 'QB' }));
    expect(within(await card('Akron')).getByText('Pat Moore')).toBeVisible();
    expect(screen.queryByText('Dana Fieldhouse')).not.toBeInTheDocument();
    expect(screen.getByText('1 more coach does not match the filters.')).toBeVisible();
  });

  it('K-01 a school that was opened stays open while it is filtered', async () => {
    const { person } = open();
    await openStaff(person);
    await person.click(within(screen.getByRole('group', { name: 'Position' })).getByRole('button', { name: 'QB' }));
    expect(within(await card('Akron')).getByText('Pat Moore')).toBeVisible();
  });

  it('K-01 what nothing matches says how to continue', async () => {
    const { person } = open({}, '/admin/coaches?q=zzz');
    expect(await screen.findByRole('heading', { name: 'No school matches' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await card('Akron')).toBeVisible();
  });

  it('K-02 a school is added to the own targets', async () => {
    const favorite = { id: 'f', schoolId: 1, matchPercentage: null, positionNeedScore: null, createdAt: '', school: akron };
    const { person, sent } = open({ 'POST /api/user/favorites': { status: 201, json: favorite } });
    const add = within(await card('Akron')).getByRole('button', { name: 'Add to Targets: Akron' });
    await waitFor(() => expect(add).toBeEnabled());
    await person.click(add);
    expect(await screen.findByText('Akron was added to your targets')).toBeVisible();
    expect(screen.getByRole('button', { name: 'On your targets: Akron' })).toBeVisible();
    expect(sent('POST')[0]?.body).toEqual({ schoolId: 1 });
  });

  it('K-02 exports what the filters leave, and writes mail', async () => {
    const { person } = open({}, '/admin/coaches?q=akron&division=D1');
    await openStaff(person);
    const mail = screen.getByRole('link', { name: 'dana.fieldhouse@akron.example.edu' });
    expect(mail).toHaveAttribute('href', 'mailto:dana.fieldhouse@akron.example.edu');
    const link = screen.getByRole('link', { name: 'Export Contacts' });
    expect(link).toHaveAttribute('href', '/api/admin/coaches/export?search=akron&division=D1');
  });

  it('K-09 a coach is changed; what the server refuses is shown beside its field', async () => {
    const refusal = {
      message: 'Please check.',
      code: 'invalid_entry',
      errors: [{ field: 'email', code: 'invalid_email', message: 'Please enter one email address.' }],
    };
    const { person, routes, sent } = open({ 'PUT /api/admin/coaches/11': { status: 400, json: refusal } });
    await openStaff(person);
    await person.click(screen.getByRole('button', { name: 'Edit Dana Fieldhouse' }));
    await person.clear(screen.getByLabelText('Email'));
    await person.type(screen.getByLabelText('Email'), 'dana');
    await person.click(screen.getByRole('button', { name: 'Save coach' }));
    expect(await screen.findByText('Please enter one email address.')).toBeVisible();
    routes['PUT /api/admin/coaches/11'] = { json: { ...akron.coaches[0] } };
    await person.clear(screen.getByLabelText('Email'));
    await person.click(screen.getByRole('button', { name: 'Save coach' }));
    expect(await screen.findByText('Dana Fieldhouse is saved')).toBeVisible();
    expect(sent('PUT').at(-1)?.body).toEqual({ name: 'Dana Fieldhouse', title: 'Head Coach', email: null, phone: null, xHandle: null });
  });

  it('K-09 a school is deleted after a question that names what goes along', async () => {
    const dependants = { coaches: 2, contacts: 1, favorites: 0, trackings: 0, rosterPlayers: 85 };
    const { person, sent } = open({
      'GET /api/admin/schools/1/dependants': { json: dependants },
      'DELETE /api/admin/schools/1': { json: dependants },
    });
    await openStaff(person);
    await person.click(screen.getByRole('button', { name: 'Delete school Akron' }));
    const question = screen.getByRole('alertdialog', { name: 'Delete Akron?' });
    expect(await within(question).findByText('2 coaches')).toBeVisible();
    const lines = within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual(['2 coaches', '1 contact that athletes added for themselves', '85 players of its rosters']);
    expect(sent('DELETE')).toHaveLength(0);
    await person.click(within(question).getByRole('button', { name: 'Delete school' }));
    expect(await screen.findByText('Akron is deleted')).toBeVisible();
  });

  it('K-09 a coach is marked as verified', async () => {
    const { person } = open({ 'POST /api/admin/coaches/12/verify': { json: akron.coaches[1] } });
    await openStaff(person);
    await person.click(screen.getByRole('button', { name: 'Mark as verified: Pat Moore' }));
    expect(await screen.findByText('Pat Moore is marked as verified')).toBeVisible();
  });

  it('B-04 the tab of suggestions says how many schools wait', async () => {
    open({ 'GET /api/admin/staff-suggestions': { json: { total: 37, schools: [], next: null } } });
    expect(await screen.findByRole('tab', { name: 'Suggestions (37)' })).toBeVisible();
  });

  it('R-11 corrections wait with their count and are settled', async () => {
    const { person, routes, sent } = open({ 'GET /api/admin/corrections': { json: [correction] } });
    await person.click(await screen.findByRole('tab', { name: 'Corrections (1)' }));
    const item = await screen.findByRole('listitem', { name: 'Dana Fieldhouse, Akron' });
    expect(item).toHaveTextContent('dana@akron.example.edu');
    expect(item).toHaveTextContent('From maya');
    expect(item).toHaveTextContent('My mail came back.');
    routes['POST /api/admin/corrections/correction-1/decide'] = { json: { ...correction, status: 'accepted' } };
    routes['GET /api/admin/corrections'] = { json: [] };
    await person.click(within(item).getByRole('button', { name: 'Accept: Dana Fieldhouse, Akron' }));
    expect(await screen.findByRole('heading', { name: 'Nothing to decide' })).toBeVisible();
    expect(sent('POST')[0]?.body).toEqual({ accept: true });
  });

  it('R-11 what was settled can be looked up, the last first', async () => {
    const accepted = { ...correction, id: 'a', status: 'accepted', decidedAt: '2026-11-20T10:00:00.000Z' };
    const rejected = { ...correction, id: 'r', coachName: 'Sam Rivers', status: 'rejected', decidedAt: '2026-11-21T10:00:00.000Z' };
    const { person } = open({
      'GET /api/admin/corrections': ({ query }) => {
        const kept: Record<string, unknown[]> = { accepted: [accepted], rejected: [rejected] };
        return { json: kept[query.get('status') ?? ''] ?? [] };
      },
    });
    await person.click(await screen.findByRole('tab', { name: /^Corrections/ }));
    await person.click(await screen.findByRole('button', { name: 'Show past decisions' }));
    const list = await screen.findByRole('list', { name: 'Past decisions' });
    const [first, second] = within(list).getAllByRole('listitem');
    expect(first).toHaveTextContent('Sam Rivers, Akronrejected');
    expect(second).toHaveTextContent('Dana Fieldhouse, Akronaccepted');
  });

  it('K-01 a failure is shown with Retry', async () => {
    const { person, routes } = open({ 'GET /api/schools': { status: 500, json: { message: 'Broken', code: 'internal' } } });
    expect(await screen.findByText('The schools could not be loaded')).toBeVisible();
    routes['GET /api/schools'] = { json: [akron] };
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await card('Akron')).toBeVisible();
  });
});
