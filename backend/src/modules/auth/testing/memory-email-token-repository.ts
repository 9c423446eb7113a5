import { EmailTokenRepository, type EmailToken, type EmailTokenPurpose } from '../application/ports/email-token-repository.js';
import { ACCOUNT_LIMITS } from '../domain/account-limits.js';

/** Links in memory. */
export class MemoryEmailTokenRepository extends EmailTokenRepository {
  private readonly unused = new Map<string, EmailToken>();

  async add(token: EmailToken): Promise<void> {
    this.unused.set(token.token, token);
    const own = [...this.unused.values()].filter(({ userId }) => userId === token.userId);
    const newest = own.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    for (const oldest of newest.slice(ACCOUNT_LIMITS.links)) this.unused.delete(oldest.token);
  }

  async use(token: string, purpose: EmailTokenPurpose, now: Date): Promise<EmailToken | null> {
    const found = this.unused.get(token);
    if (!found || found.purpose !== purpose || found.expiresAt <= now) return null;
    this.unused.delete(token);
    return found;
  }
}
