import { z } from 'zod';

/** The layout of the file. A reader refuses a higher number. */
export const FORMAT = 1;

/** Folders of DATA_DIR that a backup takes along. */
export const FOLDERS = ['keys', 'pictures', 'uploads'] as const;
export type Folder = (typeof FOLDERS)[number];

/** Those that a bucket has, where there is one. */
export const BUCKET_FOLDERS = ['pictures', 'uploads'] as const satisfies readonly Folder[];

/** Whether a file of a backup is one that a bucket has, where there is one. */
export const isBucketPath = (name: string): boolean => BUCKET_FOLDERS.some((folder) => name.startsWith(`${folder}/`));

/** Names of parts and files become paths, so nothing but these letters and no step upwards. */
const NAME = /^(?!.*\.\.)(?:keys|pictures|uploads)(?:\/[\w.-]+)+$/;
const SHA256 = z.string().regex(/^[0-9a-f]{64}$/);
const COUNT = z.number().int().min(0);

/** What a reader needs before anything else; the first part. */
export const Head = z.object({
  product: z.literal('recruit'),
  format: z.number().int().min(1),
  appVersion: z.string(),
  /** The last migration that had run; empty before the first. */
  lastMigration: z.string(),
  createdAt: z.iso.datetime(),
});

/** Everything that the file holds; the last part, so that a cut file has none. */
export const Manifest = Head.extend({
  /** All migrations that had run, in their order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: COUNT })),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(z.object({ path: z.string().regex(NAME), sha256: SHA256, bytes: COUNT })),
  /** Parts of the place that are stored elsewhere, and so are not in the file. Missing in backups from before 0.2.0 was finished. */
  elsewhere: z.array(z.string()).default([]),
  /** Digests of the keys that seal tokens in the database, newest first. */
  keyPrints: z.array(SHA256),
  /** The pieces of tables, in the order of the file. Those of files are named by their digest. */
  parts: z.array(z.object({ name: z.string(), sha256: SHA256, bytes: COUNT })),
});

export type Head = z.infer<typeof Head>;
export type Manifest = z.infer<typeof Manifest>;
export type Part = Manifest['parts'][number];
export type StoredFile = Manifest['files'][number];
