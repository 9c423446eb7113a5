import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OutboxMail } from '@/shared/api';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { OutboxCard } from './outbox-card';

const mail = (number: number, over: Partial<OutboxMail> = {}): OutboxMail => ({
  id: `mail-${number}`,
  messageId: `${number}@recruit.example`,
  from: 'no-reply@recruit.example',
  replyTo: 'maya@example.com',
  to: `coach${number}@akron.example.edu`,
  subject: `Junior film ${number}`,
  reason: 'no_mail_server',
  createdAt: '2026-11-21T14:41:00.000Z',
  ...over,
});

const rows = () => screen.getAllByRole('button', { name: /coach\d+@/ });

describe('OutboxCard', () => {
  it('O-04 lists the kept email with the reason', async () => {
    fakeApi({ 'GET /api/admin/outbox': { json: [mail(2), mail(1, { reason: 'example_recipient' })] } });
    renderPage(<OutboxCard />);
    expect(await screen.findByText('Junior film 2')).toBeVisible();
    const [newest, older] = rows() as [HTMLElement, HTMLElement];
    expect(within(newest).getByText('Not delivered')).toBeVisible();
    expect(within(older).getByText('Not delivered: example coach')).toBeVisible();
  });

  it('O-04 an email opens with its text', async () => {
    const person = userEvent.setup();
    fakeApi({
      'GET /api/admin/outbox': { json: [mail(1)] },
      'GET /api/admin/outbox/mail-1': { json: { ...mail(1), text: 'Coach Rivers,\n\nhere is my film.' } },
    });
    renderPage(<OutboxCard />);
    await person.click(await screen.findByRole('button', { name: /Junior film 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Junior film 1' });
    expect(within(dialog).getByText(/here is my film/)).toBeVisible();
    expect(within(dialog).getByText('maya@example.com')).toBeVisible();
    expect(within(dialog).getByText(/no mail server is set up/)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/here is my film/)).not.toBeInTheDocument();
  });

  it('O-04 an empty outbox says so', async () => {
    fakeApi({ 'GET /api/admin/outbox': { json: [] } });
    renderPage(<OutboxCard />);
    expect(await screen.findByRole('heading', { name: 'The outbox is empty' })).toBeVisible();
  });

  it('O-04 older mail is fetched on demand', async () => {
    const person = userEvent.setup();
    const newest = Array.from({ length: 10 }, (_, index) => mail(100 - index));
    fakeApi({
      'GET /api/admin/outbox': ({ query }) => ({ json: query.get('before') === 'mail-91' ? [mail(90)] : newest }),
    });
    renderPage(<OutboxCard />);
    await person.click(await screen.findByRole('button', { name: 'Show older emails' }));
    expect(await screen.findByText('Junior film 90')).toBeVisible();
    expect(rows()).toHaveLength(11);
    expect(screen.queryByRole('button', { name: 'Show older emails' })).not.toBeInTheDocument();
  });

  it('O-04 a failure is shown with Retry', async () => {
    const person = userEvent.setup();
    const routes = { 'GET /api/admin/outbox': { status: 500, json: { message: 'Broken', code: 'internal' } as unknown } };
    fakeApi(routes);
    renderPage(<OutboxCard />);
    expect(await screen.findByText('The outbox could not be loaded')).toBeVisible();
    routes['GET /api/admin/outbox'] = { status: 200, json: [mail(1)] };
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Junior film 1')).toBeVisible();
  });
});
