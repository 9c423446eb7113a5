import { screen } from '@testing-library/react';
import type { MailSender } from '@/entities/campaign';
import { renderPage } from '@/shared/testing/render-page';
import { SenderNote } from './sender-note';

const gmail: MailSender = {
  via: 'gmail',
  address: 'marcus.lee@gmail.example',
  replyTo: 'marcus.lee@gmail.example',
  canConnectGmail: true,
  deliversExamples: false,
  ready: true,
  reason: null,
};

describe('how the email leaves', () => {
  it('G-06 by Gmail: from the athlete’s own address, and answers go there', () => {
    renderPage(<SenderNote sender={gmail} />);
    expect(screen.getByText(/your own Gmail, marcus\.lee@gmail\.example\. Replies go there too/)).toBeInTheDocument();
  });

  it('C-17 a Gmail that has to be connected again: says so and leads to the profile, without a word of another way', () => {
    renderPage(<SenderNote sender={{ ...gmail, ready: false, reason: 'gmail_needs_reconnect' }} />);
    expect(screen.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/profile#gmail');
    expect(screen.queryByText(/Sent from|Confirm marcus/)).not.toBeInTheDocument();
  });

  it('M-03 by a mailbox: from its address, and replies go there', () => {
    renderPage(<SenderNote sender={{ ...gmail, via: 'mailbox', address: 'marcus.lee@yahoo.example' }} />);
    expect(screen.getByText('Sent from your own mailbox, marcus.lee@yahoo.example. Replies go there too.')).toBeInTheDocument();
  });

  it('C-17 a mailbox that has to be connected again: says so and leads to its card', () => {
    renderPage(<SenderNote sender={{ ...gmail, via: 'mailbox', ready: false, reason: 'mailbox_needs_reconnect' }} />);
    expect(screen.getByText(/Your mailbox does not let us sign in or send any more/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/profile#mailbox');
  });

  it('M-01 in the demo: only its invented coaches get email', () => {
    renderPage(<SenderNote sender={{ ...gmail, via: 'demo' }} />);
    expect(screen.getByText(/Only its invented coaches get your emails/)).toBeInTheDocument();
  });

  it('M-02 where nothing can be delivered it promises no way', () => {
    const { container } = renderPage(<SenderNote sender={{ ...gmail, via: 'outbox', ready: false, reason: 'nothing_can_deliver' }} />);
    expect(container).not.toHaveTextContent(/Sent from|confirm/iu);
  });
});
