import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { AddCoachesDialog } from './add-coaches-dialog';

const unknown = { state: 'new', where: null, changes: [], staysAsIs: false };
const person = (lastName: string, over: object = {}) => ({
  ...{ firstName: 'Dana', lastName, title: 'Safeties', email: `${lastName.toLowerCase()}@akron.example.edu`, phone: null, twitter: null },
  ...{ sport: 'Football', isCoach: true, checks: [], known: unknown },
  ...over,
});
const people = [
  person('Hill'),
  person('Moe', { email: 'hill@akron.example.edu', checks: ['shared_address'] }),
  person('Ops', { isCoach: false }),
];
const saved = { added: 2, updated: 0, unchanged: 0, inDirectory: 0, changedByYou: [], notOnPage: [], coachIds: [] };

const link = {
  url: 'https://www.gozips.example/sports/football/coaches',
  from: 'guess',
  athleticsUrl: 'https://gozips.example',
  searchUrl: 'https://duckduckgo.com/?q=Akron%20football%20coaches',
};

/** Where the page is. */
function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

async function paste(routes: FakeRoutes) {
  const asked = fakeApi({ 'GET /api/schools/1/staff-page': { json: link }, ...routes });
  const user = userEvent.setup();
  const closed = jest.fn();
  const added = jest.fn();
  renderPage(
    <>
      <AddCoachesDialog school={schoolFixture()} onClose={closed} onAdded={added} />
      <Address />
    </>,
  );
  const getData = (type: string) => (type === 'text/html' ? '<p>Dana Hill</p>' : 'Dana Hill');
  fireEvent.paste(screen.getByLabelText('Paste the page here'), { clipboardData: { getData } });
  return { asked, user, closed, added };
}

