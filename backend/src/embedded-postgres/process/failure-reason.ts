import { statfs } from 'node:fs/promises';

const longestReason = 300;
const noSpace = 'No space left on device';
/** Where only a part of a write fitted, PostgreSQL does not name the full disk. */
const signsOfFullDisk = [noSpace, 'Disk quota exceeded', 'wrote only'];
/** With less PostgreSQL cannot write down why it ended. */
const leastBytes = 1_000_000;

/** Returns the error output of postgres or initdb, or that there is none because the disk of `folder` is full. */
export async function errorOutput(folder: string, output: string): Promise<string> {
  const trimmed = output.trim();
  if (trimmed !== '') return trimmed;
  const { bavail, bsize } = await statfs(folder);
  return unstatedReason(bavail * bsize);
}

/** The reason of a server that ended without a word. */
export function unstatedReason(freeBytes: number): string {
  return freeBytes < leastBytes ? noSpace : '';
}

/**
 * Returns the last line of the highest severity (refused clients have lines too), else the whole output. A line of a full disk comes
 * first: what follows from it sounds graver.
 */
export function failureReason(output: string): string {
  const lines = output.split('\n');
  const ofFullDisk = lines.filter(isOfFullDisk);
  const grave = ofFullDisk.length > 0 ? ofFullDisk : lines;
  const last = (kind: string) =>
    grave
      .findLast((line) => line.includes(kind))
      ?.split(kind)[1]
      ?.trim();
  const reason = last('PANIC:') ?? last('FATAL:') ?? last('initdb: error:') ?? output.replace(/\s+/g, ' ').slice(0, longestReason);
  return reason || 'see postgres.log in the folder of the database';
}

/** What to do about it, where that is not to use another PostgreSQL. */
export function failureRemedy(reason: string): string | undefined {
  return isOfFullDisk(reason) ? 'The disk is full. Free space, then start again. Nothing that was stored is lost.' : undefined;
}

function isOfFullDisk(line: string): boolean {
  return signsOfFullDisk.some((sign) => line.includes(sign));
}
