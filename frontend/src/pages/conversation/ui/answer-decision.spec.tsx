import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi } from '@/shared/testing/fake-api';
import { renderPage } from '@/shared/testing/render-page';
import { emailFixture } from '@/entities/campaign/testing/conversation-fixture';
import { EmailMessage } from './email-message';

const path = '/api/campaigns/campaign-1/emails/email-1/resolve';

function open(changes: Parameters<typeof emailFixture>[0]) {
  const asked = fakeApi({ [`POST ${path}`]: { json: {} } });
  renderPage(
    <EmailMessage coachId={42} email={emailFixture({ kind: 'answer', openedAt: null, ...changes })} onTakeBack={() => undefined} />,
  );
  return () => asked.filter((one) => one.path === path).map(({ body }) => body);
}

describe('an answer that nobody is sure about', () => {
  it('C-22 is sent again only after a question that says that two copies may arrive', async () => {
    const person = userEvent.setup();
    const sent = open({ status: 'unknown' });
    await person.click(screen.getByRole('button', { name: 'Send again' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Send it again?' }));
    expect(question.getByText('The first try may have arrived. Then the coach gets it twice.')).toBeVisible();
    expect(sent()).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent()).toEqual([{ outcome: 'send_again', toAddress: 'quinn@akron.example.edu' }]));
  });

  it('C-22 counts as sent when the athlete says that it arrived', async () => {
    const sent = open({ status: 'unknown' });
    await userEvent.click(screen.getByRole('button', { name: 'It arrived' }));
    await waitFor(() => expect(sent()).toEqual([{ outcome: 'arrived' }]));
  });

  it('C-22 a refused one is sent again at once, as the same email', async () => {
    const sent = open({ status: 'failed' });
    expect(screen.queryByRole('button', { name: 'It arrived' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent()).toEqual([{ outcome: 'send_again', toAddress: 'quinn@akron.example.edu' }]));
  });

  it.each([
    { status: 'failed', reasonCode: 'suppressed' },
    { status: 'sent' },
    { status: 'failed', campaignName: null },
    { status: 'unknown', kind: 'first' },
  ] as const)('C-22 has no such button: %j', (changes) => {
    open(changes);
    expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  });
});