describe('Add coaches', () => {
  it('B-01 reads what was pasted, lets it be corrected, and saves who is ticked', async () => {
    const routes = {
      'POST /api/user/contacts/read-staff-page': { json: { people, notices: [] } },
      'POST /api/user/contacts/import-staff-page': { json: saved },
    };
    const { asked, user, added, closed } = await paste(routes);
    expect(await screen.findByText('3 people found, 2 selected')).toBeVisible();
    expect(asked.find(({ path }) => path.endsWith('read-staff-page'))?.body).toEqual({
      schoolId: 1,
      html: '<p>Dana Hill</p>',
      text: 'Dana Hill',
    });
    expect(screen.getByRole('checkbox', { name: 'Dana Ops' })).not.toBeChecked();
    expect(screen.getByText('1 address to check')).toBeVisible();
    expect(screen.getByText(/hill@akron.example.edu is also the email of Dana Hill/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Correct Dana Hill' }));
    const form = within(screen.getByRole('form', { name: 'Correct Dana Hill' }));
    await user.clear(form.getByLabelText('Title'));
    await user.type(form.getByLabelText('Title'), 'Head Coach');
    await user.click(form.getByRole('button', { name: 'Done' }));
    await user.type(screen.getByLabelText('Address of the page (optional)'), 'https://akron.example.edu/staff');
    await user.click(screen.getByRole('button', { name: 'Save 2 coaches' }));
    expect(await screen.findByText('2 coaches added.')).toBeVisible();
    expect(asked.find(({ path }) => path.endsWith('import-staff-page'))?.body).toMatchObject({
      schoolId: 1,
      sourceUrl: 'https://akron.example.edu/staff',
      people: [
        { lastName: 'Hill', title: 'Head Coach', email: 'hill@akron.example.edu' },
        { lastName: 'Moe', email: null },
      ],
      others: ['Dana Ops'],
    });
    expect([added.mock.calls, closed.mock.calls]).toEqual([[[1]], [[]]]);
  });

  it('B-01 C-01 saves and continues to an email to everybody who was stored or known', async () => {
    const routes = {
      'POST /api/user/contacts/read-staff-page': { json: { people, notices: [] } },
      'POST /api/user/contacts/import-staff-page': { json: { ...saved, coachIds: [12, 15] } },
    };
    const { user, closed } = await paste(routes);
    await user.click(await screen.findByRole('button', { name: 'Save and write' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/campaigns?new=1&coaches=12,15'));
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('B-01 says what to do when nobody was found, and offers to type one', async () => {
    const { user, asked, added, closed } = await paste({
      'POST /api/user/contacts/read-staff-page': {
        json: { people: [], notices: [{ code: 'nobody', message: 'No coach was found in what you pasted.' }] },
      },
      'POST /api/user/contacts': { status: 201, json: {} },
    });
    expect(await screen.findByText(/^No coach was found in what you pasted/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add one coach by hand' }));
    await user.type(screen.getByLabelText('Name'), 'Sam Rivers');
    await user.type(screen.getByLabelText('Email'), 'sam@akron.example.edu');
    await user.click(screen.getByRole('button', { name: 'Add contact' }));
    expect(await screen.findByText('Contact Added')).toBeVisible();
    expect(asked.find(({ method, path }) => method === 'POST' && path.endsWith('/contacts'))?.body).toMatchObject({ schoolId: 1 });
    expect([added.mock.calls, closed.mock.calls]).toEqual([[[1]], [[]]]);
  });

  it('B-01 keeps the list when it could not be saved', async () => {
    const message = 'Please enter one email address, for example coach@school.edu.';
    const { user } = await paste({
      'POST /api/user/contacts/read-staff-page': { json: { people, notices: [] } },
      'POST /api/user/contacts/import-staff-page': { status: 400, json: { code: 'invalid_contact', message, errors: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Save 2 coaches' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Dana Hill' })).toBeChecked();
  });

  const open = (over: object) => {
    fakeApi({ 'GET /api/schools/1/staff-page': { json: { ...link, ...over } } });
    renderPage(<AddCoachesDialog school={schoolFixture()} onClose={() => undefined} />);
    return userEvent.setup();
  };

  it('B-01 opens the page that is known, says that nobody checked it, and lets it be corrected', async () => {
    const user = open({});
    expect(await screen.findByRole('link', { name: /^Open staff page/ })).toHaveAttribute('href', link.url);
    expect(screen.getByText('Opens in a new tab. We haven’t checked this link.')).toBeVisible();
    expect(screen.getByText('gozips.example/sports/football/coaches')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Wrong page? Search for it' })).toHaveAttribute('href', link.searchUrl);
    await user.click(screen.getByRole('button', { name: 'Correct the address' }));
    const field = screen.getByLabelText('Address of the staff page');
    await user.clear(field);
    await user.type(field, 'akron.example/staff');
    expect(screen.getByRole('link', { name: /^Open staff page/ })).toHaveAttribute('href', 'https://akron.example/staff');
  });

  it('B-01 searches for the page of a program without a site', async () => {
    open({ url: null, from: null, athleticsUrl: null });
    expect(await screen.findByRole('link', { name: /^Search for it/ })).toHaveAttribute('href', link.searchUrl);
    expect(screen.queryByRole('link', { name: /Athletics site/ })).not.toBeInTheDocument();
  });

  it('B-01 reads the plain text of a page whose HTML is longer than the server takes', async () => {
    const asked = fakeApi({
      'GET /api/schools/1/staff-page': { json: link },
      'POST /api/user/contacts/read-staff-page': { json: { people, notices: [] } },
    });
    renderPage(<AddCoachesDialog school={schoolFixture()} onClose={() => undefined} />);
    const getData = (type: string) => (type === 'text/html' ? 'a'.repeat(2_000_001) : 'Dana Hill');
    fireEvent.paste(await screen.findByLabelText('Paste the page here'), { clipboardData: { getData } });
    expect(await screen.findByText('3 people found, 2 selected')).toBeVisible();
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ html: '', text: 'Dana Hill' });
  });

  it('B-02 marks who is known, changed and new before anything is saved', async () => {
    const known = [
      person('Hill', { known: { state: 'known', where: 'directory', changes: [], staysAsIs: false } }),
      person('Moe', { known: { state: 'changed', where: 'yours', changes: ['title', 'twitter'], staysAsIs: false } }),
      person('Poe', { known: { state: 'known', where: 'yours', changes: [], staysAsIs: true } }),
      person('New'),
    ];
    await paste({ 'POST /api/user/contacts/read-staff-page': { json: { people: known, notices: [] } } });
    await screen.findByText('4 people found, 4 selected');
    const has = (item: HTMLElement, name: string) => within(item).queryByRole('checkbox', { name: `Dana ${name}` }) !== null;
    const row = (name: string) => within(screen.getAllByRole('listitem').find((item) => has(item, name)) ?? document.body);
    expect(row('Hill').getByText('Already known')).toBeVisible();
    expect(row('Hill').getByText('Already in the directory.')).toBeVisible();
    expect(row('Moe').getByText('Changed: title, X handle')).toBeVisible();
    expect(row('Poe').getByText(/so we keep your version/)).toBeVisible();
    expect(row('New').getByText('New')).toBeVisible();
  });

  it('B-01 saves nothing of the page of another school before the athlete says that it is right', async () => {
    const message = 'This looks like the page of Kent State. Is it the right page?';
    const { user } = await paste({
      'POST /api/user/contacts/read-staff-page': { json: { people, notices: [{ code: 'other_school', message }] } },
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save 2 coaches' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Yes, it is' }));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save 2 coaches' })).toBeEnabled();
  });

  it('B-04 offers the coaches to everyone only when the athlete ticks it, and says what happens then', async () => {
    const routes = {
      'POST /api/user/contacts/read-staff-page': { json: { people, notices: [] } },
      'POST /api/user/contacts/import-staff-page': { json: saved },
    };
    const { asked, user } = await paste(routes);
    const tick = await screen.findByRole('checkbox', { name: 'Offer these coaches to everyone' });
    expect(tick).not.toBeChecked();
    expect(tick).toHaveAccessibleDescription(/An admin compares the page.*Nothing about you is shown/);
    await user.click(screen.getByRole('button', { name: 'Save 2 coaches' }));
    const saves = () => asked.filter(({ path }) => path.endsWith('import-staff-page')).map(({ body }) => body);
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]).not.toHaveProperty('offerToAll');
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Save 2 coaches' }));
    expect(await screen.findByText('2 coaches added. An admin will check them for everyone.')).toBeVisible();
    expect(saves()[1]).toMatchObject({ offerToAll: true });
  });
});
