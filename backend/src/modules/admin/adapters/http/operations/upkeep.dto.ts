import { ApiProperty } from '@nestjs/swagger';

import { BACKUP_KINDS, type BackupKind, type BackupProgress } from '../../../../../platform/backup/index.js';
import type { AskedFigures, BackupFailure, BackupFigures, BackupFile, LastBackup } from '../../../queries/backups.query.js';
import type { UpkeepView } from '../../../queries/upkeep.query.js';

export class UpkeepLastBackup implements LastBackup {
  @ApiProperty({ format: 'date-time', example: '2026-11-25T04:00:00.000Z', description: 'The moment of the database that it holds' })
  at: string;

  @ApiProperty({ example: '/srv/backups/recruit-2026-11-25T04-00-00Z-daily.recruit' })
  file: string;

  @ApiProperty({ example: 48_211_034 })
  bytes: number;

  @ApiProperty({ enum: BACKUP_KINDS })
  kind: BackupKind;

  @ApiProperty({ example: true })
  isEncrypted: boolean;
}

export class UpkeepBackupFailure implements BackupFailure {
  @ApiProperty({ format: 'date-time', example: '2026-11-25T04:00:00.000Z' })
  at: string;

  @ApiProperty({ example: 'The disk is full: /srv/backups/recruit-2026-11-25T04-00-00Z-daily.recruit was not written.' })
  message: string;
}

export class UpkeepProgress implements BackupProgress {
  @ApiProperty({ enum: ['database', 'files', 'check'], description: 'Tables, photos and keys, then everything is read again' })
  stage: BackupProgress['stage'];

  @ApiProperty({ example: 12 })
  done: number;

  @ApiProperty({ type: Number, nullable: true, example: 70, description: 'Null while it is not known' })
  total: number | null;
}

export class UpkeepAskedBackup implements AskedFigures {
  @ApiProperty({ format: 'date-time', example: '2026-11-25T04:00:00.000Z' })
  askedAt: string;

  @ApiProperty({ type: String, nullable: true, example: 'admin', description: 'Null once that account was deleted' })
  askedBy: string | null;

  @ApiProperty({ enum: ['waiting', 'running', 'made', 'failed'] })
  state: AskedFigures['state'];

  @ApiProperty({ type: UpkeepProgress, nullable: true })
  progress: UpkeepProgress | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  endedAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: '/srv/backups/recruit-2026-11-25T04-00-00-000Z-by-hand.recruit' })
  file: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 48_211_034 })
  bytes: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed', example: 'The disk of /backups is full.' })
  failure: string | null;
}

export class UpkeepBackupFile implements BackupFile {
  @ApiProperty({ example: 'recruit-2026-11-25T04-00-00Z-daily.recruit' })
  name: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-25T04:00:00.000Z' })
  at: Date;

  @ApiProperty({ example: 48_211_034 })
  bytes: number;

  @ApiProperty({ enum: BACKUP_KINDS })
  kind: BackupKind;

  @ApiProperty({ type: Boolean, nullable: true, description: 'Null for a file that begins like no backup', example: true })
  isEncrypted: boolean | null;

  @ApiProperty({
    enum: ['verified', 'changed', 'unknown'],
    description: 'Read again and compared when it was made, and as long as then; no longer so; this database knows nothing of it',
  })
  check: BackupFile['check'];

  @ApiProperty({ type: String, nullable: true, example: 'admin', description: 'The admin who asked for it' })
  madeBy: string | null;
}

export class UpkeepBackups implements BackupFigures {
  @ApiProperty({ example: true, description: 'Whether one is made each day (BACKUP_DIR)' })
  isDaily: boolean;

  @ApiProperty({ example: 14, description: 'How many of each kind are kept' })
  keep: number;

  @ApiProperty({ type: String, nullable: true, example: '/srv/backups', description: 'Null where none can be asked for' })
  folder: string | null;

  @ApiProperty({ example: true, description: 'Whether the process that answers can read that folder' })
  isFolderReadable: boolean;

  @ApiProperty({ type: UpkeepLastBackup, nullable: true, description: 'The last one that was written and read again' })
  last: UpkeepLastBackup | null;

  @ApiProperty({ type: UpkeepBackupFailure, nullable: true, description: 'What went wrong since' })
  failure: UpkeepBackupFailure | null;

  @ApiProperty({ type: UpkeepAskedBackup, nullable: true, description: 'The one that an admin asked for last' })
  asked: UpkeepAskedBackup | null;

  @ApiProperty({ type: [UpkeepBackupFile], description: 'Those in the folder, newest first, a hundred at most' })
  files: UpkeepBackupFile[];
}

export class Upkeep implements UpkeepView {
  @ApiProperty({ example: '0.2.0' })
  version: string;

  @ApiProperty({ enum: ['same', 'newer', 'older'], description: 'The tables of the database against those of the running version' })
  database: UpkeepView['database'];

  @ApiProperty({ type: UpkeepBackups })
  backups: UpkeepBackups;
}

export class StartedBackup {
  @ApiProperty({ example: true, description: 'False: one was under way already, and no other begins' })
  isNew: boolean;
}
