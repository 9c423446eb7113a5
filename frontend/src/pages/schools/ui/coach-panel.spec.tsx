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

describe('CoachPanel', () => {
  it('R-01 shows who a coach is and how to write to them', () => {
    fakeApi({});
    renderPage(<CoachPanel school={schoolFixture({ coaches: [coachFixture({ position: 'HC,QB' }), own] })} />);
    const [head, added] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(head).getByText('Dana Fieldhouse')).toBeVisible();
    expect(within(head).getByText('QB')).toBeVisible();
    expect(within(head).getByRole('link', { name: /dana.fieldhouse/ })).toHaveAttribute(
      'href',
      'mailto:dana.fieldhouse@akron.example.edu',
    );
    expect(within(head).queryByRole('button')).not.toBeInTheDocument();
    expect(within(added).getByText('Added by you')).toBeVisible();
  });

  it('R-01 an example coach is marked and offers no mail link', () => {
    fakeApi({});
    renderPage(<CoachPanel school={schoolFixture({ coaches: [coachFixture({ isExample: true })] })} />);
    expect(screen.getByText('example')).toBeVisible();
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
    });
  });

  it('R-11 what the server refuses stands beside its field', async () => {
    const person = userEvent.setup();
    const message = 'This is not a mail address.';
    fakeApi({
      'POST /api/user/contacts': {
        status: 400,
        json: { message: 'Please check your entries.', code: 'invalid_input', errors: [{ field: 'email', code: 'invalid_email', message }] },
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
    expect(asked[0]?.body).toEqual({ name: 'Sam Rivers', title: 'Head Coach', email: 'sam.rivers@akron.example.edu' });
  });

  it('R-11 an own contact is removed after a question', async () => {
    const person = userEvent.setup();
    const asked = fakeApi({ 'DELETE /api/user/contacts/12': { status: 204 } });
    renderPage(<CoachPanel school={schoolFixture({ coaches: [own] })} />);
    await person.click(screen.getByRole('button', { name: 'Remove Sam Rivers' }));
    expect(asked).toHaveLength(0);
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove contact' }));
    await waitFor(() => expect(asked.map(({ method }) => method)).toEqual(['DELETE']));
  });
});
