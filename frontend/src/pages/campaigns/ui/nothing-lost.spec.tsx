import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeRoutes } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../testing/campaign-fixture';
import { recipientFixture } from '../testing/recipient-fixture';
import { CampaignsPage } from './campaigns-page';

const draft = campaignFixture();
const path = `/api/user/campaigns/${draft.id}`;
const ready = { via: 'smtp', address: 'no-reply@recruit.example', replyTo: 'maya@example.com', ready: true, reason: null };

function open(more: FakeRoutes, address = '/campaigns') {
  const routes: FakeRoutes = {
    'GET /api/user/campaigns': { json: [draft] },
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: ready },
    'GET /api/health/live': { json: {} },
    [`GET /api/campaigns/${draft.id}/recipients`]: { json: [recipientFixture()] },
    [`GET /api/campaigns/${draft.id}/emails`]: { json: [] },
    ...more,
  };
  fakeApi(routes);
  const { unmount } = renderPage(<CampaignsPage />, address);
  return { routes, unmount, keys: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('text that was not saved', () => {
  beforeEach(() => sessionStorage.clear());

  it('C-02 is there again after the session ended or the page was loaded again', async () => {
    const gone = { status: 401, json: { status: 401, code: 'unauthenticated', message: 'Please sign in.', errors: [] } };
    const before = open({ 'POST /api/user/campaigns': gone });
    await before.keys.click(await button('New Campaign'));
    await before.keys.type(await screen.findByLabelText('Campaign name'), 'Film');
    await before.keys.type(screen.getByLabelText('Subject'), 'My film');
    await before.keys.type(screen.getByLabelText('Email'), 'Coach, a long letter');
    await before.keys.click(await button('Create Campaign'));
    expect(await screen.findByText('Failed to Create Campaign')).toBeVisible();
    before.unmount();

    const { keys } = open({});
    await keys.click(await button('New Campaign'));
    expect(await screen.findByText('Your text is back')).toBeVisible();
    expect(screen.getByLabelText('Subject')).toHaveValue('My film');
    expect(screen.getByLabelText('Email')).toHaveValue('Coach, a long letter');
  });

  it('C-02 is forgotten once it is discarded', async () => {
    const { keys } = open({});
    await keys.click(await button('New Campaign'));
    await keys.type(await screen.findByLabelText('Email'), 'Coach');
    await keys.click(await button('Cancel'));
    await keys.click(await button('Discard'));
    await keys.click(await button('New Campaign'));
    expect(await screen.findByLabelText('Email')).toHaveValue('');
  });

  it('C-02 is forgotten once it is saved', async () => {
    const { keys } = open({ [`PUT ${path}`]: { json: draft } });
    await keys.click(await button('Edit'));
    await keys.type(await screen.findByLabelText('Subject'), ' more');
    await keys.click(await button('Save Changes'));
    await screen.findByText('Campaign Updated');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a Send whose answer is lost', () => {
  const dead = () => {
    throw new Error('connection lost');
  };

  async function sendToOne(keys: ReturnType<typeof userEvent.setup>) {
    await keys.click(await screen.findByRole('checkbox', { name: /Quinn Dummett/u }));
    await keys.click(await button('Confirm 1 email'));
    await keys.click(await button('Send 1 email'));
  }

  const inFlow = `/campaigns?campaign=${draft.id}&step=pick`;

  it('C-04 is a Send all the same when the campaign is on its way', async () => {
    const { keys, routes } = open({}, inFlow);
    routes[`POST ${path}/send`] = () => {
      routes['GET /api/user/campaigns'] = { json: [{ ...draft, status: 'active', totalCount: 1, queuedCount: 1 }] };
      return dead();
    };
    await sendToOne(keys);
    expect(await screen.findByText('Campaign Sent')).toBeVisible();
    expect(screen.queryByText('Failed to Send Campaign')).not.toBeInTheDocument();
  });

  it('C-04 is never called "not sent" while nobody knows', async () => {
    const { keys } = open({ [`POST ${path}/send`]: dead }, inFlow);
    await sendToOne(keys);
    expect(await screen.findByText(/it may have been sent\. You can press Send again: no coach gets it twice/u)).toBeVisible();
  });
});

describe('a draft that was changed in another tab', () => {
  beforeEach(() => sessionStorage.clear());

  const theirs = { name: draft.name, subject: draft.subject, template: 'Coach, from the other tab.', revision: 2 };
  const conflict = {
    status: 409,
    json: { status: 409, code: 'text_changed', message: 'It was changed.', errors: [], present: theirs },
  };
  const saved = { json: { ...draft, revision: 3 } };

  /** Opens the editor, writes, and is refused; later saves are taken. */
  async function refused() {
    const answers = [conflict];
    const bodies: unknown[] = [];
    const opened = open({
      [`PUT ${path}`]: ({ body }) => {
        bodies.push(body);
        return answers.shift() ?? saved;
      },
    });
    await opened.keys.click(await button('Edit'));
    await opened.keys.clear(await screen.findByLabelText('Email'));
    await opened.keys.type(screen.getByLabelText('Email'), 'Coach, from this tab.');
    await opened.keys.click(await button('Save Changes'));
    await screen.findByRole('dialog', { name: 'This text was changed elsewhere' });
    return { ...opened, bodies, last: () => bodies[bodies.length - 1] };
  }

  it('C-02 shows both texts with the words that differ, and sends the revision it was written from', async () => {
    const { bodies } = await refused();
    expect(bodies).toEqual([expect.objectContaining({ template: 'Coach, from this tab.', revision: 1 })]);
    const mine = within(screen.getByRole('group', { name: 'Your version' }));
    expect(await mine.findByText('this')).toBeVisible();
    expect(mine.getByText('this').tagName).toBe('MARK');
    expect(within(screen.getByRole('group', { name: 'Other version' })).getByText('the').tagName).toBe('MARK');
  });

  it('C-02 keep mine saves over the text that was seen, and the other one can still be compared', async () => {
    const { keys, last } = await refused();
    await keys.click(await button('Keep my version'));
    expect(await screen.findByText('Campaign Updated')).toBeVisible();
    expect(last()).toMatchObject({ template: 'Coach, from this tab.', revision: 2 });
    await keys.click(await button('Edit'));
    await keys.click(await button('Compare'));
    expect(screen.getByRole('group', { name: 'Other version' })).toHaveTextContent(/other tab/u);
  });

  it('C-02 using the other version keeps mine for comparing', async () => {
    const { keys, bodies } = await refused();
    await keys.click(await button('Use other version'));
    expect(await screen.findByLabelText('Email')).toHaveValue(theirs.template);
    expect(bodies).toHaveLength(1);
    await keys.click(await button('Compare'));
    await keys.click(await button('Use other version'));
    expect(await screen.findByLabelText('Email')).toHaveValue('Coach, from this tab.');
  });

  it('C-02 edited together, both are in the text and the save replaces what was seen', async () => {
    const { keys, last } = await refused();
    await keys.click(await button('Edit both together'));
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue('Coach, from this tab.\nCoach, from the other tab.'));
    await keys.click(await button('Save Changes'));
    await screen.findByText('Campaign Updated');
    expect(last()).toMatchObject({ template: 'Coach, from this tab.\nCoach, from the other tab.', revision: 2 });
  });

  it('C-02 closed undecided, the next save is refused again instead of overwriting', async () => {
    const { keys, last } = await refused();
    await keys.keyboard('{Escape}');
    await keys.click(await button('Save Changes'));
    await waitFor(() => expect(last()).toMatchObject({ revision: 1 }));
  });

  it('C-02 a text that comes back after a reload is still the one from the older revision', async () => {
    const before = await refused();
    before.unmount();
    const bodies: unknown[] = [];
    const { keys } = open({
      'GET /api/user/campaigns': { json: [{ ...draft, ...theirs }] },
      [`PUT ${path}`]: ({ body }) => {
        bodies.push(body);
        return conflict;
      },
    });
    await keys.click(await button('Edit'));
    expect(await screen.findByText('Your text is back')).toBeVisible();
    await keys.click(await button('Save Changes'));
    await waitFor(() => expect(bodies).toEqual([expect.objectContaining({ revision: 1 })]));
  });
});
