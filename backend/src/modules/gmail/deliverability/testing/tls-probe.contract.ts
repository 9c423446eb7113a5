import type { TlsProbe } from '../application/ports/tls-probe.js';
import type { SmtpServer } from '../domain/mail-identity.js';

export interface TlsProbeUnderTest {
  probe: TlsProbe;
  /** A mail server with a certificate that is accepted. */
  secured: SmtpServer;
  /** One that offers no STARTTLS. */
  plain: SmtpServer;
  /** An address at which no server listens. */
  nobody: SmtpServer;
}

/** What the check of the platform's email relies on. */
export function tlsProbeContract(open: () => Promise<TlsProbeUnderTest>): void {
  it('M-10 sees the end of the certificate that is accepted', async () => {
    const { probe, secured } = await open();
    expect(await probe.look(secured)).toMatchObject({ kind: 'secured', refusal: null, validTo: expect.any(Date) as Date });
  });

  it('M-10 tells a server without TLS from one that is not there, and never throws', async () => {
    const { probe, plain, nobody } = await open();
    expect([await probe.look(plain), await probe.look(nobody)]).toEqual([
      { kind: 'plain' },
      { kind: 'unreachable', words: 'ECONNREFUSED' },
    ]);
  });
}
