import type { MailIdentity } from '../../domain/mail-identity.js';

/** From which domain and by which server the platform sends, as it is configured. */
export abstract class SendingIdentity {
  abstract read(): MailIdentity;
  /** How long one check may take, in milliseconds. */
  abstract readonly limitMs: number;
}
