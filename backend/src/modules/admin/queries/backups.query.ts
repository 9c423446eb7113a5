import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

import {
  BackupOrders,
  BackupShelf,
  type AskedBackup,
  type BackupKind,
  type BackupNotes,
  type BackupProgress,
  type MadeBackup,
  type ShelvedBackup,
} from '../../../platform/backup/index.js';
import { AppConfig } from '../../../platform/config/app-config.js';

export interface BackupFigures {
  /** Whether one is made each day. */
  isDaily: boolean;
  /** How many of each kind are kept. */
  keep: number;
  /** Where they are; null where none can be asked for. */
  folder: string | null;
  /** Whether this process can read that folder; of another computer it may be elsewhere. */
  isFolderReadable: boolean;
  last: LastBackup | null;
  /** What went wrong since the last one. */
  failure: BackupFailure | null;
  /** The one that an admin asked for last. */
  asked: AskedFigures | null;
  /** Those in the folder, newest first. */
  files: BackupFile[];
}

export interface LastBackup {
  at: string;
  /** Where it was written; a person may have moved one that was made by hand. */
  file: string;
  bytes: number;
  kind: BackupKind;
  isEncrypted: boolean;
}

export interface BackupFailure {
  at: string;
  message: string;
}

export interface AskedFigures {
  askedAt: string;
  /** Null once that account was deleted. */
  askedBy: string | null;
  state: AskedBackup['state'];
  progress: BackupProgress | null;
  endedAt: string | null;
  file: string | null;
  bytes: number | null;
  failure: string | null;
}

export interface BackupFile {
  name: string;
  at: Date;
  bytes: number;
  kind: BackupKind;
  /** Null for a file that begins like no backup. */
  isEncrypted: boolean | null;
  /** verified: read and compared after it was made, and still as long as then; changed: no longer so; unknown: this database has no record of it. */
  check: 'verified' | 'changed' | 'unknown';
  /** The admin who asked for it; null for others and for accounts that were deleted. */
  madeBy: string | null;
}

type Names = ReadonlyMap<string, string>;

/** The backups that there are, and the one under way. */
@Injectable()
export class BackupsQuery {
  constructor(
    private readonly source: DataSource,
    private readonly config: AppConfig,
    private readonly orders: BackupOrders,
  ) {}

  async read({ made, failed, files: notes }: BackupNotes): Promise<BackupFigures> {
    const { dir, folder, keep } = this.config.backups;
    const files = folder === undefined ? [] : await new BackupShelf(folder, keep).list().catch(() => null);
    const asked = await this.orders.last();
    const names = await this.namesOf([asked?.by, ...[...notes.values()].map(({ by }) => by)]);
    return {
      ...{ isDaily: dir !== undefined, keep, folder: folder ?? null, isFolderReadable: files !== null },
      ...{ last: made && withoutAuthor(made), failure: failed, asked: asked && askedOf(asked, names) },
      files: (files ?? []).map((file) => fileOf(file, notes.get(file.name), names)),
    };
  }

  private async namesOf(ids: readonly (string | undefined)[]): Promise<Names> {
    const wanted = [...new Set(ids.filter((id) => id !== undefined))];
    if (wanted.length === 0) return new Map();
    const rows = await this.source.query<{ id: string; username: string }[]>('select id, username from users where id = any($1::uuid[])', [
      wanted,
    ]);
    return new Map(rows.map(({ id, username }) => [id, username]));
  }
}

function withoutAuthor({ at, file, bytes, kind, isEncrypted }: MadeBackup): LastBackup {
  return { at, file, bytes, kind, isEncrypted };
}

function askedOf({ askedAt, by, state, progress, endedAt, file, bytes, failure }: AskedBackup, names: Names): AskedFigures {
  return { askedAt, askedBy: names.get(by) ?? null, state, progress, endedAt, file, bytes, failure };
}

function fileOf(file: ShelvedBackup, note: MadeBackup | undefined, names: Names): BackupFile {
  const isSame = note?.bytes === file.bytes && note.isEncrypted === file.isEncrypted;
  const check = note === undefined ? 'unknown' : isSame ? 'verified' : 'changed';
  return { ...file, check, madeBy: names.get(note?.by ?? '') ?? null };
}
