import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { unknownMigration } from '../database/known-migrations.js';
import { makeFolder } from '../files/make-folder.js';
import { APP_VERSION } from '../version/app-version.js';
import { isBucketPath, type Head, type Manifest } from './archive/manifest.js';
import { digestOf, tableOf } from './archive/part-names.js';
import { readArchive } from './archive/read-archive.js';
import { verifyArchive } from './archive/verify-archive.js';
import { BackupError } from './backup-error.js';
import { FORGET_ORDER } from './backup-orders.js';
import { DatabaseLoader } from './database/load-database.js';
import { RestoreTransaction } from './database/restore-transaction.js';
import { BucketRestore } from './files/bucket-restore.js';
import { StagedFiles } from './files/staged-files.js';
import { foldersOf, printsOf, type Place } from './place.js';

export interface RestoreOrder {
  file: string;
  passphrase?: string;
  /** Whether accounts in the place may be lost. */
  replace: boolean;
  /** Called once the file was found whole. */
  openPlace: () => Promise<Place>;
  /** What has to change in the rows because time went by since the backup; within the same transaction. */
  settle: (client: pg.ClientBase) => Promise<void>;
}

export interface FinishedRestore {
  manifest: Manifest;
  /** Whether the place has a key that the database's tokens were sealed with. */
  hasKeys: boolean;
}

/**
 * Puts a backup in the place of what is there. The file is read whole and compared first; then everything is one transaction and a
 * change of folders. Throws BackupError, and then nothing has changed.
 */
export async function restoreBackup(order: RestoreOrder): Promise<FinishedRestore> {
  const { file, passphrase } = order;
  const manifest = await verifyArchive(file, passphrase, { head: refuseNewer });
  refuseUnknown(manifest, manifest.migrations);
  const place = await order.openPlace();
  await makeFolder(place.dataDir);
  const bucket = bucketRestoreOf(place, manifest);
  const onDisk = manifest.files.filter(({ path }) => bucket === undefined || !isBucketPath(path));
  const staged = new StagedFiles(place.dataDir, onDisk, randomUUID());
  const transaction = await RestoreTransaction.open(place.databaseUrl);
  try {
    await transaction.ensureFree(order.replace);
    await staged.begin();
    await transaction.rebuild(manifest.migrations);
    await load(order, new DatabaseLoader(transaction.client, manifest), (sha256, content) =>
      bucket?.has(sha256) ? bucket.add(sha256, content) : staged.add(sha256, content),
    );
    await order.settle(transaction.client);
    // The backup that holds it was under way then, and is not now.
    if (manifest.tables.some(({ name }) => name === 'app_state')) await transaction.client.query(FORGET_ORDER);
    const found = await hasKeys(manifest, place);
    await exchange(transaction, staged);
    return { manifest, hasKeys: found };
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException);
  } finally {
    await transaction.close();
    await staged.clear();
  }
}

function bucketRestoreOf({ bucket }: Place, { files }: Manifest): BucketRestore | undefined {
  return bucket && new BucketRestore(bucket.name, bucket.objects, files);
}

type AddFile = (sha256: string, content: AsyncIterable<Buffer>) => Promise<void>;

async function load(order: RestoreOrder, loader: DatabaseLoader, addFile: AddFile): Promise<void> {
  await loader.begin();
  const read = readArchive(order.file, order.passphrase, {
    part: async (name, content) => {
      const table = tableOf(name);
      if (table !== undefined) await loader.add(table, content);
      else await addFile(digestOf(name) ?? '', content);
    },
  });
  await read.catch((error: Error) => {
    loader.abandon();
    throw error;
  });
  await loader.end();
}

async function exchange(transaction: RestoreTransaction, staged: StagedFiles): Promise<void> {
  await staged.mark().catch((error: unknown) => unmarkThenThrow(staged, error));
  await transaction.commit().catch((error: NodeJS.ErrnoException) => {
    if (wasRefused(error)) return unmarkThenThrow(staged, error);
    throw new BackupError(`Nobody knows whether the database was restored: ${error.message}. Restore again with --replace.`, {
      cause: error,
    });
  });
  await staged.publish().catch((error: Error) => {
    throw new BackupError(`The database was restored, its files were not: ${error.message}. Restore again with --replace.`, {
      cause: error,
    });
  });
  await staged.unmark();
}

/** Returns whether the database refused a statement, in contrast to a lost connection. */
function wasRefused({ code = '' }: NodeJS.ErrnoException): boolean {
  return /^[0-9A-Z]{5}$/.test(code) && !/^(?:08|57)/.test(code);
}

async function unmarkThenThrow(staged: StagedFiles, error: unknown): Promise<never> {
  await staged.unmark();
  throw error;
}

function refuseNewer(head: Head): void {
  refuseUnknown(head, head.lastMigration === '' ? [] : [head.lastMigration]);
}

function refuseUnknown({ appVersion }: Head, migrations: readonly string[]): void {
  const unknown = unknownMigration(migrations);
  if (unknown === undefined) return;
  throw new BackupError(
    `The backup was made by Recruit ${appVersion} with the migration ${unknown}, which Recruit ${APP_VERSION} does not know. Restore it with that version or a newer one.`,
  );
}

/** Keys of the backup take the place of those in DATA_DIR, unless the environment gives others. */
async function hasKeys(manifest: Manifest, place: Place): Promise<boolean> {
  const brought = manifest.files.some(({ path }) => path === 'keys/encryption-key');
  if (brought && (await foldersOf(place)).includes('keys')) return true;
  const here = new Set(printsOf(place.encryptionKeys));
  return manifest.keyPrints.some((print) => here.has(print));
}

function explained(error: NodeJS.ErrnoException): Error {
  if (error instanceof BackupError) return error;
  if (error.code === 'ENOSPC' || error.code === '53100') {
    return new BackupError('The disk is full: nothing was restored. Free space and restore again.', { cause: error });
  }
  return new BackupError(`Nothing was restored: ${error.message}.`, { cause: error });
}
