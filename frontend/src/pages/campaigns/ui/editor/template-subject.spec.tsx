import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { CampaignsPage } from '../campaigns-page';

const template = (name: string, subject: string | null) => ({
  id: name,
  name,
  description: null,
  subject,
  template: `Coach, ${name}.`,
  revision: 1,
  createdAt: '2026-11-21T14:41:00.000Z',
});

async function open() {
  fakeApi({
    'GET /api/user/campaigns': { json: [] },
    'GET /api/email-templates': { json: [template('Camp', 'Summer camp'), template('Film', 'New film'), template('Plain', null)] },
    'GET /api/user/favorites': { json: [] },
    'GET /api/user/mail-sender': { json: { via: 'smtp', address: 'a@b.example', replyTo: 'c@d.example', ready: true, reason: null } },
    'GET /api/user/placeholders': { json: [] },
    'GET /api/health/live': { json: {} },
  });
  renderPage(<CampaignsPage />, '/campaigns');
  const keys = userEvent.setup();
  await keys.click((await screen.findAllByRole('button', { name: 'Create Campaign' }))[0] as HTMLElement);
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject');
  const use = async (name: string) => {
    await keys.click(await screen.findByRole('button', { name: `Use template: ${name}` }));
    const replace = screen.queryByRole('button', { name: 'Replace text' });
    if (replace !== null) await keys.click(replace);
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(`Coach, ${name}.`));
  };
  return { keys, subject, use };
}

describe('the subject of a template', () => {
  beforeEach(() => sessionStorage.clear());

  it('C-05 fills the empty subject, selected so that typing replaces it', async () => {
    const { keys, subject, use } = await open();
    await use('Camp');
    expect(subject).toHaveValue('Summer camp');
    expect(subject).toHaveFocus();
    await keys.keyboard('My own');
    expect(subject).toHaveValue('My own');
  });

  it('C-05 never replaces a subject that the athlete typed', async () => {
    const { keys, subject, use } = await open();
    await keys.type(subject, 'Mine');
    await use('Camp');
    expect(subject).toHaveValue('Mine');
  });

  it('C-05 another template replaces what the first one brought; one without a subject leaves none', async () => {
    const { subject, use } = await open();
    await use('Camp');
    await use('Film');
    expect(subject).toHaveValue('New film');
    await use('Plain');
    expect(subject).toHaveValue('');
  });
});
