import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer, type ConnectionOptions } from 'node:tls';

import { SMTPServer } from 'smtp-server';

import { TestAuthority, type IssuedCertificate } from '../../../../../../test/mailbox/test-authority.js';
import type { SmtpServer } from '../../domain/mail-identity.js';
import { tlsProbeContract } from '../../testing/tls-probe.contract.js';
import { SocketTlsProbe } from './socket-tls-probe.js';

const authority = new TestAuthority();

class TrustingProbe extends SocketTlsProbe {
  protected override trust(): ConnectionOptions {
    return { ca: authority.certificate };
  }
}

class HastyProbe extends TrustingProbe {
  protected override readonly limitMs = 300;
}

describe('TLS of the mail server over a real socket', () => {
  const open: { close: () => void }[] = [];
  const sockets: Socket[] = [];
  const probe: SocketTlsProbe = new TrustingProbe();
  const hasty = new HastyProbe();

  afterEach(() => {
    for (const one of open.splice(0)) one.close();
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  const listening = (server: Server) =>
    new Promise<number>((resolve) => {
      open.push(server);
      server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });

  /** A mail server on a free port. */
  const mailServer = async (certificate: IssuedCertificate, rest: { secure?: boolean; disabledCommands?: string[] } = {}) => {
    const smtp = new SMTPServer({ ...certificate, ...rest, authOptional: true, disableReverseLookup: true });
    smtp.on('error', () => undefined);
    return listening(smtp.server);
  };
  const look = (port: number, security: 'tls' | 'starttls', by = probe) => by.look({ host: '127.0.0.1', port, security });
  /** A server that says `greeting` and nothing more. */
  const talker = (greeting: string) =>
    listening(
      createServer((socket) => {
        sockets.push(socket.on('error', () => undefined));
        socket.write(greeting);
      }),
    );

  tlsProbeContract(async () => {
    const certificate = authority.issue(['127.0.0.1']);
    const at = (port: number): SmtpServer => ({ host: '127.0.0.1', port, security: 'starttls' });
    const [secured, plain] = [await mailServer(certificate), await mailServer(certificate, { disabledCommands: ['STARTTLS'] })];
    const gone = await listening(createServer());
    open.pop()?.close();
    return { probe, secured: at(secured), plain: at(plain), nobody: at(gone) };
  });

  it.each([
    ['from the start', true, 'tls'],
    ['by STARTTLS', false, 'starttls'],
  ] as const)('M-10 accepts a valid certificate %s and reads its end', async (_, secure, security) => {
    const port = await mailServer(authority.issue(['127.0.0.1'], 5 * 24 * 3_600_000), { secure });
    const sight = await look(port, security);
    expect(sight).toMatchObject({ kind: 'secured', protocol: 'TLSv1.3', refusal: null });
    const days = sight.kind === 'secured' ? (sight.validTo.getTime() - Date.now()) / (24 * 3_600_000) : 0;
    expect(Math.round(days)).toBe(5);
  });

  it('M-10 names why a certificate is not accepted: it has ended, is for another name, or nobody vouches for it', async () => {
    const ended = await mailServer(authority.issue(['127.0.0.1'], -1_000), { secure: true });
    expect(await look(ended, 'tls')).toMatchObject({ kind: 'secured', refusal: 'CERT_HAS_EXPIRED' });
    const other = await mailServer(authority.issue(['mail.club.test']), { secure: true });
    expect(await look(other, 'tls')).toMatchObject({ kind: 'secured', refusal: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    const stranger = await mailServer(new TestAuthority('Stranger').issue(['127.0.0.1']));
    const sight = await look(stranger, 'starttls');
    expect(sight).toMatchObject({ kind: 'secured', refusal: expect.stringMatching(/UNABLE_TO|SELF_SIGNED/) as string });
  });

  it('M-10 a server without STARTTLS is plain', async () => {
    const port = await mailServer(authority.issue(['127.0.0.1']), { disabledCommands: ['STARTTLS'] });
    expect(await look(port, 'starttls')).toEqual({ kind: 'plain' });
  });

  it('M-10 a closed port, a server that does not greet, one that is no mail server and one that stalls are unreachable', async () => {
    const port = await listening(createServer());
    open.pop()?.close();
    expect(await look(port, 'starttls')).toEqual({ kind: 'unreachable', words: 'ECONNREFUSED' });
    expect(await look(await talker('554 go away\r\n'), 'starttls')).toEqual({ kind: 'unreachable', words: 'the server does not greet' });
    expect(await look(await talker('x'.repeat(70_000)), 'starttls')).toEqual({ kind: 'unreachable', words: 'the answer is no SMTP' });
    expect(await look(await talker('220-wait\r\n'), 'starttls', hasty)).toEqual({ kind: 'unreachable', words: 'no answer' });
  });

  it('M-10 a server that speaks no TLS, or stalls in it, fails at the handshake', async () => {
    expect(await look(await talker('220 plain\r\n'), 'tls')).toMatchObject({ kind: 'no_handshake' });
    expect(await look(await talker(''), 'tls', hasty)).toMatchObject({ kind: 'no_handshake' });
    const old = createTlsServer({ ...authority.issue(['127.0.0.1']), maxVersion: 'TLSv1.1', minVersion: 'TLSv1' });
    expect(await look(await listening(old), 'tls')).toMatchObject({ kind: 'no_handshake' });
  });
});
