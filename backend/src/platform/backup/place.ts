import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

import type { AppConfig } from '../config/app-config.js';
import { GcsBucket } from '../storage/gcs-bucket.js';
import type { StoredObjects } from '../storage/stored-objects.js';
import { FOLDERS, type Folder } from './archive/manifest.js';

/** What a backup is made of, and restored into: a database and a data folder. */
export interface Place {
  /** For the role that owns the tables. */
  databaseUrl: string;
  dataDir: string;
  /** The keys that seal tokens in the database, newest first. */
  encryptionKeys: readonly Buffer[];
  sessionSecret: string;
  /** Where photos are, if not below the data folder. */
  bucket?: PhotoBucket | undefined;
}

export interface PhotoBucket {
  name: string;
  objects: StoredObjects;
  /** Whether backups hold its photos. */
  isHeld: boolean;
}

export function placeOf(config: AppConfig, databaseUrl = config.databaseDirectUrl): Place {
  const { dataDir, encryptionKeys, sessionSecret, gcsBucket: name, backups } = config;
  const bucket = name === undefined ? undefined : { name, objects: new GcsBucket(config), isHeld: backups.holdsBucket };
  return { databaseUrl, dataDir, encryptionKeys, sessionSecret, bucket };
}

/** Returns what backups of a place do not contain, each with what to do. */
export function elsewhereOf({ bucket }: Place, folders: readonly Folder[]): string[] {
  const keys = 'SESSION_SECRET and ENCRYPTION_KEY are set by the operator: keep them too';
  const photos = `photos are in the bucket ${bucket?.name}: copy the bucket too`;
  return [...(folders.includes('keys') ? [] : [keys]), ...(bucket === undefined || bucket.isHeld ? [] : [photos])];
}

/** The folders below DATA_DIR that belong to the place. Keys that the environment gives are the operator's to keep; those of DATA_DIR belong to the place. */
export async function foldersOf({ dataDir, sessionSecret, encryptionKeys, bucket }: Place): Promise<readonly Folder[]> {
  const read = (name: string) =>
    readFile(path.join(dataDir, 'keys', name), 'utf8').then(
      (text) => text.trim(),
      () => '',
    );
  const ownSecret = (await read('session-secret')) === sessionSecret;
  const [newest] = encryptionKeys;
  const ownKey = newest !== undefined && (await read('encryption-key')) === newest.toString('base64');
  const onDisk = FOLDERS.filter((folder) => folder === 'keys' || bucket === undefined);
  return onDisk.filter((folder) => folder !== 'keys' || ownSecret || ownKey);
}

/** Returns fingerprints of the keys a database was sealed with; they reveal nothing of the keys, which are 32 random bytes. */
export function printsOf(keys: readonly Buffer[]): string[] {
  return keys.map((key) => createHash('sha256').update('recruit encryption key ').update(key).digest('hex'));
}
