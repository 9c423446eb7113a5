import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { TableKind } from '../../application/import-kind.js';
import type { ImportInspection, InspectedColumn } from '../../application/inspect-import.use-case.js';

const KINDS = ['schools', 'coaches', 'rosters', 'incoming'] as const satisfies readonly TableKind[];

export class InspectImportRequest {
  @ApiProperty({ type: 'string', format: 'binary', description: 'CSV, at most 200 MB; or XLSX or ODS, at most 20 MB and 200 MB unpacked' })
  @MayBeOmitted()
  csvFile?: unknown;

  @ApiProperty({ enum: KINDS, description: 'What the file will be imported as' })
  @IsIn(KINDS, { message: 'kind is schools, coaches, rosters or incoming.' })
  kind: TableKind;

  @ApiPropertyOptional({ example: 'Coaches', description: 'The sheet of a spreadsheet; left out, the one that fits best' })
  @MayBeOmitted()
  @IsString()
  sheet?: string;
}

export class InspectedColumnDto implements InspectedColumn {
  @ApiProperty({ example: 'Cell' })
  header: string;

  @ApiProperty({ type: [String], example: ['(724) 555-0100'], description: 'The first values that are not blank' })
  samples: string[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'What it is read as without a mapping; null: not used' })
  readAs: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'coach_phone', description: 'What it was chosen to be before, or probably is' })
  suggestion: string | null;
}

export class ImportInspectionDto implements ImportInspection {
  @ApiProperty({ type: [InspectedColumnDto], description: 'At most 200' })
  columns: InspectedColumnDto[];

  @ApiProperty({ example: false, description: 'The suggestions are what you chose for these headers before' })
  remembered: boolean;

  @ApiProperty({ example: 3, description: 'The row of the headers, as a spreadsheet counts' })
  headerRow: number;

  @ApiProperty({ type: [String], example: ['Coaches', 'Support staff'], description: 'Sheets that can be imported; none for CSV' })
  sheets: string[];

  @ApiProperty({ type: String, nullable: true, example: 'Coaches', description: 'The sheet of these columns; null for CSV' })
  sheet: string | null;
}
