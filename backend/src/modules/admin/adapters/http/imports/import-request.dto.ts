import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';

export class ImportRequestDto {
  @ApiProperty({
    type: 'string',
    format: 'binary',
    description: 'CSV, at most 200 MB; with a mapping also XLSX or ODS, at most 20 MB and 200 MB unpacked',
  })
  @MayBeOmitted()
  csvFile?: unknown;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Says what would happen and stores nothing' })
  @MayBeOmitted()
  @IsBooleanString()
  dryRun?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Stores nothing when one row cannot be read' })
  @MayBeOmitted()
  @IsBooleanString()
  allOrNothing?: string;

  @ApiPropertyOptional({
    example: '{"E-mail":"coach_email","Cell":"coach_phone","Notes":""}',
    description:
      'JSON: header of the file → column of the import, "" where it is not used. With it a bad optional value is ' +
      'left out with a warning instead of its row, and it is remembered for files with the same headers.',
  })
  @MayBeOmitted()
  @IsString()
  mapping?: string;

  @ApiPropertyOptional({
    example: 'Coaches',
    description: 'The sheet of a spreadsheet; left out, the first with the headers of the mapping',
  })
  @MayBeOmitted()
  @IsString()
  sheet?: string;

  @ApiPropertyOptional({
    example: '[{"row":4,"column":"coach_phone","value":"(724) 555-0100"}]',
    description: "JSON: what takes the place of a cell; row: the row's number in a spreadsheet. Used with a mapping.",
  })
  @MayBeOmitted()
  @IsString()
  corrections?: string;
}
