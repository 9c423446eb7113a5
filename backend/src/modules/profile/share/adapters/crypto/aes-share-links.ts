import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { Ids } from '../../../../../shared-kernel/ids.js';
import { ShareLinks, type IssuedLink } from '../../application/ports/share-links.js';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** 256-bit tokens. Sealed as base64url of version, IV, AES-256-GCM text and tag, with the newest key. */
@Injectable()
export class AesShareLinks extends ShareLinks {
  constructor(
    private readonly config: AppConfig,
    private readonly ids: Ids,
  ) {
    super();
  }

  issue(): IssuedLink {
    const token = this.ids.token();
    return { hash: sha256(token), sealed: this.seal(token) };
  }

  hashOf(token: string): string | null {
    return TOKEN.test(token) ? sha256(token) : null;
  }

  linkOf(sealed: string): string | null {
    for (const key of this.config.encryptionKeys) {
      const token = open(sealed, key);
      if (token !== null) return `${this.config.publicUrl}/p/${token}`;
    }
    return null;
  }

  private seal(token: string): string {
    const [key] = this.config.encryptionKeys;
    if (!key) throw new Error('There is no encryption key.');
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const text = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
    return `v1.${Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64url')}`;
  }
}

/** null when the key is another one. */
function open(sealed: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed.replace(/^v1\./, ''), 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
