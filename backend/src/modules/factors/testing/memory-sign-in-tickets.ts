import { type SignInTicket, SignInTickets } from '../application/ports/sign-in-tickets.js';
import { FACTOR_LIMITS } from '../domain/factor-limits.js';

/** Tickets in memory, the newest last. */
export class MemorySignInTickets extends SignInTickets {
  private stored: (SignInTicket & { tries: number })[] = [];

  async add(ticket: SignInTicket, now: Date): Promise<void> {
    this.stored = [...this.stored.filter(({ expiresAt }) => expiresAt > now), { ...ticket, tries: 0 }];
    const own = this.stored.filter(({ userId }) => userId === ticket.userId);
    const over = new Set(own.slice(0, Math.max(0, own.length - FACTOR_LIMITS.openTickets)));
    this.stored = this.stored.filter((one) => !over.has(one));
  }

  async userOf(token: string, now: Date): Promise<string | null> {
    return this.open(token, now)?.userId ?? null;
  }

  async tryOnce(token: string, now: Date): Promise<string | null> {
    const found = this.open(token, now);
    if (found) found.tries += 1;
    return found?.userId ?? null;
  }

  async end(token: string): Promise<boolean> {
    const before = this.stored.length;
    this.stored = this.stored.filter((one) => one.token !== token);
    return this.stored.length < before;
  }

  private open(token: string, now: Date) {
    return this.stored.find((one) => one.token === token && one.expiresAt > now && one.tries < FACTOR_LIMITS.triesOfTicket);
  }
}
