import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { campaignFixture } from '../../../testing/campaign-fixture';
import { recipientFixture } from '../../../testing/recipient-fixture';
import { CampaignsPage } from '../../campaigns-page';

const ready = { via: 'smtp', address: 'no-reply@recruit.example', replyTo: 'maya@example.com', ready: true, reason: null };
const party = { name: 'Maya', address: 'maya@example.com' };

/** A server with one draft to two coaches; coach 1 can get a text of their own. `other`: another tab changed it before. */
function open(other: { subject: string; template: string } | null = null) {
  const draft = campaignFixture();
  let own: { subject: string; template: string; revision: number } | null = null;
  const mailTo = (coachId: number) => {
    const text = coachId === 1 && own ? own : { subject: 'Film', template: `Coach ${coachId}, my film.`, revision: 0 };
    return {
      ...{ coachId, coachName: `Coach ${coachId}`, schoolName: 'Akron', from: party, replyTo: party, to: 'c@akron.example.edu' },
      ...{ subject: text.subject, text: text.template, textRevision: text.revision, editable: text, problems: [], warnings: [] },
    };
  };
  const asked = fakeApi({
    'GET /api/user/campaigns': () => ({ json: [draft] }),
    'GET /api/email-templates': { json: [] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: ready },
    'GET /api/user/daily-limit': { json: { most: null, now: 2, later: [], lastAt: '2026-11-20T15:01:00.000Z' } },
    'GET /api/health/live': { json: {} },
    [`GET /api/campaigns/${draft.id}/recipients`]: {
      json: [1, 2].map((id) =>
        recipientFixture({
          coachId: id,
          coachName: `Coach ${id}`,
          coachEmail: `c${id}@akron.example.edu`,
          earlier: id === 2 ? 'You wrote to Coach 2 at Akron on Nov 2: “Film”.' : null,
        }),
      ),
    },
    [`GET /api/campaigns/${draft.id}/emails`]: { json: [] },
    [`GET /api/user/campaigns/${draft.id}/preview`]: ({ query }) => ({ json: mailTo(Number(query.get('coachId'))) }),
    [`PUT /api/user/campaigns/${draft.id}/coach-texts/1`]: ({ body }) => {
      const { subject, template, revision } = body as { subject: string; template: string; revision: number };
      if (other && revision === 0)
        return { status: 409, json: { code: 'coach_text_changed', message: 'x', present: { ...other, revision: 1 } } };
      own = { subject, template, revision: revision + 1 };
      draft.revision += 1;
      return { json: { revision: own.revision, campaignRevision: draft.revision } };
    },
    [`DELETE /api/user/campaigns/${draft.id}/coach-texts/1`]: () => {
      own = null;
      draft.revision += 1;
      return { json: { revision: 0, campaignRevision: draft.revision } };
    },
    [`POST /api/user/campaigns/${draft.id}/send`]: { json: { ...draft, status: 'active', queuedCount: 2 } },
  });
  renderPage(<CampaignsPage />, `/campaigns?campaign=${draft.id}&step=pick`);
  const keys = userEvent.setup();
  const press = async (name: string | RegExp) => keys.click(await screen.findByRole('button', { name }));
  const bodies = (method: string) => asked.filter((one) => one.method === method).map(({ body }) => body);
  // The text is checked meanwhile, which is a POST too.
  const sends = () => asked.filter(({ method, path }) => method === 'POST' && path.endsWith('/send')).map(({ body }) => body);
  return { press, keys, bodies, sends };
}

async function typeAnother(keys: ReturnType<typeof userEvent.setup>) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Change for Coach 1' }));
  await keys.type(dialog.getByLabelText('Email'), ' Thanks.');
}

describe('a change for one coach', () => {
  it('C-23 is saved from the shown text, marked in the list and in the email, and sent with the new revision', async () => {
    const { press, keys, bodies, sends } = open();
    await press('Select all 2');
    await press('Review each');
    expect(await screen.findByText('1 of 2 looked at')).toBeVisible();
    await press('Change for this coach');
    await typeAnother(keys);
    await press('Save for this coach');
    expect(await screen.findByText('Thanks.', { exact: false, selector: 'mark' })).toBeVisible();
    expect((await screen.findAllByText('Changed for this coach')).length).toBe(2);
    expect(bodies('PUT')).toEqual([{ subject: 'Film', template: 'Coach 1, my film. Thanks.', revision: 0 }]);
    expect(await screen.findByText('1 of 2 looked at')).toBeVisible();
    await press('Confirm 2 emails');
    await press('Send 2 emails');
    expect(await screen.findByText('Campaign Sent')).toBeVisible();
    expect(sends()).toEqual([expect.objectContaining({ revision: 2 })]);
  });

  it('C-23 is undone', async () => {
    const { press, keys } = open();
    await press('Select all 2');
    await press('Review each');
    await press('Change for this coach');
    await typeAnother(keys);
    await press('Save for this coach');
    await press('Undo my change');
    expect(await screen.findByText('Coach 1, my film.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Changed for this coach')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Undo my change' })).not.toBeInTheDocument();
  });

  it('C-23 of another tab is shown and replaced only by a second press', async () => {
    const { press, keys, bodies } = open({ subject: 'Other tab', template: 'From the other tab.' });
    await press('Select all 2');
    await press('Review each');
    await press('Change for this coach');
    await typeAnother(keys);
    await press('Save for this coach');
    expect(await screen.findByText(/From the other tab\./u)).toBeVisible();
    await press('Replace with mine');
    expect(await screen.findByRole('button', { name: 'Undo my change' })).toBeVisible();
    expect(bodies('PUT')).toEqual([expect.objectContaining({ revision: 0 }), expect.objectContaining({ revision: 1 })]);
  });

  it('C-16 the earlier email is beside its coach in Pick and in Review', async () => {
    const { press } = open();
    const words = 'You wrote to Coach 2 at Akron on Nov 2: “Film”.';
    expect(await screen.findByText(words)).toBeVisible();
    await press('Select all 2');
    await press('Review each');
    expect(await screen.findByText('You wrote before')).toBeVisible();
    await press('Next: Coach 2');
    expect(await screen.findByText(words)).toBeVisible();
    await press('Previous: Coach 1');
    expect(await screen.findByText('2 of 2 looked at')).toBeVisible();
  });

  it('C-23 Confirm shows the first email, coaches by school and when the last email is sent', async () => {
    const { press } = open();
    await press('Select all 2');
    await press('Confirm 2 emails');
    const first = within(await screen.findByRole('region', { name: 'First email' }));
    expect(first.getByText('Film')).toBeVisible();
    expect(first.getByText('Coach 1, my film.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Coaches by school' })).toHaveTextContent('Akron: 2 coaches');
    expect(await screen.findByText(/^The last email is sent .* at about /u)).toBeVisible();
  });
});
