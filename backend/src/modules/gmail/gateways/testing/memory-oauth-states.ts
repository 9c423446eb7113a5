import {
  CONSENTS_AT_ONCE,
  OAuthStates,
  type ConsentProvider,
  type PendingConsent,
  type TakenConsent,
} from '../application/ports/oauth-states.js';

/** Consents under way, in memory. */
export class MemoryOAuthStates extends OAuthStates {
  private readonly pending = new Map<string, PendingConsent>();

  async keep(state: string, consent: PendingConsent, now: Date): Promise<void> {
    const own = [...this.pending].filter(([, { userId }]) => userId === consent.userId);
    const open = own.filter(([, { expiresAt }]) => expiresAt >= now).slice(1 - CONSENTS_AT_ONCE);
    for (const [known] of own) if (!open.some(([kept]) => kept === known)) this.pending.delete(known);
    this.pending.set(state, consent);
  }

  async take(provider: ConsentProvider, state: string, sessionId: string): Promise<TakenConsent | null> {
    const found = this.pending.get(state);
    if (found?.provider !== provider) return null;
    this.pending.delete(state);
    const { sessionId: begunBy, ...consent } = found;
    return { ...consent, sameSession: begunBy === sessionId };
  }
}
