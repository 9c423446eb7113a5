import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { ImportedGame, MaxPrepsImport } from '../../application/maxpreps-import.js';
import type { MergeOutcome } from '../../domain/maxpreps/merge-games.js';
import { PROFILE_LIMITS } from '../../../fields/domain/profile-limits.js';

/** Opponent, date and jersey are validated by the import itself, so that all errors are reported together. */
export class StatFileRequest {
  @ApiProperty({ type: 'string', format: 'binary', description: 'A MaxPreps stat text file, at most 1 MB' })
  @MayBeOmitted()
  statsFile?: unknown;

  @ApiProperty({ example: 'Lake Travis', maxLength: PROFILE_LIMITS.opponent })
  @IsString()
  @MayBeOmitted()
  opponent?: string;

  @ApiProperty({ format: 'date', example: '2026-09-18' })
  @IsString()
  @MayBeOmitted()
  date?: string;

  @ApiPropertyOptional({ example: '02', description: "As the file has it; left out: the profile's" })
  @IsString()
  @MayBeOmitted()
  jersey?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'true says what would happen and stores nothing' })
  @IsBooleanString({ message: 'dryRun is true or false.' })
  @MayBeOmitted()
  dryRun?: string;
}

export class ImportCountsDto implements Record<MergeOutcome, number> {
  @ApiProperty({ example: 2 })
  added: number;

  @ApiProperty({ example: 1, description: 'Games that were there and got figures' })
  updated: number;

  @ApiProperty({ example: 0 })
  unchanged: number;
}

export class ImportedGameDto implements ImportedGame {
  @ApiProperty({ example: 'Lake Travis' })
  opponent: string;

  @ApiProperty({ format: 'date', example: '2026-09-18' })
  date: string;

  @ApiProperty({ example: 2026 })
  season: number;

  @ApiProperty({ enum: ['added', 'updated', 'unchanged'] })
  outcome: MergeOutcome;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number' },
    example: { completions: 18, attempts: 27 },
    description: 'As the game reads now',
  })
  stats: Record<string, number>;
}

export class SeasonSpanDto {
  @ApiProperty({ example: 2025 })
  from: number;

  @ApiProperty({ example: 2026 })
  to: number;
}

export class MaxPrepsImportDto implements MaxPrepsImport {
  @ApiProperty()
  imported: ImportCountsDto;

  @ApiProperty({ type: [ImportedGameDto], description: 'Newest first' })
  games: ImportedGameDto[];

  @ApiProperty({ type: SeasonSpanDto, nullable: true, description: 'null without a game' })
  seasons: SeasonSpanDto | null;

  @ApiProperty({ type: String, nullable: true, example: 'Jordan Testerman', description: 'Whose page it was; null for a file' })
  athleteName: string | null;

  @ApiProperty({
    type: [String],
    example: ['Bowie, Sep 25, 2026: kept a figure that you wrote yourself.'],
    description: 'What was left out or kept, and why',
  })
  notes: string[];
}
