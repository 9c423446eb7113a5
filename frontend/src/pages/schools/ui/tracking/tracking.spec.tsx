import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { fakeApi, type FakeAnswer, type FakeRequest, type FakeRoutes } from '@/shared/testing/fake-api';
import { deferredAnswer } from '@/shared/testing/deferred-answer';
import { renderPage } from '@/shared/testing/render-page';
import { userFixture } from '@/shared/testing/user-fixture';
import { SchoolsPage } from '../schools-page';

const kept = {
  schoolId: 1,
  introEmailSent: false,
  responseGotten: false,
  filmSent: false,
  twitterConnection: false,
  leadLevel: 'cold',
  notes: 'Met at camp',
  nextStep: '',
  updatedAt: '2026-11-21T12:00:00.000Z',
  school: { name: 'Akron', division: 'D1' },
};

const taken = ({ body }: FakeRequest) => ({ json: { ...kept, ...(body as object) } });
const refused = { status: 503, json: { message: 'Please try again soon.', code: 'busy' } };

async function openSheet(routes: FakeRoutes) {
  const asked = fakeApi({
    'GET /api/user': { json: userFixture },
    'GET /api/schools': { json: [schoolFixture()] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/target-schools': { json: [kept] },
    ...routes,
  });
  renderPage(<SchoolsPage />, '/recruiting');
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Track: Akron' }));
  return { person, asked, sheet: await screen.findByRole('dialog', { name: 'Akron' }) };
}

describe('tracking a school', () => {
  beforeEach(() => sessionStorage.clear());

  it('R-05 a step and the lead level show before the server answers', async () => {
    const { person, sheet } = await openSheet({ 'PATCH /api/user/target-schools/1': deferredAnswer().route });
    await person.click(within(sheet).getByRole('button', { name: 'Film' }));
    expect(await within(sheet).findByRole('button', { name: 'Film', pressed: true })).toBeVisible();
    await person.selectOptions(within(sheet).getByRole('combobox', { name: 'Lead level: Akron' }), 'HOT');
    await waitFor(() => expect(within(sheet).getByRole('combobox', { name: 'Lead level: Akron' })).toHaveDisplayValue('HOT'));
  });

  it('R-05 a step and the lead level are stored', async () => {
    const { person, asked, sheet } = await openSheet({ 'PATCH /api/user/target-schools/1': taken });
    await person.click(within(sheet).getByRole('button', { name: 'Film' }));
    expect(await within(sheet).findByRole('button', { name: 'Film', pressed: true })).toBeVisible();
    await person.selectOptions(within(sheet).getByRole('combobox', { name: 'Lead level: Akron' }), 'HOT');
    await waitFor(() => expect(within(sheet).getByRole('combobox', { name: 'Lead level: Akron' })).toHaveDisplayValue('HOT'));
    const bodies = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ filmSent: true }, { leadLevel: 'hot' }]));
  });

  it('R-05 what the server refuses goes back and is said, also while the lists cannot be asked for again', async () => {
    const answer = deferredAnswer();
    const routes: FakeRoutes = { 'PATCH /api/user/target-schools/1': answer.route };
    const { person, sheet } = await openSheet(routes);
    await person.click(within(sheet).getByRole('button', { name: 'Response' }));
    expect(await within(sheet).findByRole('button', { name: 'Response', pressed: true })).toBeVisible();
    await act(() => answer.give(refused));
    expect(await screen.findByText('Please try again soon.')).toBeVisible();
    expect(await within(sheet).findByRole('button', { name: 'Response', pressed: false })).toBeVisible();
  });

  it('R-05 notes and next step are stored when their field is left', async () => {
    const { person, asked, sheet } = await openSheet({ 'PATCH /api/user/target-schools/1': taken });
    const nextStep = within(sheet).getByLabelText('Next step');
    await waitFor(() => expect(nextStep).toBeEnabled());
    expect(within(sheet).getByLabelText('Notes')).toHaveValue('Met at camp');
    await person.type(nextStep, 'Send film');
    await person.tab();
    expect(await within(sheet).findByText('Saved')).toBeVisible();
    expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { nextStep: 'Send film', nextStepBefore: '' },
    ]);
  });

  it.each([
    [4_499, ''],
    [4_500, '4,500 of 5,000 characters'],
    [5_000, '5,000 of 5,000 characters'],
  ])('E-06 notes of %i characters are described by “%s”', async (length, description) => {
    const { sheet } = await openSheet({ 'GET /api/user/target-schools': { json: [{ ...kept, notes: 'x'.repeat(length) }] } });
    await waitFor(() => expect(within(sheet).getByLabelText('Notes')).toHaveValue('x'.repeat(length)));
    expect(within(sheet).getByLabelText('Notes')).toHaveAccessibleDescription(description);
  });

  it('R-05 a note that could not be stored stays in its field, to be tried again', async () => {
    let answer: FakeAnswer = refused;
    const { person, sheet } = await openSheet({ 'PATCH /api/user/target-schools/1': () => answer });
    const notes = within(sheet).getByLabelText('Notes');
    await waitFor(() => expect(notes).toBeEnabled());
    await person.type(notes, ' in June');
    await person.tab();
    expect(await within(sheet).findByText('Not saved')).toBeVisible();
    expect(notes).toHaveValue('Met at camp in June');
    answer = { json: { ...kept, notes: 'Met at camp in June' } };
    await person.click(within(sheet).getByRole('button', { name: 'Retry' }));
    expect(await within(sheet).findByText('Saved')).toBeVisible();
  });

  it('R-05 what is typed while the note is being stored stays, and is stored afterwards', async () => {
    const answer = deferredAnswer();
    const answers = [answer.route];
    const { person, asked, sheet } = await openSheet({
      'PATCH /api/user/target-schools/1': (request) => answers.shift()?.() ?? taken(request),
    });
    const notes = within(sheet).getByLabelText('Notes');
    await waitFor(() => expect(notes).toBeEnabled());
    await person.type(notes, ' in June');
    await person.tab();
    expect(await within(sheet).findByText('Saving...')).toBeVisible();
    await person.type(notes, ', again in July');
    await act(() => answer.give({ json: { ...kept, notes: 'Met at camp in June' } }));
    expect(await within(sheet).findByText('Saved')).toBeVisible();
    expect(notes).toHaveValue('Met at camp in June, again in July');
    await person.tab();
    await waitFor(() =>
      expect(asked.findLast(({ method }) => method === 'PATCH')?.body).toEqual({
        notes: 'Met at camp in June, again in July',
        notesBefore: 'Met at camp in June',
      }),
    );
  });

  it('R-05 closing the sheet stores what was typed', async () => {
    const { person, asked, sheet } = await openSheet({ 'PATCH /api/user/target-schools/1': taken });
    const nextStep = within(sheet).getByLabelText('Next step');
    await waitFor(() => expect(nextStep).toBeEnabled());
    await person.type(nextStep, 'Call on Monday');
    await person.keyboard('{Escape}');
    await waitFor(() =>
      expect(asked.find(({ method }) => method === 'PATCH')?.body).toEqual({ nextStep: 'Call on Monday', nextStepBefore: '' }),
    );
  });

  it('R-05 notes that were changed in another tab are shown beside mine, and neither is lost', async () => {
    const conflict = { status: 409, json: { message: 'Changed.', code: 'text_changed', present: { notes: 'Plays zone' } } };
    const answers: FakeAnswer[] = [conflict];
    const { person, asked, sheet } = await openSheet({
      'PATCH /api/user/target-schools/1': (request) => answers.shift() ?? taken(request),
    });
    const notes = within(sheet).getByLabelText('Notes');
    await waitFor(() => expect(notes).toBeEnabled());
    await person.type(notes, ' in June');
    await person.tab();
    const dialog = within(await screen.findByRole('dialog', { name: 'This text was changed elsewhere' }));
    expect(dialog.getByRole('group', { name: 'Your version' })).toHaveTextContent(/June/u);
    expect(dialog.getByRole('group', { name: 'Other version' })).toHaveTextContent(/zone/u);
    await person.click(dialog.getByRole('button', { name: 'Keep my version' }));
    expect(await within(sheet).findByText('Saved')).toBeVisible();
    const sent = asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
    expect(sent).toEqual([
      { notes: 'Met at camp in June', notesBefore: 'Met at camp' },
      { notes: 'Met at camp in June', notesBefore: 'Plays zone' },
    ]);
    await person.click(await within(sheet).findByRole('button', { name: 'Compare' }));
    expect(screen.getByRole('group', { name: 'Other version' })).toHaveTextContent(/zone/u);
  });

  it('R-05 notes that are refused while the sheet closes are there to compare when it opens again', async () => {
    const conflict = { status: 409, json: { message: 'Changed.', code: 'text_changed', present: { notes: 'Plays zone' } } };
    const { person, sheet } = await openSheet({ 'PATCH /api/user/target-schools/1': conflict });
    const notes = within(sheet).getByLabelText('Notes');
    await waitFor(() => expect(notes).toBeEnabled());
    await person.type(notes, ' in June');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(Object.values(sessionStorage).join()).toContain('Met at camp in June'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(await screen.findByRole('button', { name: 'Track: Akron' }));
    expect(await screen.findByText('Another version of this text is kept in this tab.')).toBeVisible();
  });
});
