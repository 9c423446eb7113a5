import type { GmailStandIn } from './gmail-stand-in.js';

const SCOPES = ['openid', 'email', 'https://www.googleapis.com/auth/gmail.send', 'https://www.googleapis.com/auth/gmail.readonly'];

export interface Grant {
  googleSub: string;
  email: string;
  refreshToken: string;
  accessToken: string;
  accessExpiresAt: Date;
}

/** Consent and code exchange without the product: what Google gave for this account. */
export function grantOf(google: GmailStandIn, email: string, { canReadReplies = true } = {}): Grant {
  const asked = SCOPES.filter((scope) => canReadReplies || !scope.endsWith('readonly'));
  const redirect = 'https://recruit.example/api/gmail/callback';
  const query = new URLSearchParams({ scope: asked.join(' '), redirect_uri: redirect, access_type: 'offline', prompt: 'consent' });
  const code = new URL(google.oauth.allow(query, email, asked)).searchParams.get('code') ?? '';
  const { id: client_id, secret: client_secret } = google.oauth.client;
  const form = { grant_type: 'authorization_code', code, redirect_uri: redirect, client_id, client_secret };
  const { body } = google.oauth.token(new URLSearchParams(form));
  return {
    googleSub: google.oauth.accounts.get(email)?.sub ?? '',
    email,
    refreshToken: String(body['refresh_token']),
    accessToken: String(body['access_token']),
    accessExpiresAt: new Date(Date.now() + Number(body['expires_in']) * 1000),
  };
}
