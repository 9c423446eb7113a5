import { ApiProperty } from '@nestjs/swagger';

import type { DivisionGate, SchoolFits } from '../../application/read-school-fits.use-case.js';
import type { FitTier } from '../../domain/overall-fit.js';
import { FitGateDto } from './fit-analysis.dto.js';

const numbers = (description: string, example: (number | null)[]) =>
  ApiProperty({ type: 'array', items: { type: 'number', nullable: true }, description, example });

export class DivisionGateDto extends FitGateDto implements DivisionGate {
  @ApiProperty({ example: 'D1', description: 'Schools of this division are below_minimum' })
  division: string;
}

/** Equal places of the lists belong to one school. */
export class SchoolFitsDto implements SchoolFits {
  @ApiProperty({ example: 2, description: 'Version of the method' })
  fitVersion: number;

  @ApiProperty({ type: Number, nullable: true, example: 2027, description: 'The fall in which you would start' })
  entryYear: number | null;

  @ApiProperty({ type: [DivisionGateDto], description: 'Minimums of the rules that you are below' })
  gates: DivisionGateDto[];

  @ApiProperty({ type: [Number], example: [404, 405], description: 'Every school, by id' })
  schoolIds: number[];

  @ApiProperty({
    enum: ['likely', 'target', 'reach', 'still_open', 'below_minimum', 'unknown'],
    isArray: true,
    example: ['target', 'unknown'],
  })
  tiers: FitTier[];

  @numbers('Lower end of the total; null below a minimum and while too little is known', [76, null])
  scores: (number | null)[];

  @numbers('Upper end of the total', [82, null])
  highs: (number | null)[];

  @numbers('Miles from home to the campus; null while one of them is not known', [12, 310])
  miles: (number | null)[];

  @numbers('Need for your position in your entry year, 0 to 100; null while it is not known', [90, null])
  needs: (number | null)[];

  @numbers('Percent of applicants who are admitted; null where it is not published', [84, null])
  admissionRates: (number | null)[];

  @numbers('US dollars a year that students with aid pay on average; null where it is not published', [15200, null])
  netPrices: (number | null)[];
}
