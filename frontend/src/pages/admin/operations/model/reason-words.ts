import type { OutboxMail } from '@/shared/api';

/** Why an email is on this server: short for the list, long for the email itself. Only the demo's own email was delivered. */
export const reasonWords: Record<OutboxMail['reason'], { short: string; long: string }> = {
  no_mail_server: {
    short: 'Not delivered',
    long: 'Not delivered: no mail server is set up (SMTP_URL), and no mailbox was connected. It is kept here.',
  },
  example_recipient: {
    short: 'Not delivered: example coach',
    long: 'Not delivered: the coach is an invented example. Email to examples is never sent.',
  },
  demo: {
    short: 'Delivered in the demo',
    long: 'Delivered to an invented coach of the demo. It never left this server.',
  },
};
