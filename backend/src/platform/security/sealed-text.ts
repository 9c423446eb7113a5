import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import type { AppConfig } from '../config/app-config.js';

interface Key {
  /** Names the key inside a seal without saying anything about it. */
  id: string;
  bytes: Buffer;
}

const VERSION = 'v1';
/** NIST SP 800-38D: 96 bits, random, never twice under one key. */
const NONCE_BYTES = 12;

/** AES-256-GCM under ENCRYPTION_KEY: seals with the newest key, opens with any. `v1.<key>.<nonce>.<tag>.<text>`. */
export class SealedText {
  private readonly keys: Key[];

  constructor({ encryptionKeys }: Pick<AppConfig, 'encryptionKeys'>) {
    this.keys = encryptionKeys.map((bytes) => ({
      id: createHash('sha256').update('recruit token key').update(bytes).digest('base64url').slice(0, 8),
      bytes,
    }));
  }

  /** A seal opens only for the context it was made for. */
  seal(text: string, context: string): string {
    const key = this.keys[0] as Key;
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
    return [VERSION, key.id, ...parts].join('.');
  }

  /** `stale`: by another key than the newest. Null when it does not open. */
  open(sealed: string, context: string): { text: string; stale: boolean } | null {
    const [version, id, ...parts] = sealed.split('.');
    const key = this.keys.find((each) => each.id === id);
    const [nonce, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
    if (version !== VERSION || !key || !nonce || !tag || !text) return null;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, nonce, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(context)).setAuthTag(tag);
      const opened = Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
      return { text: opened, stale: key !== this.keys[0] };
    } catch {
      return null;
    }
  }
}
