import { ConfigError } from './config-error.js';
import type { EnvReader } from './env-reader.js';
import type { GoogleClient } from './google-client.js';

const WEB = ['http:', 'https:'];

/** Undefined when neither GOOGLE_CLIENT_ID nor GOOGLE_CLIENT_SECRET is set: Gmail is not set up on this server. */
export function readGoogleClient(read: EnvReader): GoogleClient | undefined {
  const clientId = read.optional('GOOGLE_CLIENT_ID');
  const clientSecret = read.optional('GOOGLE_CLIENT_SECRET');
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined) throw new ConfigError('GOOGLE_CLIENT_ID', clientId, 'the client that GOOGLE_CLIENT_SECRET belongs to');
  if (clientSecret === undefined) throw new ConfigError('GOOGLE_CLIENT_SECRET', clientSecret, 'the secret of GOOGLE_CLIENT_ID');
  return {
    clientId,
    clientSecret,
    authUrl: read.url('GOOGLE_OAUTH_AUTH_URL', WEB),
    tokenUrl: read.url('GOOGLE_OAUTH_TOKEN_URL', WEB),
    revokeUrl: read.url('GOOGLE_OAUTH_REVOKE_URL', WEB),
    gmailRootUrl: readOrigin(read),
    timeoutMs: read.integer('GOOGLE_TIMEOUT_MS', 30_000, 100, 600_000),
  };
}

function readOrigin(read: EnvReader): string | undefined {
  const given = read.url('GMAIL_ROOT_URL', WEB);
  if (given === undefined) return undefined;
  const { origin, pathname, search } = new URL(given);
  // The client library puts its own path behind the origin and would drop one given here without a word.
  if (pathname !== '/' || search !== '') throw new ConfigError('GMAIL_ROOT_URL', given, 'an address without a path');
  return origin;
}
