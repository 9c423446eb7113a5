import { createHash, randomBytes } from 'node:crypto';

/** A person with a Google account, and how Google treats this person here. */
export interface GoogleAccount {
  email: string;
  /** Google's lasting number for the account (the id_token's `sub`). */
  sub: string;
  /** A school's administrator does not let this person use the app. */
  blocked?: { error: 'admin_policy_enforced' | 'access_not_configured'; shownBy: 'google' | 'callback' };
  /** The token answer says nothing of a refresh token, although one was asked for. */
  withholdsRefreshToken?: boolean;
}

interface Consent {
  account: GoogleAccount;
  scopes: string[];
  redirectUri: string;
  challenge: string | null;
  offline: boolean;
  withRefreshToken: boolean;
}

interface AccessToken {
  email: string;
  scopes: Set<string>;
  expiresAt: number;
}

export interface TokenAnswer {
  status: number;
  body: Record<string, unknown>;
}

const CLIENT = { id: 'stand-in-client', secret: 'stand-in-secret' };
const NO_BOXES = ['openid', 'email', 'profile'];
const IDENTITY: Record<string, string> = { email: 'https://www.googleapis.com/auth/userinfo.email' };

/**
 * Google's authorization server, as far as a web server's flow needs it: consent with scopes that can be left out
 * one by one, PKCE, codes that work once, refresh tokens only at the first consent (or with prompt=consent).
 * Source: developers.google.com/identity/protocols/oauth2/web-server, …/resources/granular-permissions, RFC 7636, 6749
 */
export class StandInOAuth {
  readonly client = CLIENT;
  readonly accounts = new Map<string, GoogleAccount>();
  /** Every secret that was ever given out, so that a test can look for it where it must not be. */
  readonly issued: string[] = [];
  /** How long access tokens live. */
  tokenLifeSeconds = 3599;
  private readonly codes = new Map<string, Consent>();
  private readonly accessTokens = new Map<string, AccessToken>();
  /** Refresh token → account; a token that is gone answers invalid_grant. */
  private readonly refreshTokens = new Map<string, string>();
  /** Everything that an account ever granted the client. */
  private readonly granted = new Map<string, Set<string>>();

  /** The person presses Continue. Answers where Google sends the browser. */
  allow(query: URLSearchParams, email: string, ticked: string[]): string {
    const account = this.accounts.get(email);
    if (!account) throw new Error(`no Google account ${email}`);
    if (account.blocked) return callback(query, { error: account.blocked.error });
    const asked = (query.get('scope') ?? '').split(' ');
    const known = this.granted.get(email) ?? new Set<string>();
    const scopes = asked.filter((scope) => NO_BOXES.includes(scope) || ticked.includes(scope));
    const all = new Set([...(query.get('include_granted_scopes') === 'true' ? known : []), ...scopes]);
    const code = this.secret('4/');
    this.codes.set(code, {
      account,
      scopes: [...all],
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge'),
      offline: query.get('access_type') === 'offline',
      withRefreshToken: known.size === 0 || /\bconsent\b/.test(query.get('prompt') ?? ''),
    });
    this.granted.set(email, new Set([...known, ...scopes]));
    return callback(query, { code, scope: spelled([...all]) });
  }

  /** The person presses Cancel. */
  deny(query: URLSearchParams): string {
    return callback(query, { error: 'access_denied' });
  }

  token(form: URLSearchParams): TokenAnswer {
    if (form.get('client_id') !== CLIENT.id || form.get('client_secret') !== CLIENT.secret) {
      return failure(401, 'invalid_client', 'The OAuth client was not found.');
    }
    if (form.get('grant_type') === 'refresh_token') return this.refresh(form.get('refresh_token') ?? '');
    return form.get('grant_type') === 'authorization_code'
      ? this.exchange(form)
      : failure(400, 'unsupported_grant_type', 'Invalid grant_type');
  }

  /** Takes an access or a refresh token; either ends the whole grant, as at Google. */
  revoke(token: string): TokenAnswer {
    const email = this.refreshTokens.get(token) ?? this.accessTokens.get(token)?.email;
    if (!email) return failure(400, 'invalid_token', 'Token expired or revoked');
    this.endGrant(email);
    return { status: 200, body: {} };
  }

