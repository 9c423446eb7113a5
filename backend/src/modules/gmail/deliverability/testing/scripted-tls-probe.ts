import { TlsProbe } from '../application/ports/tls-probe.js';
import type { TlsSight } from '../domain/judge-tls.js';
import type { SmtpServer } from '../domain/mail-identity.js';

/** Returns for each server what the test's function returns; null: the server is unreachable. */
export class ScriptedTlsProbe extends TlsProbe {
  constructor(private readonly sightOf: (server: SmtpServer) => Promise<TlsSight | null>) {
    super();
  }

  async look(server: SmtpServer): Promise<TlsSight> {
    return (await this.sightOf(server)) ?? { kind: 'unreachable', words: 'ECONNREFUSED' };
  }
}
