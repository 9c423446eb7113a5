import { Injectable } from '@nestjs/common';
import type { Bucket } from '@google-cloud/storage';

import { AppConfig } from '../config/app-config.js';
import { StorageUnavailable } from './storage-unavailable.js';

export interface SignedPut {
  url: string;
  /** Signed, so they have to be sent. */
  headers: Record<string, string>;
}

export interface PutTerms {
  name: string;
  now: Date;
  expiresAt: Date;
  maxBytes: number;
}

/** No such object, or (416) one of no bytes at all, of which no range can be had. */
const NOTHING_THERE = new Set<number | string>([404, 416]);
const TIMEOUT_S = 20;

/** The Google Cloud Storage bucket of GCS_BUCKET. The library is loaded with the first call: it is large and rarely needed. */
@Injectable()
export class GcsBucket {
  private opened: Promise<Bucket> | undefined;

  constructor(private readonly config: AppConfig) {}

  /** A V4 signed address for one PUT of 1 to `maxBytes` bytes: an object that exists is never written over. */
  async signPut({ name, now, expiresAt, maxBytes }: PutTerms): Promise<SignedPut> {
    const headers = { 'x-goog-content-length-range': `1,${maxBytes}`, 'x-goog-if-generation-match': '0' };
    const url = await this.ask(async (bucket) => {
      const terms = { version: 'v4', action: 'write', accessibleAt: now, expires: expiresAt } as const;
      const [signed] = await bucket.file(name).getSignedUrl({ ...terms, extensionHeaders: headers });
      return signed;
    });
    return { url, headers };
  }

  write(name: string, bytes: Buffer, contentType: string): Promise<void> {
    return this.ask((bucket) => bucket.file(name).save(bytes, { resumable: false, contentType, validation: 'md5' }));
  }

  /** At most `maxBytes` + 1 bytes, so that a larger object can be told; null when there is none, or an empty one. */
  async read(name: string, maxBytes: number): Promise<Buffer | null> {
    return this.ask(async (bucket) => {
      try {
        const [bytes] = await bucket.file(name).download({ start: 0, end: maxBytes, decompress: false });
        return bytes;
      } catch (error) {
        if (NOTHING_THERE.has(codeOf(error))) return null;
        throw error;
      }
    });
  }

  /** Takes the content out of an object and leaves it in its place; nothing to do when there is none. */
  emptyExisting(name: string): Promise<void> {
    return this.ask(async (bucket) => {
      const [exists] = await bucket.file(name).exists();
      if (exists) await bucket.file(name).save('', { resumable: false, validation: 'md5' });
    });
  }

  /** Nothing to do when there is none. */
  remove(name: string): Promise<void> {
    return this.ask(async (bucket) => {
      await bucket.file(name).delete({ ignoreNotFound: true });
    });
  }

  private async ask<T>(question: (bucket: Bucket) => Promise<T>): Promise<T> {
    try {
      this.opened ??= open(this.config);
      return await question(await this.opened);
    } catch (error) {
      throw new StorageUnavailable(`${codeOf(error)} ${(error as Error).message}`.slice(0, 300));
    }
  }
}

/** The library finds the account by itself: in the file of GOOGLE_APPLICATION_CREDENTIALS, else that of the machine. */
async function open({ gcsBucket = '', gcsApiEndpoint }: AppConfig): Promise<Bucket> {
  const { Storage } = await import('@google-cloud/storage');
  const storage = new Storage({
    apiEndpoint: gcsApiEndpoint,
    // A stand-in on this computer knows no accounts; any other endpoint is Google's by another name.
    useAuthWithCustomEndpoint: gcsApiEndpoint !== undefined && !isLoopback(gcsApiEndpoint),
    timeout: TIMEOUT_S * 1000,
    retryOptions: { maxRetries: 2, totalTimeout: TIMEOUT_S },
  });
  return storage.bucket(gcsBucket);
}

function isLoopback(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

function codeOf(error: unknown): number | string {
  return (error as { code?: number | string }).code ?? '';
}
