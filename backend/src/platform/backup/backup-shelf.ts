import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { UNFINISHED } from './make-backup.js';

/** Every day, or because the tables are about to change. */
export type ShelfKind = 'daily' | 'before-upgrade';

const ENDING = '.recruit';
const NAME = /^recruit-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z-(daily|before-upgrade)\.recruit$/;
const DAY_MS = 24 * 3_600_000;

/** A folder with backups that the server made itself; files of other names in it are somebody else's. */
export class BackupShelf {
  constructor(
    private readonly folder: string,
    private readonly keep: number,
  ) {}

  /** The name of a new file; makes the folder. */
  async fileFor(kind: ShelfKind, now: Date): Promise<string> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const moment = now.toISOString().slice(0, 19).replaceAll(':', '-');
    return path.join(this.folder, `recruit-${moment}Z-${kind}${ENDING}`);
  }

  /**
   * Deletes the oldest of a kind until no more than `keep` are left. `made` is the one that was just written and read again: it stays
   * whatever its name says, because a clock may have been wrong. Also deletes what killed backups left a day ago.
   */
  async tidy(made: string, kind: ShelfKind, now: Date): Promise<void> {
    const names = await readdir(this.folder);
    const others = names.filter((name) => NAME.exec(name)?.[1] === kind && name !== path.basename(made)).sort();
    const tooMany = others.slice(0, Math.max(0, others.length - (this.keep - 1)));
    for (const name of tooMany) await rm(path.join(this.folder, name), { force: true });
    for (const name of names.filter((one) => one.startsWith('recruit-') && one.endsWith(UNFINISHED))) await this.removeOld(name, now);
  }

  private async removeOld(name: string, now: Date): Promise<void> {
    const file = path.join(this.folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > DAY_MS) await rm(file, { force: true });
  }
}
