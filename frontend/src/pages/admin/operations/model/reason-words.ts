import type { OutboxMail } from '../api/operations.gen';

/** Why a mail stays on this server, short for the list and long for the mail itself. */
export const reasonWords: Record<OutboxMail['reason'], { short: string; long: string }> = {
  no_mail_server: {
    short: 'No mail server',
    long: 'No mail server is set up (SMTP_URL), so this mail was kept here instead of being sent.',
  },
  example_recipient: {
    short: 'Example coach',
    long: 'The coach is an example that was made up for this product; mail to examples never leaves this server.',
  },
};
