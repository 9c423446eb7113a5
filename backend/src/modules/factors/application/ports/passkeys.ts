import type { Passkey } from '../../domain/passkey.js';

/** The passkeys of all accounts. */
export abstract class Passkeys {
  /** Throws TooManyPasskeys, or PasskeyKnown for a key that any account has. */
  abstract add(passkey: Passkey): Promise<void>;
  /** The oldest first. */
  abstract of(userId: string): Promise<Passkey[]>;
  abstract byCredential(credentialId: string): Promise<Passkey | null>;
  /** Null when the account has no such passkey. */
  abstract rename(userId: string, id: string, name: string): Promise<Passkey | null>;
  /** What was removed; null when the account has no such passkey. */
  abstract remove(userId: string, id: string): Promise<Passkey | null>;
  /** Stores a use. False when the counter does not increase: the key was copied, or this use was stored before. */
  abstract use(id: string, counter: number, now: Date): Promise<boolean>;
}
