/** A copy of the data of a user: being made, there until `expiresAt`, failed, or none. */
export interface ExportView {
  state: 'none' | 'making' | 'ready' | 'failed';
  /** Parts of the copy that are done, and all of them. */
  stepsDone: number;
  steps: number;
  bytes: number;
  requestedAt: Date | null;
  expiresAt: Date | null;
}

export const NO_EXPORT: ExportView = { state: 'none', stepsDone: 0, steps: 0, bytes: 0, requestedAt: null, expiresAt: null };

export const EXPORT_KEPT_MS = 24 * 3600_000;
/** A second wish within this time gets the same copy. */
export const EXPORT_AGAIN_MS = 3600_000;

/** One file of the export; its content is read when the export reaches it. */
export interface ExportFile {
  name: string;
  content: () => AsyncIterable<Buffer | string>;
}

/** Explains each file, in the order of the copy. */
export function readmeText(now: Date, files: { name: string; about: string }[]): string {
  return [
    'Your data in Recruit',
    `As it was on ${now.toISOString().slice(0, 19).replace('T', ' ')} UTC`,
    '',
    'Passwords, sign-in tokens and other secrets are left out.',
    'In the folder csv are tables for a spreadsheet; in data is every row as JSON, in the words of the database.',
    '',
    ...files.map(({ name, about }) => `${name.padEnd(40)} ${about}`),
    '',
  ].join('\r\n');
}

/** A file name of the athlete's as it may be in an archive: no folders, nothing that a system reads as a command. */
export function archiveName(number: number, name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}. _-]/gu, '_')
    .replace(/^\.+/, '_')
    .slice(-100);
  return `${number}-${plain}`;
}
