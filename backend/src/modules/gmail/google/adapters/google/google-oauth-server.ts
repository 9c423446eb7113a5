import { createHash } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { GmailConfig } from '../../../gateways/index.js';
import { GoogleOAuth, type ConsentRequest, type ExchangeResult, type GoogleGrant } from '../../application/ports/google-oauth.js';
import { oauthClient } from './oauth-client.js';
import { readGoogleError } from './read-google-error.js';

interface Claims {
  sub?: string;
  email?: string;
}

/** Google's consent page, token endpoint and revocation, by its own client library. */
@Injectable()
export class GoogleOAuthServer extends GoogleOAuth {
  constructor(private readonly config: GmailConfig) {
    super();
  }

  get isSetUp(): boolean {
    return this.config.google !== undefined;
  }

  async consentUrl({ state, codeVerifier, scopes, incremental, renew, loginHint }: ConsentRequest): Promise<string> {
    const client = await oauthClient(this.config);
    const url = new URL(
      client.generateAuthUrl({
        access_type: 'offline',
        scope: scopes,
        state,
        code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      }),
    );
    url.searchParams.set('code_challenge_method', 'S256');
    if (incremental) url.searchParams.set('include_granted_scopes', 'true');
    if (renew) url.searchParams.set('prompt', 'consent');
    if (loginHint) url.searchParams.set('login_hint', loginHint);
    return url.href;
  }

  async exchange(code: string, codeVerifier: string): Promise<ExchangeResult> {
    const client = await oauthClient(this.config);
    try {
      const { tokens } = await client.getToken({ code, codeVerifier });
      const grant = grantOf(tokens);
      return grant ? { kind: 'granted', grant } : { kind: 'refused' };
    } catch (error) {
      return readGoogleError(error).kind === 'unavailable' ? { kind: 'unavailable' } : { kind: 'refused' };
    }
  }

  async revoke(token: string): Promise<boolean> {
    const client = await oauthClient(this.config);
    return client.revokeToken(token).then(
      () => true,
      () => false,
    );
  }

  async release(token: string): Promise<boolean> {
    const client = await oauthClient(this.config);
    return client.revokeToken(token).then(
      () => true,
      (error: { status?: number; response?: { status?: number } }) => (error.response?.status ?? error.status) === NO_SUCH_GRANT,
    );
  }
}

/** Google's status for a token that belongs to no grant (any more). */
const NO_SUCH_GRANT = 400;

interface Tokens {
  access_token?: string | null;
  refresh_token?: string | null;
  expiry_date?: number | null;
  id_token?: string | null;
  scope?: string;
}

/** Null when the answer does not contain the owner of the mailbox. */
function grantOf({ access_token: accessToken, refresh_token, expiry_date, id_token, scope }: Tokens): GoogleGrant | null {
  const { sub, email } = claimsOf(id_token ?? '');
  if (!accessToken || !sub || !email) return null;
  return {
    googleSub: sub,
    email,
    scopes: (scope ?? '').split(' '),
    accessToken,
    accessExpiresAt: new Date(expiry_date ?? 0),
    refreshToken: refresh_token ?? null,
  };
}

/** Unverified on purpose: it came over TLS from the token endpoint itself (OpenID Connect Core, 3.1.3.7, point 6). */
function claimsOf(idToken: string): Claims {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8')) as Claims;
  } catch {
    return {};
  }
}
