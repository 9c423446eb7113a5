/** Who asks the athlete for consent. */
export type ConsentProvider = 'google' | 'microsoft';

/** Consent pages that one athlete may have open at the same time; the oldest ones are discarded. */
export const CONSENTS_AT_ONCE = 10;

/** A consent under way: what the callback has to bring back, and who may bring it. */
export interface PendingConsent {
  provider: ConsentProvider;
  userId: string;
  sessionId: string;
  codeVerifier: string;
  /** Whether reading replies was asked for. */
  replies: boolean;
  /** The consent page took the place of the app's own tab. */
  sameTab: boolean;
  expiresAt: Date;
}

export type TakenConsent = Omit<PendingConsent, 'sessionId'> & {
  /** Whether the session that asks is the one that began it. */
  sameSession: boolean;
};

/** Single-use states of consents (RFC 6749, 10.12), stored so that reading the table reveals none. */
export abstract class OAuthStates {
  abstract keep(state: string, consent: PendingConsent, now: Date): Promise<void>;
  /** Removes the state in any case and returns it; null when it is unknown, expired, or belongs to another provider. */
  abstract take(provider: ConsentProvider, state: string, sessionId: string): Promise<TakenConsent | null>;
}
