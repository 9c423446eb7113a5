import { cleanup, screen } from '@testing-library/react';
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
  renderPage(<CampaignsPage />, address);
  return { routes, keys: userEvent.setup() };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('text that was not saved', () => {
  beforeEach(() => sessionStorage.clear());

  it('C-02 is there again after the session ended or the page was loaded anew', async () => {
    const gone = { status: 401, json: { status: 401, code: 'unauthenticated', message: 'Please sign in.', errors: [] } };
    const before = open({ 'POST /api/user/campaigns': gone });
    await before.keys.click(await button('New Campaign'));
    await before.keys.type(await screen.findByLabelText('Campaign name'), 'Film');
    await before.keys.type(screen.getByLabelText('Subject'), 'My film');
    await before.keys.type(screen.getByLabelText('Email'), 'Coach, a long letter');
    await before.keys.click(await button('Create Campaign'));
    expect(await screen.findByText('Failed to Create Campaign')).toBeVisible();
    cleanup();

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
    await keys.click(await button('Confirm 1 mail'));
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
