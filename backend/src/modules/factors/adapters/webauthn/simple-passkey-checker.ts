import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { type BrowserOptions, type NewPasskeyQuestion, PasskeyChecker, type PasskeyUse } from '../../application/ports/passkey-checker.js';
import { FACTOR_LIMITS } from '../../domain/factor-limits.js';
import type { NewCredential, Passkey } from '../../domain/passkey.js';

/** EdDSA, ES256, RS256: what today's devices make and every Node.js of ours can check. */
const ALGORITHMS = [-8, -7, -257];
const timeout = FACTOR_LIMITS.ceremonyMs;

/** Bytes in a buffer of their own, as the package's types want them. */
const bytesOf = (bytes: Uint8Array) => new Uint8Array(bytes);
const describe = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

/** Passkeys belong to the host name of PUBLIC_URL, and answers count only from pages of PUBLIC_URL. */
@Injectable()
export class SimplePasskeyChecker extends PasskeyChecker {
  private readonly origin: string;
  private readonly host: string;

  constructor(config: AppConfig) {
    super();
    const { origin, hostname } = new URL(config.publicUrl);
    this.origin = origin;
    this.host = hostname;
  }

  async optionsToAdd({ challenge, userId, username, known }: NewPasskeyQuestion): Promise<BrowserOptions> {
    const options = await generateRegistrationOptions({
      rpName: 'Recruit',
      rpID: this.host,
      userName: username,
      userDisplayName: username,
      userID: bytesOf(Buffer.from(userId)),
      challenge,
      timeout,
      attestationType: 'none',
      excludeCredentials: known.map(describe),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return { ...options };
  }

  async optionsToUse(challenge: string, known: Passkey[]): Promise<BrowserOptions> {
    const options = await generateAuthenticationOptions({
      rpID: this.host,
      challenge,
      timeout,
      allowCredentials: known.map(describe),
      userVerification: 'preferred',
    });
    return { ...options };
  }

  read(answer: string): { challenge: string; credentialId: string } | null {
    const { id, response } = objectOf(answer);
    const client = objectOf(decoded(objectIn(response)['clientDataJSON']));
    const { challenge } = client;
    if (typeof id !== 'string' || typeof challenge !== 'string') return null;
    return { challenge: decoded(challenge), credentialId: id };
  }

  async checkNew(answer: string, challenge: string): Promise<NewCredential | null> {
    const checked = await orNull(() =>
      verifyRegistrationResponse({
        response: objectOf(answer) as unknown as RegistrationResponseJSON,
        expectedChallenge: Buffer.from(challenge).toString('base64url'),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!checked?.verified) return null;
    const { credential, credentialBackedUp } = checked.registrationInfo;
    const { id, publicKey, counter, transports } = credential;
    return { credentialId: id, publicKey: bytesOf(publicKey), counter, transports: namesIn(transports), isBackedUp: credentialBackedUp };
  }

  async checkUse(answer: string, challenge: string, passkey: Passkey): Promise<PasskeyUse | null> {
    const { credentialId: id, publicKey, counter } = passkey;
    const checked = await orNull(() =>
      verifyAuthenticationResponse({
        response: objectOf(answer) as unknown as AuthenticationResponseJSON,
        expectedChallenge: Buffer.from(challenge).toString('base64url'),
        expectedOrigin: this.origin,
        expectedRPID: this.host,
        requireUserVerification: false,
        credential: { id, publicKey: bytesOf(publicKey), counter },
      }),
    );
    if (!checked?.verified) return null;
    return { counter: checked.authenticationInfo.newCounter, isUserVerified: checked.authenticationInfo.userVerified };
  }
}

/** The package throws for every invalid answer; the sender does not learn why. */
async function orNull<T>(check: () => Promise<T>): Promise<T | null> {
  try {
    return await check();
  } catch {
    return null;
  }
}

function objectOf(json: string): Record<string, unknown> {
  try {
    return objectIn(JSON.parse(json));
  } catch {
    return {};
  }
}

const objectIn = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {});
const decoded = (base64url: unknown) => (typeof base64url === 'string' ? Buffer.from(base64url, 'base64url').toString('utf8') : '');

/** Ways to reach a device, as the browser named them: only plain names, and not many. */
function namesIn(transports: unknown): string[] {
  if (!Array.isArray(transports)) return [];
  return transports.filter((name): name is string => typeof name === 'string' && /^[a-z-]{1,20}$/.test(name)).slice(0, 8);
}
