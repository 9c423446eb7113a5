import {
  EmailTokenRepository,
  type EmailToken,
  type EmailTokenPurpose,
} from '../application/ports/email-token-repository.js';

/** Links in memory. */
export class MemoryEmailTokenRepository extends EmailTokenRepository {
  private readonly unused = new Map<string, EmailToken>();

  async add(token: EmailToken): Promise<void> {
    this.unused.set(token.token, token);
  }

  async use(token: string, purpose: EmailTokenPurpose, now: Date): Promise<EmailToken | null> {
    const found = this.unused.get(token);
    if (!found || found.purpose !== purpose || found.expiresAt <= now) return null;
    this.unused.delete(token);
    return found;
  }
}
