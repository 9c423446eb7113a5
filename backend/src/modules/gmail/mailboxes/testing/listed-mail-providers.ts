import { MailProviders } from '../application/ports/mail-providers.js';
import type { MailProvider } from '../domain/mail-provider.js';

const GMAIL: MailProvider = {
  id: 'gmail',
  name: 'Gmail',
  domains: ['gmail.com'],
  imap: { host: 'imap.gmail.com', port: 993, security: 'tls' },
  smtp: { host: 'smtp.gmail.com', port: 465, security: 'tls' },
  signIn: 'app_password',
  filesSent: true,
  dailyCap: 400,
  helpUrl: 'https://gmail.test/help',
  hint: 'Make an app password.',
};

/** The providers that a test lists; Gmail by default. */
export class ListedMailProviders extends MailProviders {
  constructor(private readonly listed: readonly MailProvider[] = [GMAIL]) {
    super();
  }

  async all(): Promise<readonly MailProvider[]> {
    return this.listed;
  }
}