  /** The person removes the app at myaccount.google.com, or changes the password. */
  endGrant(email: string): void {
    this.granted.delete(email);
    for (const [token, owner] of this.refreshTokens) if (owner === email) this.refreshTokens.delete(token);
    for (const [token, { email: owner }] of this.accessTokens) if (owner === email) this.accessTokens.delete(token);
  }

  /** Access tokens end before their time; the grant lives on. */
  expireAccessTokens(email: string): void {
    for (const [token, { email: owner }] of this.accessTokens) if (owner === email) this.accessTokens.delete(token);
  }

  hasGrant(email: string): boolean {
    return this.granted.has(email);
  }

  bearer(authorization: string | undefined): AccessToken | undefined {
    const token = this.accessTokens.get(authorization?.replace(/^Bearer /, '') ?? '');
    return token && token.expiresAt > Date.now() ? token : undefined;
  }

  private exchange(form: URLSearchParams): TokenAnswer {
    const consent = this.codes.get(form.get('code') ?? '');
    this.codes.delete(form.get('code') ?? '');
    if (!consent) return failure(400, 'invalid_grant', 'Malformed auth code.');
    if (consent.redirectUri !== form.get('redirect_uri')) return failure(400, 'redirect_uri_mismatch', 'Bad Request');
    const verifier = form.get('code_verifier') ?? '';
    const hashed = createHash('sha256').update(verifier).digest('base64url');
    if (consent.challenge !== null && consent.challenge !== hashed) {
      return failure(400, 'invalid_grant', 'Invalid code verifier.');
    }
    return { status: 200, body: this.tokens(consent) };
  }

  private tokens({ account, scopes, offline, withRefreshToken }: Consent): Record<string, unknown> {
    const withRefresh = offline && withRefreshToken && !account.withholdsRefreshToken;
    return {
      ...this.newAccessToken(account.email, scopes),
      ...(withRefresh ? { refresh_token: this.newRefreshToken(account.email) } : {}),
      ...(scopes.includes('openid') ? { id_token: idToken(account) } : {}),
    };
  }

  private refresh(token: string): TokenAnswer {
    const email = this.refreshTokens.get(token);
    if (!email) return failure(400, 'invalid_grant', 'Token has been expired or revoked.');
    return { status: 200, body: this.newAccessToken(email, [...(this.granted.get(email) ?? [])]) };
  }

  private secret(prefix: string): string {
    const secret = prefix + randomBytes(32).toString('base64url');
    this.issued.push(secret);
    return secret;
  }

  private newAccessToken(email: string, scopes: string[]): Record<string, unknown> {
    const token = this.secret('ya29.');
    const expiresAt = Date.now() + this.tokenLifeSeconds * 1000;
    this.accessTokens.set(token, { email, scopes: new Set(scopes), expiresAt });
    return { access_token: token, expires_in: this.tokenLifeSeconds, scope: spelled(scopes), token_type: 'Bearer' };
  }

  private newRefreshToken(email: string): string {
    const token = this.secret('1//');
    this.refreshTokens.set(token, email);
    return token;
  }
}

function callback(query: URLSearchParams, values: Record<string, string>): string {
  const url = new URL(query.get('redirect_uri') ?? '');
  const state = query.get('state');
  for (const [name, value] of Object.entries(state === null ? values : { state, ...values })) {
    url.searchParams.set(name, value);
  }
  return url.href;
}

/** Google answers `email` by its long name. */
function spelled(scopes: string[]): string {
  return [...new Set(scopes.map((scope) => IDENTITY[scope] ?? scope))].join(' ');
}

function failure(status: number, error: string, description: string): TokenAnswer {
  return { status, body: { error, error_description: description } };
}

function idToken({ email, sub }: GoogleAccount): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: 'https://accounts.google.com',
    azp: CLIENT.id,
    aud: CLIENT.id,
    sub,
    email,
    email_verified: true,
    iat: now,
    exp: now + 3600,
  };
  return `${part({ alg: 'RS256', kid: 'stand-in', typ: 'JWT' })}.${part(claims)}.${randomBytes(32).toString('base64url')}`;
}
