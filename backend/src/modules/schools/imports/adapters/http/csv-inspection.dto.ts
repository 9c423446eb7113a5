import { ApiProperty } from '@nestjs/swagger';

import type { CsvInspection } from '../../application/inspect-csv.use-case.js';

export class CsvFaultDto {
  @ApiProperty({ example: 'malformed_csv' })
  code: string;

  @ApiProperty({ example: 'The file cannot be read as CSV: a quote is opened and never closed.' })
  message: string;

  @ApiProperty({ type: Number, nullable: true, example: 3 })
  line: number | null;
}

export class CsvInspectionDto implements CsvInspection {
  @ApiProperty({ example: 'The file has 30 rows and 7 columns.' })
  message: string;

  @ApiProperty({ example: 30 })
  totalRows: number;

  @ApiProperty({ type: [String], example: ['name', 'division', 'city', 'state'] })
  headers: string[];

  @ApiProperty({
    example: [{ school_name: 'Rice', coach_name: 'Alex Rivers' }],
    type: 'array',
    items: { type: 'object', additionalProperties: { type: 'string' } },
  })
  firstFewRows: Record<string, string>[];

  @ApiProperty({ type: [CsvFaultDto] })
  errors: CsvInspection['errors'];
}
