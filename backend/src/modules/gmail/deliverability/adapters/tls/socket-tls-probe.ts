import { connect, isIP, type Socket } from 'node:net';
import { connect as connectTls, type ConnectionOptions, type TLSSocket } from 'node:tls';

import { Injectable } from '@nestjs/common';

import { TlsProbe } from '../../application/ports/tls-probe.js';
import type { TlsSight } from '../../domain/judge-tls.js';
import type { SmtpServer } from '../../domain/mail-identity.js';
import { nextReply } from './smtp-replies.js';

const LONGEST_WORDS = 200;

/** Connects like the sending does: TLS at once, or STARTTLS where it is offered; the certificate is checked and not obeyed. */
@Injectable()
export class SocketTlsProbe extends TlsProbe {
  protected readonly limitMs: number = 10_000;

  async look(server: SmtpServer): Promise<TlsSight> {
    const socket = connect({ host: server.host, port: server.port });
    const timer = setTimeout(() => socket.destroy(new Error('no answer')), this.limitMs);
    try {
      if (server.security === 'starttls' && !(await startsTls(socket))) return { kind: 'plain' };
      return await this.secured(server.host, socket);
    } catch (error) {
      return { kind: 'unreachable', words: wordsOf(error) };
    } finally {
      clearTimeout(timer);
      socket.destroy();
    }
  }

  /** The authorities that Node trusts; a test adds its own. */
  protected trust(): ConnectionOptions {
    return {};
  }

  private async secured(host: string, socket: Socket): Promise<TlsSight> {
    await connected(socket);
    const name = isIP(host) ? {} : { servername: host };
    const secure = connectTls({ ...this.trust(), ...name, host, socket, rejectUnauthorized: false });
    try {
      await event(secure, 'secureConnect');
      return sightOf(secure);
    } catch (error) {
      return { kind: 'no_handshake', words: wordsOf(error) };
    } finally {
      secure.destroy();
    }
  }
}

/** Whether the server has agreed to begin TLS. Throws when it cannot be reached, or is no mail server. */
async function startsTls(socket: Socket): Promise<boolean> {
  if (!(await nextReply(socket)).at(-1)?.startsWith('220')) throw new Error('the server does not greet');
  socket.write('EHLO recruit.localhost\r\n');
  const offered = await nextReply(socket);
  if (!offered.some((line) => /^250[ -]STARTTLS\s*$/i.test(line))) return false;
  socket.write('STARTTLS\r\n');
  return (await nextReply(socket)).at(-1)?.startsWith('220') ?? false;
}

function sightOf(secure: TLSSocket): TlsSight {
  // Typed as an error; it is the code of OpenSSL, or an error when the name does not fit.
  const refusal = secure.authorized ? null : wordsOf(secure.authorizationError);
  return { kind: 'secured', protocol: secure.getProtocol() ?? 'TLS', validTo: new Date(secure.getPeerCertificate().valid_to), refusal };
}

async function connected(socket: Socket): Promise<void> {
  if (socket.connecting) await event(socket, 'connect');
}

function event(socket: Socket, name: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once(name, resolve);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed')));
  });
}

function wordsOf(error: unknown): string {
  const { code, message } = typeof error === 'object' && error !== null ? (error as NodeJS.ErrnoException) : { message: String(error) };
  return (code ?? message).replace(/\s+/g, ' ').slice(0, LONGEST_WORDS);
}
