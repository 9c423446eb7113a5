import { ApiProperty } from '@nestjs/swagger';

import type { RosterPlayerView } from '../../queries/rosters.query.js';

export class RosterPlayerDto implements RosterPlayerView {
  @ApiProperty({ example: 'Pat Placeholder' })
  name: string;

  @ApiProperty({ example: 'QB' })
  position: string;

  @ApiProperty({ type: String, nullable: true, example: '2027', description: 'Year of graduation' })
  classYear: string | null;

  @ApiProperty({ example: true, type: Boolean, nullable: true, description: 'Null when the roster does not say' })
  isStarter: boolean | null;

  @ApiProperty({ type: String, nullable: true, example: `6'2"` })
  height: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 205, description: 'Pounds' })
  weight: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 2, description: 'Seasons left after this one' })
  eligibilityRemaining: number | null;

  @ApiProperty({ example: 2025, description: 'The year in which the season began' })
  season: number;
}
