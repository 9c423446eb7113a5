import { createHash, randomBytes } from 'node:crypto';

export interface TokenAnswer {
  status: number;
  body: object;
}

interface Consent {
  address: string;
  redirectUri: string;
  challenge: string;
  scope: string;
}

const CLIENT = { id: 'stand-in-app', secret: 'stand-in-app-secret' };
const PERSONAL_TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad';
const MAIL_SCOPES = ['https://outlook.office.com/IMAP.AccessAsUser.All', 'https://outlook.office.com/SMTP.Send'];

/**
 * Microsoft's authorization server as far as a web server's flow needs it: PKCE, codes that work once, a new refresh token with
 * every answer. Stricter than Microsoft, a refresh token that was used is of no use any more: anyone who does not store the new one
 * at once is noticed.
 */
export class MicrosoftTokensStandIn {
  readonly client = CLIENT;
  readonly accounts = new Set<string>();
  /** Every secret that was ever given out, so that a test can look for it where it must not be. */
  readonly issued: string[] = [];
  /** How long access tokens live. */
  lifeSeconds = 3600;
  /** What the ID token says beside the address. */
  claims: Record<string, unknown> = { tid: PERSONAL_TENANT };
  /** The answer names no refresh token, as without offline_access. */
  withholdsRefreshToken = false;
  private readonly codes = new Map<string, Consent>();
  private readonly refreshTokens = new Map<string, string>();
  private readonly accessTokens = new Map<string, { address: string; endsAt: number }>();

  /** The person presses Accept. Returns where Microsoft sends the browser. */
  accept(query: URLSearchParams, address: string): string {
    const code = this.secret('0.A');
    const redirectUri = query.get('redirect_uri') ?? '';
    this.codes.set(code, { address, redirectUri, challenge: query.get('code_challenge') ?? '', scope: query.get('scope') ?? '' });
    return back(query, { code, session_state: 'a-session' });
  }

  /** The person presses Cancel. */
  decline(query: URLSearchParams): string {
    const description = 'AADSTS65004: User declined to consent to access the app.';
    return back(query, { error: 'access_denied', error_subcode: 'cancel', error_description: description });
  }

  /** The person takes the access away, or changes the password. */
  endGrants(address: string): void {
    for (const [token, owner] of this.refreshTokens) if (owner === address) this.refreshTokens.delete(token);
    this.endAccess(address);
  }

  /** Access tokens end before their time; the grant lives on. */
  endAccess(address: string): void {
    for (const [token, { address: owner }] of this.accessTokens) if (owner === address) this.accessTokens.delete(token);
  }

  /** What the mail servers ask. */
  accepts(user: string, token: string): boolean {
    const known = this.accessTokens.get(token);
    return known?.address.toLowerCase() === user.toLowerCase() && known.endsAt > Date.now();
  }

  answer(form: URLSearchParams): TokenAnswer {
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret) {
      return refusal('invalid_client', 7000215, 'Invalid client secret provided.', 401);
    }
    if (form.get('grant_type') === 'refresh_token') return this.refresh(form);
    if (form.get('grant_type') === 'authorization_code') return this.exchange(form);
    return refusal('unsupported_grant_type', 70003, 'The app requested an unsupported grant type.');
  }

  private exchange(form: URLSearchParams): TokenAnswer {
    const consent = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    if (!consent) return refusal('invalid_grant', 54005, 'OAuth2 Authorization code was already redeemed.');
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (verifier !== consent.challenge) return refusal('invalid_grant', 501481, 'The Code_Verifier does not match the code_challenge.');
    if (form.get('redirect_uri') !== consent.redirectUri) return refusal('invalid_client', 50011, 'The redirect URI does not match.');
    return this.tokens(consent.address, consent.scope);
  }

  private refresh(form: URLSearchParams): TokenAnswer {
    const token = form.get('refresh_token') ?? '';
    const address = this.refreshTokens.get(token);
    if (address === undefined) return refusal('invalid_grant', 70000, 'The provided value for refresh_token is not valid.');
    this.refreshTokens.delete(token);
    return this.tokens(address, form.get('scope') ?? '');
  }

  private tokens(address: string, scope: string): TokenAnswer {
    const asked = scope.split(' ');
    const accessToken = this.secret('EwB');
    if (MAIL_SCOPES.every((needed) => asked.includes(needed))) {
      this.accessTokens.set(accessToken, { address, endsAt: Date.now() + this.lifeSeconds * 1000 });
    }
    const lasts = asked.includes('offline_access') && !this.withholdsRefreshToken;
    const body = { token_type: 'Bearer', scope: MAIL_SCOPES.join(' '), expires_in: this.lifeSeconds, ext_expires_in: this.lifeSeconds };
    const refresh = lasts ? { refresh_token: this.newRefreshToken(address) } : {};
    return { status: 200, body: { ...body, access_token: accessToken, ...refresh, id_token: this.idToken(address) } };
  }

  private newRefreshToken(address: string): string {
    const token = this.secret('M.C');
    this.refreshTokens.set(token, address);
    return token;
  }

  private idToken(address: string): string {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: `https://login.microsoftonline.com/${PERSONAL_TENANT}/v2.0`, aud: CLIENT.id, ver: '2.0' };
    const person = { preferred_username: address, email: address, ...this.claims };
    return `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ ...claims, ...person })}.signature`;
  }

  private secret(prefix: string): string {
    const secret = prefix + randomBytes(32).toString('base64url');
    this.issued.push(secret);
    return secret;
  }
}

function back(query: URLSearchParams, values: Record<string, string>): string {
  const url = new URL(query.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries({ ...values, state: query.get('state') ?? '' })) url.searchParams.set(name, value);
  return url.href;
}

function refusal(error: string, code: number, words: string, status = 400): TokenAnswer {
  const description = `AADSTS${code}: ${words} Trace ID: 255d1aef-8c98-452f-ac51-23d051240864`;
  return { status, body: { error, error_description: description, error_codes: [code], correlation_id: 'a-correlation' } };
}
