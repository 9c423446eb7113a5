import type { MailProviders } from '../application/ports/mail-providers.js';

/** What the form and the limits rely on, of whichever table. */
export function mailProvidersContract(open: () => MailProviders): void {
  it('M-03 an address belongs to one provider at most, whose name and help are known', async () => {
    const providers = await open().all();
    expect(providers.length).toBeGreaterThan(0);
    const ids = providers.map(({ id }) => id);
    const domains = providers.flatMap((one) => one.domains);
    expect([new Set(ids).size, new Set(domains).size]).toEqual([ids.length, domains.length]);
    expect(domains.filter((domain) => domain === '' || domain !== domain.toLowerCase())).toEqual([]);
    expect(providers.filter(({ name, helpUrl }) => name === '' || !helpUrl.startsWith('https://'))).toEqual([]);
  });

  it('M-06 every server has a host, a port of mail and an encrypted connection; every provider a cap', async () => {
    for (const { imap, smtp, dailyCap, signIn } of await open().all()) {
      expect(dailyCap).toBeGreaterThan(0);
      // A bridge is a program on the person's own computer, with ports of its own.
      if (signIn === 'bridge') continue;
      expect([993, 143]).toContain(imap.port);
      expect([465, 587]).toContain(smtp.port);
      expect([imap.host, smtp.host]).not.toContain('');
      expect(['tls', 'starttls']).toEqual(expect.arrayContaining([imap.security, smtp.security]));
    }
  });

  it('M-03 the table is the same each time', async () => {
    const providers = open();
    expect(await providers.all()).toEqual(await providers.all());
  });
}
