const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address, as its provider delivers: without capitals and without what follows a plus; at Gmail without
 * dots too. "J.Reed+football@GoogleMail.com" and "jreed@gmail.com" have the same key. The SQL function mailbox_key returns the same.
 */
export function mailboxKey(address: string): string {
  const [name = '', domain = ''] = address.trim().toLowerCase().split('@');
  const plain = name.split('+')[0] || name;
  return GMAIL.has(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}
