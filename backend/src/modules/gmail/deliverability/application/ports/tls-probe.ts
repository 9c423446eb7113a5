import type { TlsSight } from '../../domain/judge-tls.js';
import type { SmtpServer } from '../../domain/mail-identity.js';

/** Connects to the mail server, without signing in. Never throws. */
export abstract class TlsProbe {
  abstract look(server: SmtpServer): Promise<TlsSight>;
}
