import { Injectable } from '@nestjs/common';
import type { Bucket, File } from '@google-cloud/storage';

import { AppConfig } from '../config/app-config.js';
import type { StoredObject, StoredObjects } from './stored-objects.js';
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
const NOTHING_THERE = new Set([404, 416]);
const PAGE = 1000;
const TIMEOUT_S = 20;
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The Google Cloud Storage bucket of GCS_BUCKET. The library is loaded with the first call: it is large and rarely needed. */
@Injectable()
export class GcsBucket implements StoredObjects {
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

  /** Reads at most `maxBytes` + 1 bytes, so that a larger object can be detected; null when there is none, or an empty one. */
  read(name: string, maxBytes: number): Promise<Buffer | null> {
    return this.ask(async ({ name: bucketName, storage }) => {
      // Does not use the library: its downloads pipe one response several times and may throw uncatchable
      // errors.
      const headers = this.withAccount ? new Headers(await storage.authClient.getRequestHeaders()) : new Headers();
      headers.set('range', `bytes=0-${maxBytes}`);
      const path = `/storage/v1/b/${encodeURIComponent(bucketName)}/o/${encodeURIComponent(name)}?alt=media`;
      const answer = await fetch(storage.apiEndpoint + path, { headers, signal: AbortSignal.timeout(TIMEOUT_S * 1000) });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (NOTHING_THERE.has(answer.status)) return null;
      if (!answer.ok) throw new Error(`reading an object was answered with ${answer.status}`);
      return bytes;
    });
  }

  /** Page after page, so that no more names are in memory than a page has. */
  async *list(prefix: string): AsyncGenerator<StoredObject> {
    let pageToken: string | undefined;
    do {
      const query = { prefix, autoPaginate: false, maxResults: PAGE, pageToken };
      const [files, next] = await this.ask(async (bucket): Promise<[File[], { pageToken?: string } | null]> => {
        const answer = await bucket.getFiles(query);
        return [answer[0], answer[1]];
      });
      for (const { name, metadata } of files) yield { name, md5: metadata.md5Hash ?? null };
      pageToken = next?.pageToken;
    } while (pageToken !== undefined);
  }

  /** Empties an object but keeps it; does nothing when there is none. */
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
      this.opened ??= this.open();
      return await question(await this.opened);
    } catch (error) {
      const { code = '', message } = error as Error & { code?: number | string };
      throw new StorageUnavailable(`${code} ${message}`.slice(0, 300));
    }
  }

  /** The library finds the account itself: in the file of GOOGLE_APPLICATION_CREDENTIALS, else that of the machine. */
  private async open(): Promise<Bucket> {
    const { gcsBucket = '', gcsApiEndpoint } = this.config;
    const { Storage } = await import('@google-cloud/storage');
    const storage = new Storage({
      apiEndpoint: gcsApiEndpoint,
      useAuthWithCustomEndpoint: this.withAccount,
      timeout: TIMEOUT_S * 1000,
      retryOptions: { maxRetries: 2, totalTimeout: TIMEOUT_S },
    });
    return storage.bucket(gcsBucket);
  }

  /** A fake server on this computer has no accounts; any other endpoint is Google's by another name. */
  private get withAccount(): boolean {
    const { gcsApiEndpoint } = this.config;
    return gcsApiEndpoint === undefined || !LOOPBACK.has(new URL(gcsApiEndpoint).hostname);
  }
}
