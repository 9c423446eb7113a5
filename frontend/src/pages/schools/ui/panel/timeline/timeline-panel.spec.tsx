import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coachFixture } from '@/entities/school/testing/coach-fixture';
import { schoolFixture } from '@/entities/school/testing/school-fixture';
import { emailFixture, replyFixture } from '@/entities/campaign/testing/conversation-fixture';
import { fakeApi, type FakeRequest } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { TimelinePanel } from './timeline-panel';

const entry = (number: number, over: object = {}) => ({
  id: `entry-${number}`,
  at: `2026-11-${String(number).padStart(2, '0')}T15:00:00.000Z`,
  kind: 'contact_logged',
  from: null,
  to: `Coach ${number}`,
  subject: null,
  text: null,
  campaignId: null,
  coachId: null,
  messageId: null,
  lead: null,
  contactKind: 'call',
  removable: true,
  outsideDomain: false,
  channel: null,
  isNoted: false,
  offerStatus: null,
  deadline: null,
  ...over,
});

const school = schoolFixture({ coaches: [coachFixture()] });
const titles = () => screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);

describe('TimelinePanel', () => {
  it('R-09 shows the newest entries, older ones on demand', async () => {
    const person = userEvent.setup();
    const pages: Record<string, object> = {
      first: { entries: [entry(3), entry(2)], before: 'cursor' },
      cursor: { entries: [entry(1)], before: null },
    };
    fakeApi({
      'GET /api/schools/1/timeline': ({ query }: FakeRequest) => ({ json: pages[query.get('before') ?? 'first'] }),
    });
    renderPage(<TimelinePanel school={school} />);
    await screen.findByText('Call with Coach 3');
    expect(titles()).toEqual(['Call with Coach 3', 'Call with Coach 2']);
    await person.click(screen.getByRole('button', { name: 'Show older' }));
    await screen.findByText('Call with Coach 1');
    expect(titles()).toEqual(['Call with Coach 3', 'Call with Coach 2', 'Call with Coach 1']);
    expect(screen.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('R-09 a contact logged by hand appears, and goes again after a question', async () => {
    const person = userEvent.setup();
    let entries: object[] = [];
    const asked = fakeApi({
      'GET /api/schools/1/timeline': () => ({ json: { entries, before: null } }),
      'POST /api/user/target-schools/1/log': () => {
        entries = [entry(21, { to: 'Dana Fieldhouse', contactKind: 'visit', text: 'Saw the weight room' })];
        return { status: 201, json: {} };
      },
      'DELETE /api/user/target-schools/1/log/entry-21': () => {
        entries = [];
        return { status: 204 };
      },
    });
    renderPage(<TimelinePanel school={school} />);
    expect(await screen.findByText(/Nothing happened yet/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Log a contact' }));
    await person.click(screen.getByRole('radio', { name: 'Visit' }));
    await person.type(screen.getByLabelText('With whom'), 'Dana Fieldhouse');
    await person.type(screen.getByLabelText('Note'), 'Saw the weight room');
    await person.click(screen.getByRole('button', { name: 'Add to timeline' }));
    expect(await screen.findByText('Visit with Dana Fieldhouse')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log a contact' })).toHaveFocus();
    const sent = asked.find(({ method }) => method === 'POST')?.body;
    expect(sent).toMatchObject({ kind: 'visit', withWhom: 'Dana Fieldhouse', note: 'Saw the weight room' });

    await person.click(screen.getByRole('button', { name: /^Remove: Visit with Dana/ }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove entry' }));
    expect(await screen.findByText(/Nothing happened yet/)).toBeVisible();
  });

  it('Y-05 an offer is logged with its status and the day to answer by, and edited', async () => {
    const person = userEvent.setup();
    const at = '2026-11-20T15:00:00.000Z';
    const offer = entry(20, { at, to: 'Dana', contactKind: 'offer', text: 'Full ride', offerStatus: 'verbal', deadline: '2026-12-01' });
    const asked = fakeApi({
      'GET /api/schools/1/timeline': { json: { entries: [offer], before: null } },
      'POST /api/user/target-schools/1/log': { status: 201, json: {} },
      'PUT /api/user/target-schools/1/log/entry-20': { json: {} },
    });
    renderPage(<TimelinePanel school={school} />);
    expect(await screen.findByText('Verbal offer with Dana')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Log a contact' }));
    expect(screen.queryByLabelText('Answer by (if known)')).not.toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'Offer' }));
    await person.click(screen.getByRole('radio', { name: 'Written' }));
    await person.type(screen.getByLabelText('Answer by (if known)'), '2026-12-15');
    await person.click(screen.getByRole('button', { name: 'Add to timeline' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add to timeline' })).not.toBeInTheDocument());
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({ kind: 'offer', status: 'written', deadline: '2026-12-15' });

    await person.click(screen.getByRole('button', { name: /^Edit: Verbal offer with Dana/ }));
    await person.click(screen.getByRole('radio', { name: 'Withdrawn' }));
    await person.click(screen.getByRole('button', { name: 'Save entry' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save entry' })).not.toBeInTheDocument());
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
      kind: 'offer',
      at,
      withWhom: 'Dana',
      note: 'Full ride',
      status: 'withdrawn',
      deadline: '2026-12-01',
    });
  });

  it('Y-05 a visit can be logged before it happens, a call cannot', async () => {
    const person = userEvent.setup();
    const planned = entry(1, { at: '2999-12-05T17:00:00.000Z', contactKind: 'visit', to: 'Dana' });
    let entries: object[] = [];
    const asked = fakeApi({
      'GET /api/schools/1/timeline': () => ({ json: { entries, before: null } }),
      'POST /api/user/target-schools/1/log': () => {
        entries = [planned];
        return { status: 201, json: {} };
      },
    });
    renderPage(<TimelinePanel school={school} />);
    await person.click(screen.getByRole('button', { name: 'Log a contact' }));
    expect(screen.getByLabelText('Date')).toHaveAttribute('max');
    await person.click(screen.getByRole('radio', { name: 'Visit' }));
    const date = screen.getByLabelText('Date');
    expect(date).not.toHaveAttribute('max');
    expect(date).toHaveAccessibleDescription('It can be in the future.');
    await person.clear(date);
    await person.type(date, '2999-12-05');
    await person.click(screen.getByRole('button', { name: 'Add to timeline' }));
    expect(await screen.findByText('Planned visit with Dana')).toBeVisible();
    expect(asked.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'visit',
      at: new Date('2999-12-05T12:00:00').toISOString(),
    });
  });

  it('R-09 what did not happen yet is refused beside its field', async () => {
    const person = userEvent.setup();
    const message = 'This has not happened yet; write it down as a next step.';
    const errors = [{ field: 'at', code: 'in_future', message }];
    fakeApi({
      'GET /api/schools/1/timeline': { json: { entries: [], before: null } },
      'POST /api/user/target-schools/1/log': { status: 400, json: { message, code: 'invalid', errors } },
    });
    renderPage(<TimelinePanel school={school} />);
    await person.click(screen.getByRole('button', { name: 'Log a contact' }));
    await person.click(screen.getByRole('button', { name: 'Add to timeline' }));
    await waitFor(() => expect(screen.getByLabelText('Date')).toHaveAccessibleDescription(message));
  });

  it('R-09 an entry that nobody logged by hand cannot be removed', async () => {
    const mail = entry(5, { kind: 'mail_sent', contactKind: null, subject: 'My film', removable: false });
    fakeApi({ 'GET /api/schools/1/timeline': { json: { entries: [mail], before: null } } });
    renderPage(<TimelinePanel school={school} />);
    expect(await screen.findByText('You wrote to Coach 5')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });

  const written = entry(5, {
    kind: 'mail_sent',
    contactKind: null,
    coachId: 42,
    messageId: 'mail-1',
    subject: 'My film',
    removable: false,
  });
  const shown = (over: object) => ({ 'GET /api/schools/1/timeline': { json: { entries: [{ ...written, ...over }], before: null } } });

  it('C-22 an email is opened to its exact text, asked for only then', async () => {
    const person = userEvent.setup();
    const asked = fakeApi({
      ...shown({}),
      'GET /api/user/conversations/42/entries/mail-1': { json: { email: emailFixture({ subject: 'My film' }), reply: null } },
    });
    renderPage(<TimelinePanel school={school} />);
    const toggle = await screen.findByRole('button', { name: 'Show the email: You wrote to Coach 5' });
    expect(asked).toHaveLength(1);
    await person.click(toggle);
    expect(await screen.findByText(/here is my film\./u)).toBeVisible();
    expect(screen.getByText('from marcus@mail.example to quinn@akron.example.edu')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open the conversation/u })).toHaveAttribute('href', '/conversations/42#mail-1');
    await person.click(screen.getByRole('button', { name: /^Hide the email/u }));
    expect(screen.queryByText(/here is my film\./u)).not.toBeInTheDocument();
  });

  it('C-22 a reply from an unknown address is shown with the doubt, and with what is missing of it', async () => {
    const person = userEvent.setup();
    const reply = replyFixture({ textState: 'cut', outsideDomain: true, fromAddress: 'coach@offers.example' });
    fakeApi({ ...shown({ kind: 'mail_replied' }), 'GET /api/user/conversations/42/entries/mail-1': { json: { email: null, reply } } });
    renderPage(<TimelinePanel school={school} />);
    await person.click(await screen.findByRole('button', { name: /^Show the email/u }));
    expect(await screen.findByText('Can you send the full game?')).toBeVisible();
    expect(screen.getByText(/not an address of the school\. Check who wrote it/u)).toBeVisible();
    expect(screen.getByText('The email is longer. Read the rest in your mailbox.')).toBeVisible();
  });

  it('C-22 a reply that was noted without its text has nothing to open', async () => {
    fakeApi(shown({ kind: 'mail_replied', messageId: null }));
    renderPage(<TimelinePanel school={school} />);
    expect(await screen.findByRole('link', { name: /^Open the conversation/u })).toHaveAttribute('href', '/conversations/42');
    expect(screen.queryByRole('button', { name: /^Show the email/u })).not.toBeInTheDocument();
  });
});
