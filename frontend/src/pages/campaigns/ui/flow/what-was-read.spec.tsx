import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../testing/campaign-fixture';
import { recipientFixture } from '../../testing/recipient-fixture';
import { CampaignsPage } from '../campaigns-page';

const draft = campaignFixture();
const ready = { via: 'smtp', address: 'no-reply@recruit.example', replyTo: 'maya@example.com', ready: true, reason: null };

const coach = (coachId: number, over = {}) =>
  recipientFixture({ coachId, coachName: `Coach ${coachId}`, coachEmail: `c${coachId}@akron.example.edu`, ...over });

function mailTo(coachId: number) {
  const party = { name: 'Maya', address: 'maya@example.com' };
  return {
    coachId,
    coachName: `Coach ${coachId}`,
    from: party,
    replyTo: party,
    to: `c${coachId}@akron.example.edu`,
    subject: 'Film',
    text: `Text for ${coachId}`,
    problems: [],
    textRevision: 0,
    warnings: [],
    editable: { subject: 'Film', template: `Text for ${coachId}` },
  };
}

const transcript = { id: 'f1', name: 'Transcript.pdf', contentType: 'application/pdf', size: 183_204, isKept: true };

function open(coachIds: readonly number[], schoolOf: (coachId: number) => number) {
  const asked = fakeApi({
    'GET /api/user/campaigns': { json: [draft] },
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: ready },
    'GET /api/health/live': { json: {} },
    [`GET /api/campaigns/${draft.id}/recipients`]: {
      json: coachIds.map((id) => coach(id, { schoolId: schoolOf(id), schoolName: `School ${schoolOf(id)}` })),
    },
    [`GET /api/campaigns/${draft.id}/emails`]: { json: [] },
    [`GET /api/user/campaigns/${draft.id}/attachments`]: { json: { files: [transcript], attachesProfile: true, campaignRevision: 1 } },
    [`GET /api/user/campaigns/${draft.id}/preview`]: ({ query }) => ({ json: mailTo(Number(query.get('coachId'))) }),
    [`POST /api/user/campaigns/${draft.id}/send`]: { json: { ...draft, status: 'active', queuedCount: coachIds.length } },
  });
  const { unmount } = renderPage(<CampaignsPage />, `/campaigns?campaign=${draft.id}&step=pick`);
  const keys = userEvent.setup();
  const press = async (name: string | RegExp) => keys.click(await screen.findByRole('button', { name }));
  const sent = () => asked.filter(({ path, method }) => method === 'POST' && path.endsWith('/send')).length;
  const checked = () => new Set(asked.filter(({ path }) => path.endsWith('/preview')).map(({ query }) => query.get('coachId'))).size;
  return { press, sent, checked, unmount };
}

const steps = async () => within(await screen.findByRole('list', { name: 'Steps' }));

describe('what was read before a Send', () => {
  it('C-23 the review counts the emails that were opened, and Confirm lists the others', async () => {
    const { press } = open([1, 2, 3], (id) => id);
    await press('Select all 3');
    await press('Review each');
    await press(/Coach 2.*School 2/u);
    expect(await screen.findByText('Text for 2')).toBeVisible();
    expect(await screen.findByText('2 of 3 looked at')).toBeVisible();
    await press('Confirm 3 emails');
    const unread = within(await screen.findByRole('region', { name: 'Not looked at yet' }));
    expect(unread.getByRole('heading', { name: '1 of 3 emails not looked at yet' })).toBeVisible();
    expect(unread.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Coach 3, School 3']);
    expect((await steps()).getByText(/\(not finished\)/u)).toBeInTheDocument();
    await press('Look at them');
    await press(/Coach 3.*School 3/u);
    expect(await screen.findByText('3 of 3 looked at')).toBeVisible();
    await press('Confirm 3 emails');
    expect(screen.queryByRole('region', { name: 'Not looked at yet' })).not.toBeInTheDocument();
    expect((await steps()).queryByText(/\(not finished\)/u)).not.toBeInTheDocument();
  });

  it('C-23 what was looked at is known after a reload', async () => {
    const { press, unmount } = open([1, 2], (id) => id);
    await press('Select all 2');
    await press('Review each');
    expect(await screen.findByText('1 of 2 looked at')).toBeVisible();
    unmount();
    const again = open([1, 2], (id) => id);
    await again.press('Select all 2');
    await again.press('Confirm 2 emails');
    expect(await screen.findByText('1 of 2 emails not looked at yet')).toBeVisible();
  });

  it('C-15 every picked coach’s email is checked, also of more than a hundred', async () => {
    const { press, checked } = open(
      Array.from({ length: 120 }, (_, at) => at + 1),
      (id) => id,
    );
    await press('Select all 120');
    await press('Review each');
    await waitFor(() => expect(checked()).toBe(120));
  });

  it('C-18 the review lists the files that go with each email', async () => {
    const { press } = open([1], (id) => id);
    await press('Select all 1');
    await press('Review each');
    const files = within(await screen.findByRole('region', { name: 'Attachments' }));
    expect(files.getByText('183 kB')).toBeVisible();
    expect(files.getByRole('link', { name: 'Transcript.pdf' })).toBeVisible();
    expect(files.getByRole('link', { name: 'Your profile (PDF)' })).toBeVisible();
  });

  it('C-20 with another time than now the button schedules', async () => {
    const { press } = open([1], (id) => id);
    await press('Select all 1');
    await press('Confirm 1 email');
    await userEvent.click(await screen.findByRole('radio', { name: 'At a chosen time' }));
    expect(screen.getByRole('button', { name: 'Schedule 1 email' })).toBeDisabled();
    expect(screen.getByText('Until an email is sent you can change its time, pause or cancel.', { exact: false })).toBeVisible();
  });

  it('C-17 C-23 ten coaches of four schools are sent in three presses, unread ones are only listed', async () => {
    const { press, sent } = open([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], (id) => Math.ceil(id / 3));
    await press('Select all 10');
    await press('Confirm 10 emails');
    expect(await screen.findByText('You have not looked at these 10 emails yet')).toBeVisible();
    await press('Send 10 emails');
    expect(await screen.findByText('Campaign Sent')).toBeVisible();
    expect(sent()).toBe(1);
  });

  it('C-23 more than three coaches of a school ask once, and nothing is sent before the answer', async () => {
    const { press, sent } = open([1, 2, 3, 4], () => 7);
    await press('Select all 4');
    await press('Confirm 4 emails');
    await press('Send 4 emails');
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('School 7: 4 coaches')).toBeVisible();
    expect(sent()).toBe(0);
    await press('Send all 4');
    expect(await screen.findByText('Campaign Sent')).toBeVisible();
    expect(sent()).toBe(1);
  });
});
