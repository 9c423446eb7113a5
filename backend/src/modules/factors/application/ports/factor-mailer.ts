import type { FactorNotice } from './factor-notices.js';

/** The product's own mail about passkeys and second factors. */
export abstract class FactorMailer {
  abstract send(to: { email: string; username: string }, notice: FactorNotice): Promise<void>;
}
