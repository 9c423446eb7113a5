import type { MailIdentity } from '../domain/mail-identity.js';

/** From which domain and by which server the platform sends, as it is configured; read once at the start. */
export class SendingIdentity {
  constructor(
    readonly identity: MailIdentity,
    /** How long one check may take. */
    readonly limitMs = 25_000,
  ) {}
}
