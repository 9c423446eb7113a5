import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { makeFolder } from '../files/make-folder.js';
import { sealOf } from './archive/sealing.js';
import { UNFINISHED } from './make-backup.js';

/** Made each day, before a change of the tables, or on request. */
export const BACKUP_KINDS = ['daily', 'before-upgrade', 'by-hand'] as const;
export type BackupKind = (typeof BACKUP_KINDS)[number];

/** A file of the folder. */
export interface ShelvedBackup {
  name: string;
  kind: BackupKind;
  /** The moment of the database that it holds, from its name. */
  at: Date;
  bytes: number;
  /** Null for a file that begins like no backup. */
  isEncrypted: boolean | null;
}

const ENDING = '.recruit';
const NAME = /^recruit-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})(?:-(\d{3}))?Z-(daily|before-upgrade|by-hand)\.recruit$/;
const DAY_MS = 24 * 3_600_000;
const MOST_LISTED = 100;

/** A folder with backups made by the server; files with other names are ignored. */
export class BackupShelf {
  constructor(
    private readonly folder: string,
    private readonly keep: number,
  ) {}

  /** The name of a new file; makes the folder. Two may be asked for within a second, so that their names have a thousandth more. */
  async fileFor(kind: BackupKind, now: Date): Promise<string> {
    await makeFolder(this.folder);
    const moment = now
      .toISOString()
      .slice(0, kind === 'by-hand' ? 23 : 19)
      .replaceAll(/[:.]/g, '-');
    return path.join(this.folder, `recruit-${moment}Z-${kind}${ENDING}`);
  }

  /** Returns the newest files, a hundred at most; a missing folder is empty. Throws other errors of the file system. */
  async list(): Promise<ShelvedBackup[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    const files: ShelvedBackup[] = [];
    const known = names.flatMap((name) => knownOf(name) ?? []).sort((one, other) => other.at.getTime() - one.at.getTime());
    for (const one of known.slice(0, MOST_LISTED)) {
      const file = path.join(this.folder, one.name);
      const found = await stat(file).catch(() => undefined);
      // Deleted since the folder was read.
      if (found?.isFile()) files.push({ ...one, bytes: found.size, isEncrypted: await sealOf(file) });
    }
    return files;
  }

  /**
   * Deletes the oldest of a kind until no more than `keep` are left, and returns their names. `made` is the one that was just written and
   * verified: it is kept regardless of its name, because a clock may have been wrong. Also deletes files that killed backups left a day
   * ago.
   */
  async tidy(made: string, kind: BackupKind, now: Date): Promise<string[]> {
    const names = await readdir(this.folder);
    const others = names.filter((name) => knownOf(name)?.kind === kind && name !== path.basename(made)).sort();
    const tooMany = others.slice(0, Math.max(0, others.length - (this.keep - 1)));
    for (const name of tooMany) await rm(path.join(this.folder, name), { force: true });
    for (const name of names.filter((one) => one.startsWith('recruit-') && one.endsWith(UNFINISHED))) await this.removeOld(name, now);
    return tooMany;
  }

  private async removeOld(name: string, now: Date): Promise<void> {
    const file = path.join(this.folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > DAY_MS) await rm(file, { force: true });
  }
}

/** Parses the name of a file; undefined when it was not made by this program. */
function knownOf(name: string): Pick<ShelvedBackup, 'name' | 'kind' | 'at'> | undefined {
  const found = NAME.exec(name);
  if (!found) return undefined;
  const [, day, hour, minute, second, thousandth = '000', kind] = found;
  const at = new Date(`${day}T${hour}:${minute}:${second}.${thousandth}Z`);
  return Number.isNaN(at.getTime()) ? undefined : { name, kind: kind as BackupKind, at };
}
