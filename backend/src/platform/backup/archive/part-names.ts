export const HEAD_PART = 'head.json';
export const MANIFEST_PART = 'manifest.json';

const TABLE_PART = /^database\/([^/]+)\/\d{6}\.copy$/;
const FILE_PART = /^files\/([0-9a-f]{64})$/;

/** One piece of a table's rows. */
export function tablePart(table: string, number: number): string {
  return `database/${encodeURIComponent(table)}/${String(number).padStart(6, '0')}.copy`;
}

/** The content of files with this digest. */
export function filePart(sha256: string): string {
  return `files/${sha256}`;
}

/** The table of a part; undefined for any other part. */
export function tableOf(part: string): string | undefined {
  const [, table] = TABLE_PART.exec(part) ?? [];
  return table === undefined ? undefined : decodeURIComponent(table);
}

/** The digest of a file's part; undefined for any other part. */
export function digestOf(part: string): string | undefined {
  return FILE_PART.exec(part)?.[1];
}
