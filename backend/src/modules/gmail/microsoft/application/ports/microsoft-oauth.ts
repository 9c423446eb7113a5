import type { MailServer } from '../../../../../shared-kernel/mail-server.js';

export interface MicrosoftTokens {
  accessToken: string;
  accessExpiresAt: Date;
  /** Microsoft gives a new one with every answer; null when this answer named none, and the last one stays good. */
  refreshToken: string | null;
}

/** What Microsoft gave for a code: the tokens, and whose mailbox it is. */
export interface MicrosoftGrant extends MicrosoftTokens {
  address: string;
  /** The name of the sign-in, which may be another one than the address. */
  username: string;
  imap: MailServer;
  smtp: MailServer;
}

export interface MicrosoftConsentRequest {
  state: string;
  codeVerifier: string;
  /** The address that the athlete typed. */
  loginHint?: string;
}

/** `no_address`: the account has no mailbox. */
export type MicrosoftExchange =
  { kind: 'granted'; grant: MicrosoftGrant } | { kind: 'refused' } | { kind: 'no_address' } | { kind: 'unavailable' };

/**
 * `ended`: Microsoft no longer lets this server use the account; only a new consent helps. `unavailable`:
 * no answer, or one that does not concern the account; `code` names it without any secret.
 */
export type MicrosoftRefresh = { kind: 'renewed'; tokens: MicrosoftTokens } | { kind: 'ended' } | { kind: 'unavailable'; code: string };

/** Microsoft's authorization server (OAuth 2.0 with PKCE). */
export abstract class MicrosoftOAuth {
  /** False when no app is registered for this server. */
  abstract readonly isSetUp: boolean;
  /** Where the athlete is asked. Throws when nothing is set up. */
  abstract consentUrl(request: MicrosoftConsentRequest): string;
  abstract exchange(code: string, codeVerifier: string): Promise<MicrosoftExchange>;
  /** Never throws. */
  abstract refresh(refreshToken: string): Promise<MicrosoftRefresh>;
}
