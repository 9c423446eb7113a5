import { ApiProperty } from '@nestjs/swagger';

import type { Game as StoredGame } from '../../domain/games/game.js';

/** A game, as the user and the profile contain it. */
export class Game implements StoredGame {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'Lake Travis' })
  opponent: string;

  @ApiProperty({ format: 'date', example: '2026-09-18' })
  date: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { completions: 18, attempts: 27, passingYards: 241 },
    description: 'The counters that were recorded',
  })
  stats: Record<string, number>;
}
