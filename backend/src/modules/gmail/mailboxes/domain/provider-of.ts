import type { MailProvider } from './mail-provider.js';

/** The provider that an address belongs to; null when its domain is not one that is known. */
export function providerOf(email: string, providers: readonly MailProvider[]): MailProvider | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  return providers.find(({ domains }) => domains.includes(domain)) ?? null;
}

/** Returns the provider that runs a mail server, independent of the address: a club's own domain may be hosted by Gmail. */
export function providerAt(imapHost: string, providers: readonly MailProvider[]): MailProvider | null {
  return providers.find(({ imap }) => imap.host === imapHost.toLowerCase()) ?? null;
}
