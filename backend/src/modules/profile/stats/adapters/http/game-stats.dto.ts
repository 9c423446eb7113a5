import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';

import type { GameInput } from '../../domain/games/read-game.js';
import { PROFILE_LIMITS } from '../../../fields/domain/profile-limits.js';

/** The values are judged by the game's own rules, all at once, so nothing but the names is checked here. */
export class GameStatsRequest implements GameInput {
  @Allow()
  @ApiProperty({ type: String, example: 'Lake Travis', maxLength: PROFILE_LIMITS.opponent })
  opponent?: unknown;

  @Allow()
  @ApiProperty({ type: String, format: 'date', example: '2026-09-18', description: 'Not after tomorrow' })
  date?: unknown;

  @Allow()
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'number', nullable: true },
    example: { completions: 18, attempts: 27, passingYards: 241 },
    description: 'Counters as GET /api/user/games/summary lists them; empty ones are dropped',
  })
  stats?: unknown;
}
