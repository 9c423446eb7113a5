import { ConfigError } from '../../../../platform/config/config-error.js';
import type { EnvReader } from '../../../../platform/config/env-reader.js';

const WEB = ['http:', 'https:'];

/** The OAuth client of this server, and endpoints that replace Google's (a fake server in tests). */
export interface GoogleClient {
  clientId: string;
  clientSecret: string;
  /** Where Google sends the athlete back to. */
  redirectUri: string;
  authUrl?: string;
  tokenUrl?: string;
  revokeUrl?: string;
  /** Origin without a path. */
  gmailRootUrl?: string;
  /** How long one call may take. */
  timeoutMs: number;
}

/** Undefined when neither GOOGLE_CLIENT_ID nor GOOGLE_CLIENT_SECRET is set: Gmail is not set up on this server. */
export function readGoogleClient(env: EnvReader, publicUrl: string): GoogleClient | undefined {
  const clientId = env.optional('GOOGLE_CLIENT_ID');
  const clientSecret = env.optional('GOOGLE_CLIENT_SECRET');
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined) throw new ConfigError('GOOGLE_CLIENT_ID', clientId, 'the client that GOOGLE_CLIENT_SECRET belongs to');
  if (clientSecret === undefined) throw new ConfigError('GOOGLE_CLIENT_SECRET', clientSecret, 'the secret of GOOGLE_CLIENT_ID');
  return {
    clientId,
    clientSecret,
    redirectUri: `${publicUrl}/api/gmail/callback`,
    authUrl: env.url('GOOGLE_OAUTH_AUTH_URL', WEB),
    tokenUrl: env.url('GOOGLE_OAUTH_TOKEN_URL', WEB),
    revokeUrl: env.url('GOOGLE_OAUTH_REVOKE_URL', WEB),
    gmailRootUrl: readOrigin(env),
    timeoutMs: env.integer('GOOGLE_TIMEOUT_MS', 30_000, 100, 600_000),
  };
}

function readOrigin(env: EnvReader): string | undefined {
  const given = env.url('GMAIL_ROOT_URL', WEB);
  if (given === undefined) return undefined;
  const { origin, pathname, search } = new URL(given);
  // The client library puts its own path behind the origin and would drop one given here without a word.
  if (pathname !== '/' || search !== '') throw new ConfigError('GMAIL_ROOT_URL', given, 'an address without a path');
  return origin;
}
