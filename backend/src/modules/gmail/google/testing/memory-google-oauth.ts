import { GoogleOAuth, type ConsentRequest, type ExchangeResult } from '../application/ports/google-oauth.js';

interface Consent {
  email: string;
  scopes: string[];
  codeVerifier: string;
  withRefreshToken: boolean;
}

/** Google in memory: a test grants a consent URL with `allow`. */
export class MemoryGoogleOAuth extends GoogleOAuth {
  isSetUp = true;
  /** Answers nothing. */
  down = false;
  /** Accounts whose grants were ended. */
  readonly revoked: string[] = [];
  private readonly asked = new Map<string, ConsentRequest>();
  private readonly codes = new Map<string, Consent>();
  private readonly tokens = new Map<string, string>();
  private count = 0;

  async consentUrl(request: ConsentRequest): Promise<string> {
    this.asked.set(request.state, request);
    return `https://google.test/consent?state=${request.state}`;
  }

  /** What the person does on Google's page. Returns the code that the browser brings back. */
  allow(url: string, email: string, scopes?: string[]): string {
    const request = this.asked.get(new URL(url).searchParams.get('state') ?? '');
    if (!request) throw new Error('Nobody asked for this consent');
    const code = this.next('code');
    const known = [...this.tokens.values()].includes(email);
    const { codeVerifier, renew } = request;
    this.codes.set(code, { email, scopes: scopes ?? request.scopes, codeVerifier, withRefreshToken: renew || !known });
    return code;
  }

  async exchange(code: string, codeVerifier: string): Promise<ExchangeResult> {
    if (this.down) return { kind: 'unavailable' };
    const consent = this.codes.get(code);
    this.codes.delete(code);
    if (consent?.codeVerifier !== codeVerifier) return { kind: 'refused' };
    const { email, scopes, withRefreshToken } = consent;
    const [accessToken, refreshToken] = [this.next('access'), withRefreshToken ? this.next('refresh') : null];
    for (const token of [accessToken, refreshToken]) if (token) this.tokens.set(token, email);
    const accessExpiresAt = new Date('2026-11-21T16:00:00Z');
    return { kind: 'granted', grant: { googleSub: `sub-of-${email}`, email, scopes, accessToken, accessExpiresAt, refreshToken } };
  }

  async revoke(token: string): Promise<boolean> {
    const email = this.tokens.get(token);
    if (this.down || email === undefined) return false;
    for (const [known, owner] of this.tokens) if (owner === email) this.tokens.delete(known);
    this.revoked.push(email);
    return true;
  }

  async release(token: string): Promise<boolean> {
    return !this.down && ((await this.revoke(token)) || true);
  }

  private next(kind: string): string {
    this.count += 1;
    return `${kind} ${this.count}`;
  }
}
