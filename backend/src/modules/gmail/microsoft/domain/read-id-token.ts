import { readMailAddress } from '../../../../shared-kernel/mail-address.js';

/** Whose mailbox a consent is for. */
export interface MicrosoftIdentity {
  address: string;
  username: string;
  tenantId: string | undefined;
}

/**
 * The person that an ID token is about; null when it names no email address. Its signature is not checked on purpose: it came
 * over TLS from the token endpoint itself (OpenID Connect Core, 3.1.3.7, point 6), and the mail servers check who signs in.
 */
export function readIdToken(idToken: string, decode: (part: string) => string): MicrosoftIdentity | null {
  const { email, preferred_username: name, tid } = claimsOf(idToken, decode);
  const username = addressIn(name) ?? addressIn(email);
  const address = addressIn(email) ?? username;
  if (username === null || address === null) return null;
  return { address, username, tenantId: typeof tid === 'string' ? tid : undefined };
}

function addressIn(claim: unknown): string | null {
  return typeof claim === 'string' ? readMailAddress(claim.trim()) : null;
}

function claimsOf(idToken: string, decode: (part: string) => string): Record<string, unknown> {
  try {
    const claims: unknown = JSON.parse(decode(idToken.split('.')[1] ?? ''));
    return typeof claims === 'object' && claims !== null ? (claims as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
