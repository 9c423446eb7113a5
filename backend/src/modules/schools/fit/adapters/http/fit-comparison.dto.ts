import { ApiProperty } from '@nestjs/swagger';

import type { ComparisonStatus } from '../../domain/rosters/compare-players.js';

export class ComparedPlayerDto {
  @ApiProperty({ example: 'Pat Placeholder' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: '2027', description: 'Year of graduation' })
  classYear: string | null;

  @ApiProperty({ type: String, nullable: true, example: `6'2"` })
  height: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 205, description: 'Pounds' })
  weight: number | null;

  @ApiProperty({ example: false, type: Boolean, nullable: true, description: 'Null when the roster does not say' })
  isStarter: boolean | null;

  @ApiProperty({ type: Number, nullable: true, example: 2, description: 'Seasons left after this one' })
  eligibilityRemaining: number | null;
}

export class FitComparisonDto {
  @ApiProperty({ enum: ['ready', 'no_position', 'no_roster', 'no_players'] })
  status: ComparisonStatus;

  @ApiProperty({ type: String, nullable: true, example: 'QB', description: 'Yours' })
  position: string | null;

  @ApiProperty({ type: String, nullable: true, example: `6'2"`, description: 'Yours' })
  height: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 205, description: 'Yours, in pounds' })
  weight: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 2027, description: 'Your class' })
  graduationYear: number | null;

  @ApiProperty({ type: [ComparedPlayerDto], description: 'At most two: starters, the oldest class, by name' })
  players: ComparedPlayerDto[];

  @ApiProperty({ example: 'Beside Pat Placeholder (class of 2027) you are 1 in taller and 5 lb lighter.' })
  assessment: string;
}
