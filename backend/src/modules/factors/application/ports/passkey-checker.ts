import type { NewCredential, Passkey } from '../../domain/passkey.js';

/** Options for the browser, as the WebAuthn standard writes them in JSON. */
export type BrowserOptions = Record<string, unknown>;

export interface NewPasskeyQuestion {
  challenge: string;
  userId: string;
  username: string;
  /** Those that the device need not offer again. */
  known: Passkey[];
}

/** How a passkey answered. */
export interface PasskeyUse {
  counter: number;
  /** The device checked a finger, a face or a PIN. */
  isUserVerified: boolean;
}

/** The WebAuthn standard: what browsers are asked, and whether their answers are right. */
export abstract class PasskeyChecker {
  abstract optionsToAdd(question: NewPasskeyQuestion): Promise<BrowserOptions>;
  /** `known` empty: any passkey of this site, so that no name is needed. */
  abstract optionsToUse(challenge: string, known: Passkey[]): Promise<BrowserOptions>;
  /** The question that an answer is for, and the key that gave it; null when it is no such answer. */
  abstract read(answer: string): { challenge: string; credentialId: string } | null;
  /** Null when it is not right. */
  abstract checkNew(answer: string, challenge: string): Promise<NewCredential | null>;
  /** Null when it is not right. */
  abstract checkUse(answer: string, challenge: string, passkey: Passkey): Promise<PasskeyUse | null>;
}
