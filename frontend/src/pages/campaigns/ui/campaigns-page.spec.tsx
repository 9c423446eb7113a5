import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../testing/campaign-fixture';
import { recipientFixture } from '../testing/recipient-fixture';
import { CampaignsPage } from './campaigns-page';

const draft = campaignFixture();
const path = `/api/user/campaigns/${draft.id}`;
const ready = { via: 'smtp', address: 'no-reply@recruit.example', replyTo: 'maya@example.com', ready: true, reason: null };
const refusal = (status: number, code: string, message: string, more: object = {}) => ({
  status,
  json: { status, code, message, errors: [], ...more },
});

function open(routes: FakeRoutes = {}, address = '/campaigns') {
  const asked = fakeApi({
    'GET /api/user/campaigns': { json: [draft] },
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: ready },
    'GET /api/health/live': { json: {} },
    [`GET /api/campaigns/${draft.id}/recipients`]: { json: [recipientFixture()] },
    ...routes,
  });
  renderPage(<CampaignsPage />, address);
  return { asked, keys: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const inFlow = `/campaigns?campaign=${draft.id}&step=pick`;

async function confirmOne(keys: ReturnType<typeof userEvent.setup>) {
  await keys.click(await screen.findByRole('checkbox', { name: /Quinn Dummett/u }));
  await keys.click(await button('Confirm 1 email'));
}

describe('the list of campaigns', () => {
  it('C-01 says what to do when there is none', async () => {
    open({ 'GET /api/user/campaigns': { json: [] } });
    expect(await screen.findByText('No campaigns yet')).toBeVisible();
    expect(await button('Create Campaign')).toBeEnabled();
  });

  it('C-01 a failure names its cause and can be tried again', async () => {
    const routes: FakeRoutes = { 'GET /api/user/campaigns': refusal(503, 'unavailable', 'The database is resting.') };
    const { keys } = open(routes);
    expect(await screen.findByText('The database is resting.')).toBeVisible();
    routes['GET /api/user/campaigns'] = { json: [draft] };
    fakeApi(routes);
    await keys.click(await button('Retry'));
    expect(await screen.findByRole('link', { name: /Junior film/u })).toBeVisible();
  });
});

describe('an address of a campaign that is not there', () => {
  const gone = '/campaigns?campaign=0199c2f0-0000-7000-8000-000000000009';

  it('C-01 says that there is none, beside those that there are', async () => {
    open({}, gone);
    expect(await screen.findByText(/There is no campaign at this address/u)).toBeVisible();
    expect(screen.getByRole('link', { name: /Junior film/u })).toBeVisible();
  });

  it('C-01 says nothing for one that is there', async () => {
    open({}, `/campaigns?campaign=${draft.id}`);
    expect(await button('Edit')).toBeVisible();
    expect(screen.queryByText(/There is no campaign at this address/u)).not.toBeInTheDocument();
  });
});

describe('writing a campaign', () => {
  it('C-02 asks for name, subject and email before anything is sent to the server', async () => {
    const { asked, keys } = open();
    await keys.click(await button('New Campaign'));
    await keys.click(await button('Create Campaign'));
    for (const words of ['Please give the campaign a name.', 'Please write a subject.', 'Please write the email.']) {
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('C-09 a refused creation shows the words of the server, at the field and as a toast', async () => {
    const errors = [{ field: 'subject', code: 'maxLength', message: 'A subject has at most 250 characters.' }];
    const { keys } = open({ 'POST /api/user/campaigns': refusal(400, 'invalid_input', 'Please check the form.', { errors }) });
    await keys.click(await button('New Campaign'));
    await keys.type(await screen.findByLabelText('Campaign name'), 'Film');
    await keys.type(screen.getByLabelText('Subject'), 'Film');
    await keys.type(screen.getByLabelText('Email'), 'Hello');
    await keys.click(await button('Create Campaign'));
    expect(await screen.findByText('Failed to Create Campaign')).toBeVisible();
    expect(screen.getByText('Please check the form.')).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveAccessibleDescription('A subject has at most 250 characters.');
  });

  it('C-02 a campaign that has left in the meantime cannot be changed, and the reason is shown', async () => {
    const { keys } = open({ [`PUT ${path}`]: refusal(409, 'campaign_not_draft', 'Only drafts can be changed.') });
    await keys.click(await button('Edit'));
    await keys.type(await screen.findByLabelText('Subject'), '!');
    await keys.click(await button('Save Changes'));
    expect(await screen.findByText('Failed to Update Campaign')).toBeVisible();
    expect(screen.getByText('Only drafts can be changed.')).toBeVisible();
  });

  it('C-02 a draft is deleted only after a question', async () => {
    const { asked, keys } = open({ [`DELETE ${path}`]: { status: 204 } });
    await keys.click(await button('Delete'));
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
    await keys.click(await button('Delete campaign'));
    expect(await screen.findByText('Campaign Deleted')).toBeVisible();
  });
});

describe('from a draft to Send', () => {
  it('C-03 names no school when it asks for the coaches of all favorites', async () => {
    const { asked } = open({}, inFlow);
    expect(await screen.findByRole('checkbox', { name: /Quinn Dummett/u })).not.toBeChecked();
    expect(asked.find((one) => one.path.endsWith('/recipients'))?.query.toString()).toBe('');
  });

  it('C-03 says "Failed to fetch recipients" with the reason', async () => {
    open({ [`GET /api/campaigns/${draft.id}/recipients`]: refusal(500, 'internal', 'Something broke.') }, inFlow);
    expect(await screen.findByText('Failed to fetch recipients')).toBeVisible();
    expect(screen.getByText('Something broke.')).toBeVisible();
  });

  it('C-03 favorites without any coach are explained', async () => {
    open(
      {
        [`GET /api/campaigns/${draft.id}/recipients`]: { json: [] },
        'GET /api/user/favorites': { json: [{ id: 'f', schoolId: 7, school: { name: 'Akron', division: 'D1' } }] },
      },
      inFlow,
    );
    expect(await screen.findByText('No coaches at your favorites yet')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add coaches: Akron' })).toBeVisible();
  });

  it('B-05 coaches of a favorite are added within the flow: what was picked stays, and the new ones are picked at once', async () => {
    const quinn = recipientFixture();
    const added = [8, 9].map((coachId) => recipientFixture({ coachId, coachName: `Dana ${coachId}`, schoolId: 9, schoolName: 'Rice' }));
    let recipients = [quinn];
    const favorite = (schoolId: number, name: string) => ({ id: name, schoolId, school: { name, division: 'D1' } });
    const { keys } = open(
      {
        [`GET /api/campaigns/${draft.id}/recipients`]: () => ({ json: recipients }),
        'GET /api/user/favorites': { json: [favorite(7, 'Akron'), favorite(9, 'Rice')] },
        'GET /api/schools/9/staff-page': {
          json: { url: null, from: null, athleticsUrl: null, searchUrl: 'https://duckduckgo.com/?q=Rice' },
        },
        'POST /api/user/contacts': () => {
          recipients = [quinn, ...added];
          return { status: 201, json: {} };
        },
      },
      inFlow,
    );
    await keys.click(await screen.findByRole('checkbox', { name: /Quinn Dummett/u }));
    expect(screen.getByRole('heading', { name: '1 of your 2 favorites has no coach yet' })).toBeVisible();
    await keys.click(await button('Add coaches: Rice'));
    await keys.click(await button('Add one coach by hand'));
    await keys.type(screen.getByLabelText('Name'), 'Dana 8');
    await keys.type(screen.getByLabelText('Email'), 'dana8@rice.example.edu');
    await keys.click(await button('Add contact'));
    expect(await screen.findByText('2 coaches of Rice can be picked now.')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /Quinn Dummett/u })).toBeChecked();
    await keys.click(await button('Pick all 2'));
    expect(screen.getByText('3 coaches picked')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add coaches: Rice' })).not.toBeInTheDocument();
  });

  it('C-03 sends exactly the picked coaches and closes', async () => {
    const sent = campaignFixture({ status: 'completed', totalCount: 1, sentCount: 1 });
    const { asked, keys } = open({ [`POST ${path}/send`]: { json: sent } }, inFlow);
    await confirmOne(keys);
    expect(await screen.findByText(/Replies go to you at maya@example.com/u)).toBeVisible();
    await keys.click(await button('Send 1 email'));
    expect(await screen.findByText('Campaign Sent')).toBeVisible();
    expect(asked.find((one) => one.path.endsWith('/send'))?.body).toEqual({ selectedCoachIds: [1], confirmedTogether: [], revision: 1 });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('C-09 a refused Send shows the words of the server', async () => {
    const { keys } = open({ [`POST ${path}/send`]: refusal(409, 'campaign_not_draft', 'It is already on its way.') }, inFlow);
    await confirmOne(keys);
    await keys.click(await button('Send 1 email'));
    expect(await screen.findByText('Failed to Send Campaign')).toBeVisible();
    expect(screen.getByText('It is already on its way.')).toBeVisible();
  });

  it('C-04 a text that another tab changed is looked at again before it is sent', async () => {
    const words = 'Nothing was sent: the text of this campaign was changed just now. Look at the emails again.';
    const { keys } = open({ [`POST ${path}/send`]: refusal(409, 'campaign_changed', words) }, inFlow);
    await confirmOne(keys);
    await keys.click(await button('Send 1 email'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Review Each Email' })).toBeVisible();
  });

  it('C-05 what holds an email back is shown, and "Keep as it is" goes along with the next Send', async () => {
    const item = { coachId: 1, code: 'birthdate_included', place: 'Line 3', fix: 'This email contains your birth date.' };
    const routes = { [`POST ${path}/send`]: refusal(422, 'needs_confirmation', 'Nothing was sent yet.', { items: [item] }) };
    const { asked, keys } = open(routes, inFlow);
    await confirmOne(keys);
    await keys.click(await button('Send 1 email'));
    expect(await screen.findByText('This email contains your birth date.', { exact: false })).toBeVisible();
    expect(await button('Send 1 email')).toBeDisabled();
    await keys.click(await button('Keep as it is'));
    await keys.click(await button('Send 1 email'));
    await waitFor(() => expect(asked.filter((one) => one.path.endsWith('/send'))).toHaveLength(2));
    expect(asked.findLast((one) => one.path.endsWith('/send'))?.body).toEqual({
      selectedCoachIds: [1],
      confirmedTogether: [{ code: 'birthdate_included', coachIds: [1] }],
      revision: 1,
    });
  });

  it('C-03 an address that is not confirmed blocks Send and offers the link', async () => {
    const sender = { ...ready, ready: false, reason: 'email_not_verified' };
    const routes = { 'GET /api/user/mail-sender': { json: sender }, 'POST /api/user/verification-mail': { json: { delivered: true } } };
    const { keys } = open(routes, inFlow);
    await confirmOne(keys);
    await keys.click(await button('Send me the link'));
    expect(await screen.findByText('Link Sent')).toBeVisible();
    expect(await button('Send 1 email')).toBeDisabled();
  });
});
