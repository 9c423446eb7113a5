import type { MailProvider } from '../../domain/mail-provider.js';

/** The providers of mailboxes that Recruit has presets for. */
export abstract class MailProviders {
  abstract all(): Promise<readonly MailProvider[]>;
}
