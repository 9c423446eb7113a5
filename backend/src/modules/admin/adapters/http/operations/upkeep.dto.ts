import { ApiProperty } from '@nestjs/swagger';

import type { BackupFailure, BackupFigures, LastBackup, UpkeepView } from '../../../queries/upkeep.query.js';

export class UpkeepLastBackup implements LastBackup {
  @ApiProperty({ format: 'date-time', example: '2026-11-25T04:00:00.000Z', description: 'The moment of the database that it holds' })
  at: string;

  @ApiProperty({ example: '/srv/backups/recruit-2026-11-25T04-00-00Z-daily.recruit' })
  file: string;

  @ApiProperty({ example: 48_211_034 })
  bytes: number;

  @ApiProperty({ enum: ['daily', 'before-upgrade', 'by-hand'] })
  kind: LastBackup['kind'];

  @ApiProperty({ example: true })
  isEncrypted: boolean;
}

export class UpkeepBackupFailure implements BackupFailure {
  @ApiProperty({ format: 'date-time', example: '2026-11-25T04:00:00.000Z' })
  at: string;

  @ApiProperty({ example: 'The disk is full: /srv/backups/recruit-2026-11-25T04-00-00Z-daily.recruit was not written.' })
  message: string;
}

export class UpkeepBackups implements BackupFigures {
  @ApiProperty({ example: true, description: 'Whether one is made each day (BACKUP_DIR)' })
  isDaily: boolean;

  @ApiProperty({ example: 14, description: 'How many of each kind are kept' })
  keep: number;

  @ApiProperty({ type: UpkeepLastBackup, nullable: true, description: 'The last one that was written and read again' })
  last: UpkeepLastBackup | null;

  @ApiProperty({ type: UpkeepBackupFailure, nullable: true, description: 'What went wrong since' })
  failure: UpkeepBackupFailure | null;
}

export class Upkeep implements UpkeepView {
  @ApiProperty({ example: '0.2.0' })
  version: string;

  @ApiProperty({ enum: ['same', 'newer', 'older'], description: 'The tables of the database against those of the running version' })
  database: UpkeepView['database'];

  @ApiProperty({ type: UpkeepBackups })
  backups: UpkeepBackups;
}
