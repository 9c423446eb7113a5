import type { MailProvider } from '../../domain/mail-provider.js';

/** The providers of mailboxes that Recruit knows how to connect. */
export abstract class MailProviders {
  abstract all(): Promise<readonly MailProvider[]>;
}
