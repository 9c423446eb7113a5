import type { GmailConfig } from '../../../gateways/index.js';
import { GmailNotSetUp } from '../../domain/gmail-not-set-up.js';
import { loadGmail, type GmailLibrary } from './load-gmail.js';

type OAuth2Client = InstanceType<GmailLibrary['auth']['OAuth2']>;

/** A client without tokens. Taken from the Gmail package itself: a second copy of the auth library would not fit its types. */
export async function oauthClient({ google }: Pick<GmailConfig, 'google'>): Promise<OAuth2Client> {
  if (!google) throw new GmailNotSetUp();
  const { auth } = await loadGmail();
  const { clientId, clientSecret, authUrl, tokenUrl, revokeUrl, timeoutMs, redirectUri } = google;
  return new auth.OAuth2({
    clientId,
    clientSecret,
    redirectUri,
    endpoints: {
      ...(authUrl ? { oauth2AuthBaseUrl: authUrl } : {}),
      ...(tokenUrl ? { oauth2TokenUrl: tokenUrl } : {}),
      ...(revokeUrl ? { oauth2RevokeUrl: revokeUrl } : {}),
    },
    transporterOptions: { timeout: timeoutMs },
  });
}
