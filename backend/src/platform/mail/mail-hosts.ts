import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { createSecureContext, rootCertificates, type ConnectionOptions, type SecureContext } from 'node:tls';

import { Injectable } from '@nestjs/common';

import { AppConfig } from '../config/app-config.js';
import { isPublicAddress } from '../security/is-public-address.js';
import { MailServerProblem } from '../../shared-kernel/mail-server-problem.js';

/** IMAP and submission, with TLS from the start or by STARTTLS (RFC 8314). */
export const MAIL_PORTS: readonly number[] = [993, 143, 465, 587];

/** A host whose address was looked up once: the connection goes to that very address. */
export interface PinnedHost {
  address: string;
  /** The name that the certificate has to be for; undefined when the host is an address itself. */
  servername: string | undefined;
  tls: ConnectionOptions;
  /** How long connecting and the greeting may each take. */
  timeoutMs: number;
}

/**
 * The host and the port come from a user: only public addresses and the ports of email, unless the operator allows the
 * pair (MAILBOX_ALLOWED_HOSTS). TLS and a verified certificate are never optional.
 */
@Injectable()
export class MailHosts {
  /** One for all connections: with an authority of the operator's each would hold all certificates again, some 3 MB. */
  private context: SecureContext | undefined;

  constructor(private readonly config: AppConfig) {}

  get timeoutMs(): number {
    return this.config.mailbox.timeoutMs;
  }

  allowsPort(host: string, port: number): boolean {
    return MAIL_PORTS.includes(port) || this.isAllowed(host, port);
  }

  /** Throws MailServerProblem `unreachable` for every reason. */
  async pin(host: string, port: number): Promise<PinnedHost> {
    if (!this.allowsPort(host, port)) throw new MailServerProblem('unreachable');
    const addresses = await this.addressesOf(host);
    const mayBePrivate = this.isAllowed(host, port);
    const [address] = addresses;
    if (address === undefined || !(mayBePrivate || addresses.every(isPublicAddress))) throw new MailServerProblem('unreachable');
    return { address, servername: isIP(host) ? undefined : host, tls: this.tls(host), timeoutMs: this.timeoutMs };
  }

  /** All addresses of a name, IPv4 first. */
  protected async lookup(host: string): Promise<string[]> {
    const found = await lookup(host, { all: true, order: 'ipv4first' });
    return found.map(({ address }) => address);
  }

  private async addressesOf(host: string): Promise<string[]> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string[]>((resolve) => (timer = setTimeout(resolve, this.timeoutMs, [])));
    try {
      return await Promise.race([this.lookup(host), late]);
    } catch {
      return [];
    } finally {
      clearTimeout(timer);
    }
  }

  /** Whether the operator has allowed this very pair. */
  isAllowed(host: string, port: number): boolean {
    return this.config.mailbox.allowedHosts.has(`${host.toLowerCase()}:${port}`);
  }

  private tls(host: string): ConnectionOptions {
    const names = isIP(host) ? {} : { servername: host };
    this.context ??= this.newContext();
    return { ...names, secureContext: this.context, rejectUnauthorized: true, minVersion: 'TLSv1.2' };
  }

  private newContext(): SecureContext {
    const { authority } = this.config.mailbox;
    const ca = authority === undefined ? {} : { ca: [...rootCertificates, authority] };
    return createSecureContext({ ...ca, minVersion: 'TLSv1.2' });
  }
}
