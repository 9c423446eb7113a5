import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { AppConfig } from '../config/app-config.js';
import { UploadAddressExpired, UploadAddressWrong } from './upload-errors.js';

export interface UploadTerms {
  id: string;
  expiresAt: Date;
  maxBytes: number;
}

/** Signs upload addresses of this server, so that anyone who has one may PUT one file without a session. */
@Injectable()
export class UploadSigner {
  private readonly key: Buffer;

  constructor(config: AppConfig) {
    // A key of its own: a signature made here can be used for nothing else.
    this.key = Buffer.from(hkdfSync('sha256', config.sessionSecret, '', 'upload addresses', 32));
  }

  /** Path and query. */
  sign({ id, expiresAt, maxBytes }: UploadTerms): string {
    const expires = String(expiresAt.getTime());
    const max = String(maxBytes);
    const query = new URLSearchParams({ expires, max, signature: this.signature(id, expires, max) });
    return `/api/uploads/${id}?${query.toString()}`;
  }

  /** The terms of an address. Throws UploadAddressWrong, UploadAddressExpired. */
  check(id: string, query: Record<string, unknown>, now: Date): UploadTerms {
    const { expires, max, signature } = query;
    if (typeof expires !== 'string' || typeof max !== 'string' || typeof signature !== 'string') throw new UploadAddressWrong();
    const given = Buffer.from(signature);
    const right = Buffer.from(this.signature(id, expires, max));
    if (given.length !== right.length || !timingSafeEqual(given, right)) throw new UploadAddressWrong();
    if (Number(expires) <= now.getTime()) throw new UploadAddressExpired();
    return { id, expiresAt: new Date(Number(expires)), maxBytes: Number(max) };
  }

  private signature(id: string, expires: string, max: string): string {
    return createHmac('sha256', this.key).update(`PUT\n${id}\n${expires}\n${max}`).digest('base64url');
  }
}
