/** What Google gave for a code. */
export interface GoogleGrant {
  googleSub: string;
  email: string;
  scopes: string[];
  accessToken: string;
  accessExpiresAt: Date;
  /** Only at the first consent, or when it was asked for again. */
  refreshToken: string | null;
}

export interface ConsentRequest {
  state: string;
  codeVerifier: string;
  scopes: string[];
  /** Adds to what was granted before. */
  incremental: boolean;
  /** Ask for consent again, so that a new refresh token comes with it. */
  renew: boolean;
  loginHint?: string;
}

export type ExchangeResult = { kind: 'granted'; grant: GoogleGrant } | { kind: 'refused' } | { kind: 'unavailable' };

/** Google's authorization server. */
export abstract class GoogleOAuth {
  /** False when this server has no Google client. */
  abstract readonly isSetUp: boolean;
  abstract consentUrl(request: ConsentRequest): Promise<string>;
  abstract exchange(code: string, codeVerifier: string): Promise<ExchangeResult>;
  /** Ends the whole grant, whichever of its tokens is given. Returns whether Google confirmed it. */
  abstract revoke(token: string): Promise<boolean>;
  /** As `revoke`, but also true when Google reports that there is no such grant, because then there is nothing to revoke. */
  abstract release(token: string): Promise<boolean>;
}
