import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { CoachPanel } from './coach-panel';

const own = coachFixture({
  id: 12,
  name: 'Sam Rivers',
  title: 'Recruiting Coordinator',
  email: 'sam.rivers@akron.example.edu',
  position: 'RC',
  isHeadCoach: false,
  addedByYou: true,
});

const waiting = (over: object) => ({
  id: 'correction-1',
  schoolId: 1,
  schoolName: 'Akron',
  coachId: null,
  coachName: null,
  coachEmail: null,
  by: 'maya',
  kind: 'other',
  proposed: {},
  note: '',
  status: 'open',
  createdAt: '2026-11-21T12:00:00.000Z',
  decidedAt: null,
  ...over,
});

describe('CoachPanel', () => {
  it('R-01 shows who a coach is and how to write to them', () => {
    fakeApi({});
    renderPage(<CoachPanel school={schoolFixture({ coaches: [coachFixture({ position: 'HC,QB' }), own] })} />);
    const [head, added] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(head).getByText('Dana Fieldhouse')).toBeVisible();
    expect(within(head).getByText('QB')).toBeVisible();
    expect(within(head).getByRole('link', { name: /dana.fieldhouse/ })).toHaveAttribute('href', 'mailto:dana.fieldhouse@akron.example.edu');
    expect(within(head).queryByRole('button', { name: /^(Edit|Remove)/ })).not.toBeInTheDocument();
    expect(within(added).getByText('Added by you')).toBeVisible();
  });

  it('R-01 an example coach is marked and offers no email link', () => {
    fakeApi({});
    renderPage(<CoachPanel school={schoolFixture({ coaches: [coachFixture({ isExample: true })] })} />);
    expect(screen.getByText('Example')).toBeVisible();
    expect(screen.queryByRole('link', { name: /dana/ })).not.toBeInTheDocument();
  });

  it('R-11 a school without a coach says so and offers to add one', async () => {
    const person = userEvent.setup();
    const asked = fakeApi({ 'POST /api/user/contacts': { status: 201, json: { ...own, schoolId: 1, schoolName: 'Akron' } } });
    renderPage(<CoachPanel school={schoolFixture()} />);
    expect(screen.getByText(/No coach of Akron is in the directory yet/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add a contact' }));
    await person.type(screen.getByLabelText('Name'), ' Sam Rivers ');
    await person.type(screen.getByLabelText('Title'), 'Recruiting Coordinator');
    await person.type(screen.getByLabelText('Email'), 'sam.rivers@akron.example.edu');
    await person.click(screen.getByRole('button', { name: 'Add contact' }));
    expect(await screen.findByText('Contact Added')).toBeVisible();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
      schoolId: 1,
      name: 'Sam Rivers',
      title: 'Recruiting Coordinator',
      email: 'sam.rivers@akron.example.edu',
      phone: '',
      xHandle: '',
    });
  });

  it('B-01 offers to add coaches from the staff page, and says where a contact comes from', async () => {
    const person = userEvent.setup();
    fakeApi({});
    const page = { url: 'https://akron.example.edu/staff', readOn: '2026-11-02', isGone: false };
    const gone = { ...own, id: 13, name: 'Gone Coach', staffPage: { ...page, url: null, isGone: true } };
    renderPage(<CoachPanel school={schoolFixture({ coaches: [{ ...own, staffPage: page }, gone] })} />);
    expect(screen.getByText(/^From/)).toHaveTextContent('From the school’s page, Nov 2, 2026');
    expect(screen.getByRole('link', { name: 'the school’s page' })).toHaveAttribute('href', page.url);
    expect(screen.getByText(/^Not on the page any more/)).toHaveTextContent('Last read from the school’s page, Nov 2, 2026');
    await person.click(screen.getByRole('button', { name: 'Add coaches' }));
    expect(await screen.findByRole('dialog', { name: 'Add coaches: Akron' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add one coach by hand' }));
    expect(await screen.findByLabelText('Name')).toBeVisible();
  });

  it('R-11 what the server refuses is shown beside its field', async () => {
    const person = userEvent.setup();
    const message = 'This is not a mail address.';
    fakeApi({
      'POST /api/user/contacts': {
        status: 400,
        json: {
          message: 'Please check your entries.',
          code: 'invalid_input',
          errors: [{ field: 'email', code: 'invalid_email', message }],
        },
      },
    });
    renderPage(<CoachPanel school={schoolFixture()} />);
    await person.click(screen.getByRole('button', { name: 'Add a contact' }));
    await person.click(screen.getByRole('button', { name: 'Add contact' }));
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please enter the coach’s name.');
    await person.type(screen.getByLabelText('Name'), 'Sam Rivers');
    await person.type(screen.getByLabelText('Email'), 'sam at akron');
    await person.click(screen.getByRole('button', { name: 'Add contact' }));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(message));
  });

  it('R-11 an own contact can be changed', async () => {
    const person = userEvent.setup();
    const asked = fakeApi({ 'PUT /api/user/contacts/12': { json: own } });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [own] })} />);
    await person.click(screen.getByRole('button', { name: 'Edit Sam Rivers' }));
    await person.clear(screen.getByLabelText('Title'));
    await person.type(screen.getByLabelText('Title'), 'Head Coach');
    await person.click(screen.getByRole('button', { name: 'Save contact' }));
    await waitFor(() => expect(screen.queryByLabelText('Title')).not.toBeInTheDocument());
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      name: 'Sam Rivers',
      title: 'Head Coach',
      email: 'sam.rivers@akron.example.edu',
      phone: '',
      xHandle: '',
    });
  });

  it('R-11 C-21 phone and name on X are asked for, refused beside their fields and shown as links', async () => {
    const person = userEvent.setup();
    const message = 'Please enter the name on X.';
    const errors = [{ field: 'xHandle', code: 'invalid_x_handle', message }];
    const asked = fakeApi({ 'POST /api/user/contacts': { status: 400, json: { message: 'Please check.', code: 'invalid', errors } } });
    const reachable = coachFixture({ phone: '(330) 555-0100', xHandle: 'CoachDana' });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [reachable] })} />);
    expect(screen.getByRole('link', { name: '(330) 555-0100' })).toHaveAttribute('href', 'tel:3305550100');
    expect(screen.getByRole('link', { name: '@CoachDana on X, opens a new tab' })).toHaveAttribute('href', 'https://x.com/CoachDana');
    await person.click(screen.getByRole('button', { name: 'Add a contact' }));
    await person.type(screen.getByLabelText('Name'), 'Sam Rivers');
    await person.type(screen.getByLabelText('Email'), 'sam@akron.example.edu');
    await person.type(screen.getByLabelText(/^Phone/), '330 555 0101');
    await person.type(screen.getByLabelText(/^X handle/), 'Sam Rivers');
    await person.click(screen.getByRole('button', { name: 'Add contact' }));
    await waitFor(() => expect(screen.getByLabelText(/^X handle/)).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ phone: '330 555 0101', xHandle: 'Sam Rivers' });
  });

  it('C-21 a coach with a handle or a number can be written to by X or text; an office extension and an invented coach cannot', () => {
    fakeApi({});
    const coaches = [
      coachFixture({ id: 1, name: 'Ada Field', phone: '(330) 555-0100', xHandle: 'AdaField' }),
      coachFixture({ id: 2, name: 'Bo Office', phone: '(330) 555-0100 ext. 4' }),
      coachFixture({ id: 3, name: 'Cy Example', phone: '(330) 555-0100', xHandle: 'Cy', isExample: true }),
    ];
    renderPage(<CoachPanel school={schoolFixture({ coaches })} />);
    expect(screen.getByRole('link', { name: 'Write on X: Ada Field' })).toHaveAttribute('href', '/campaigns?write=1&by=x');
    expect(screen.getByRole('link', { name: 'Text: Ada Field' })).toHaveAttribute('href', '/campaigns?write=1&by=text');
    expect(screen.queryByRole('link', { name: /^(Write on X|Text): (Bo Office|Cy Example)$/ })).not.toBeInTheDocument();
    // C-22: the conversation by email is there for each of them.
    expect(screen.getByRole('link', { name: 'Write to this coach: Bo Office' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/conversations\/\d+$/),
    );
  });

  it('R-11 an own contact is removed after a question', async () => {
    const person = userEvent.setup();
    const asked = fakeApi({ 'DELETE /api/user/contacts/12': { status: 204 } });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [own] })} />);
    await person.click(screen.getByRole('button', { name: 'Remove Sam Rivers' }));
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove contact' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('R-11 a wrong contact is reported once, and says that it waits for an admin', async () => {
    const person = userEvent.setup();
    const corrections: object[] = [];
    const asked = fakeApi({
      'GET /api/user/corrections': () => ({ json: corrections }),
      'POST /api/user/corrections': () => {
        corrections.push(waiting({ coachId: 11, kind: 'left' }));
        return { status: 201, json: corrections[0] };
      },
    });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [coachFixture()] })} />);
    await person.click(screen.getByRole('button', { name: 'Report a problem with Dana Fieldhouse' }));
    await person.click(screen.getByRole('radio', { name: 'They left the school' }));
    await person.type(screen.getByLabelText('Note'), 'Now at Toledo');
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Reported, waiting for an admin')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Report a problem/ })).not.toBeInTheDocument();
    const sent = asked.find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ schoolId: 1, coachId: 11, kind: 'left', note: 'Now at Toledo' });
  });

  it('R-11 an address that the server refuses is shown beside its field', async () => {
    const person = userEvent.setup();
    const message = 'This is not a mail address.';
    const errors = [{ field: 'proposed.email', code: 'invalid_email', message }];
    fakeApi({
      'GET /api/user/corrections': { json: [] },
      'POST /api/user/corrections': { status: 400, json: { message: 'Please check.', code: 'invalid', errors } },
    });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [coachFixture()] })} />);
    await person.click(screen.getByRole('button', { name: /^Report a problem/ }));
    await person.type(screen.getByLabelText('Right address'), 'dana');
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.getByLabelText('Right address')).toHaveAccessibleDescription(message));
  });

  it('R-11 an own contact is suggested for everyone after a question', async () => {
    const person = userEvent.setup();
    const corrections: object[] = [];
    const proposed = { name: own.name, title: own.title, email: own.email };
    const asked = fakeApi({
      'GET /api/user/corrections': () => ({ json: corrections }),
      'POST /api/user/corrections': () => {
        corrections.push(waiting({ kind: 'new_contact', proposed }));
        return { status: 201, json: corrections[0] };
      },
    });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [own] })} />);
    await person.click(screen.getByRole('button', { name: 'Suggest for everyone: Sam Rivers' }));
    await person.click(screen.getByRole('button', { name: 'Suggest contact' }));
    expect(await screen.findByText('Suggested, waiting for an admin')).toBeVisible();
    expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({ contactId: 12 });
  });

  it('B-03 a contact says where it comes from, when it was confirmed, and what to mind', () => {
    fakeApi({});
    const old = coachFixture({ confirmed: { on: '2020-11-02', by: 'admin' }, aside: 'left' });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [old] })} />);
    expect(screen.getByText(/^Imported · Last confirmed \d+ years ago by an admin$/)).toBeVisible();
    expect(screen.getByText('check before you write')).toBeVisible();
    expect(screen.getByText('Has left')).toBeVisible();
  });
});
