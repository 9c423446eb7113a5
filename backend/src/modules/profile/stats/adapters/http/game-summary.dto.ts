import { ApiProperty } from '@nestjs/swagger';

import { Game } from './game.dto.js';
import { STAT_GROUPS, type StatGroup } from '../../domain/games/game-counters.js';
import type { GameFigure } from '../../domain/games/game-figures.js';
import type { GameSummary, SeasonSummary } from '../../domain/games/summarize-games.js';
import type { StatTotals } from '../../domain/games/total-stats.js';

export class GameFigureDto implements GameFigure {
  @ApiProperty({ example: 'passingYards' })
  key: string;

  @ApiProperty({ example: 'Passing Yards' })
  label: string;

  @ApiProperty({ enum: STAT_GROUPS })
  group: StatGroup;

  @ApiProperty({ enum: ['whole', 'half', 'percent', 'average'], description: 'whole and half are entered' })
  kind: GameFigure['kind'];

  @ApiProperty({ example: 204, type: Number, nullable: true, description: 'Of one game; null where nothing is entered' })
  min: number | null;

  @ApiProperty({ example: 331, type: Number, nullable: true, description: 'Of one game; null where nothing is entered' })
  max: number | null;
}

export class StatTotalsDto implements StatTotals {
  @ApiProperty({ example: 10, description: 'How many games' })
  games: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { completions: 180, attempts: 270 },
    description: 'A counter that no game has recorded is not there',
  })
  totals: Record<string, number>;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number', nullable: true },
    example: { completionPercentage: 67, yardsPerCarry: null },
    description: 'null = cannot be known',
  })
  derived: Record<string, number | null>;
}

export class SeasonSummaryDto extends StatTotalsDto implements SeasonSummary {
  @ApiProperty({ example: 2026, description: 'August to July, named by the year of its fall' })
  season: number;

  @ApiProperty({ type: [Game], description: 'The last five, newest first' })
  recentGames: Game[];

  @ApiProperty({ type: [Game], description: 'The games before those, newest first' })
  earlierGames: Game[];
}

export class GameSummaryDto implements GameSummary {
  @ApiProperty({ type: [GameFigureDto], description: 'What there is to know of a game, group by group' })
  figures: readonly GameFigureDto[];

  @ApiProperty({ type: [SeasonSummaryDto], description: 'Every season to choose from, newest first' })
  seasons: SeasonSummaryDto[];

  @ApiProperty({ type: StatTotalsDto })
  career: StatTotalsDto;

  @ApiProperty({ example: 2026 })
  defaultSeason: number;
}
