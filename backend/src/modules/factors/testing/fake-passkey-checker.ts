import { type BrowserOptions, type NewPasskeyQuestion, PasskeyChecker, type PasskeyUse } from '../application/ports/passkey-checker.js';
import type { NewCredential, Passkey } from '../domain/passkey.js';

interface Answer {
  challenge: string;
  credentialId: string;
  counter?: number;
  isUserVerified?: boolean;
  isForged?: boolean;
}

/** Answers as plain JSON, accepted unless marked as forged. */
export class FakePasskeyChecker extends PasskeyChecker {
  async optionsToAdd({ challenge, username, known }: NewPasskeyQuestion): Promise<BrowserOptions> {
    return { challenge, username, known: known.map(({ credentialId }) => credentialId) };
  }

  async optionsToUse(challenge: string, known: Passkey[]): Promise<BrowserOptions> {
    return { challenge, known: known.map(({ credentialId }) => credentialId) };
  }

  read(answer: string): { challenge: string; credentialId: string } | null {
    const read = answerOf(answer);
    return read && { challenge: read.challenge, credentialId: read.credentialId };
  }

  async checkNew(answer: string, challenge: string): Promise<NewCredential | null> {
    const read = answerOf(answer);
    if (!read || read.isForged || read.challenge !== challenge) return null;
    const { credentialId } = read;
    return { credentialId, publicKey: new Uint8Array([1]), counter: 0, transports: ['internal'], isBackedUp: false };
  }

  async checkUse(answer: string, challenge: string, passkey: Passkey): Promise<PasskeyUse | null> {
    const read = answerOf(answer);
    if (!read || read.isForged || read.challenge !== challenge || read.credentialId !== passkey.credentialId) return null;
    return { counter: read.counter ?? 0, isUserVerified: read.isUserVerified ?? true };
  }
}

function answerOf(answer: string): Answer | null {
  if (!answer.startsWith('{')) return null;
  const { challenge, credentialId, ...rest } = JSON.parse(answer) as Partial<Answer>;
  return challenge === undefined || credentialId === undefined ? null : { challenge, credentialId, ...rest };
}
