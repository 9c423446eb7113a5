import type { TlsSight } from '../../../domain/deliverability/judge-tls.js';
import type { SmtpServer } from '../../../domain/deliverability/mail-identity.js';

/** Connects to the mail server, without signing in. Never throws. */
export abstract class TlsProbe {
  abstract look(server: SmtpServer): Promise<TlsSight>;
}
