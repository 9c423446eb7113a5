import { GmailStandIn } from '../../../../../../test/gmail/gmail-stand-in.js';
import { GmailConfig } from '../../../gateways/config/gmail-config.js';
import { googleOAuthContract } from '../../testing/google-oauth.contract.js';
import { GoogleOAuthServer } from './google-oauth-server.js';

describe('Google’s authorization server', () => {
  let standIn: GmailStandIn;
  let count = 0;

  beforeAll(async () => {
    standIn = await GmailStandIn.start();
  });

  afterAll(() => standIn.stop());

  googleOAuthContract(async () => {
    standIn.calm();
    count += 1;
    const email = `marcus${count}@gmail.example`;
    standIn.addAccount(email);
    const { id: clientId, secret: clientSecret } = standIn.oauth.client;
    const { GOOGLE_OAUTH_AUTH_URL: authUrl, GOOGLE_OAUTH_TOKEN_URL: tokenUrl, GOOGLE_OAUTH_REVOKE_URL: revokeUrl } = standIn.env;
    const redirectUri = 'https://recruit.example/api/gmail/callback';
    const google = new GoogleOAuthServer({
      google: { clientId, clientSecret, redirectUri, authUrl, tokenUrl, revokeUrl, timeoutMs: 10_000 },
    } as GmailConfig);
    return {
      google,
      email,
      allow: (url, scopes) => {
        const back = standIn.oauth.allow(new URL(url).searchParams, email, scopes);
        return new URL(back).searchParams.get('code') ?? '';
      },
      breakDown: () => {
        standIn.fail('token', { kind: 'reset' });
        standIn.fail('revoke', { kind: 'reset' });
      },
    };
  });
});
