import { ApiProperty } from '@nestjs/swagger';

import type { ImportStatus } from '../../application/ports/import-journal.js';
import type { ImportProgress, ImportRecord } from '../../queries/imports.query.js';

const KINDS = ['schools', 'coaches', 'rosters', 'incoming', 'pack'];

export class ImportRecordDto implements ImportRecord {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: KINDS })
  kind: ImportRecord['kind'];

  @ApiProperty({ example: 'schools.csv' })
  fileName: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'admin',
    description: 'Null when the account is gone',
  })
  by: string | null;

  @ApiProperty({
    enum: ['running', 'applied', 'tried', 'refused', 'failed', 'undone'],
    description: 'tried: a dry run; refused: all or nothing was chosen and a row could not be read',
  })
  status: ImportStatus;

  @ApiProperty({ example: 673 })
  rowsRead: number;

  @ApiProperty({ example: 3 })
  errorCount: number;

  @ApiProperty({ example: 0 })
  warningCount: number;

  @ApiProperty({ example: 12 })
  createdCount: number;

  @ApiProperty({ example: 3 })
  changedCount: number;

  @ApiProperty({ type: String, format: 'date-time' })
  startedAt: Date;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finishedAt: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  undoneAt: Date | null;
}

export class ImportProgressDto implements ImportProgress {
  @ApiProperty({ enum: ['idle', 'reading'] })
  phase: ImportProgress['phase'];

  @ApiProperty({ type: String, enum: KINDS, nullable: true })
  kind: ImportProgress['kind'];

  @ApiProperty({ type: String, nullable: true, example: 'schools.csv' })
  fileName: string | null;

  @ApiProperty({ example: 2000 })
  rowsRead: number;

  @ApiProperty({ type: Number, nullable: true, example: 100000, description: 'About; null when not known' })
  totalRows: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  startedAt: Date | null;
}
