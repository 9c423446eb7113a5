import { ApiProperty } from '@nestjs/swagger';

import { ASSOCIATIONS } from '../../../directory/domain/association.js';
import type { SchoolSuggestion, SchoolSuggestions } from '../../application/suggest-schools.use-case.js';
import type { FitTier } from '../../domain/overall-fit.js';
import type { ListCounts } from '../../domain/suggest-schools.js';

export class ListCountsDto implements ListCounts {
  @ApiProperty({ example: 2 })
  reach: number;

  @ApiProperty({ example: 1 })
  target: number;

  @ApiProperty({ example: 0 })
  likely: number;

  @ApiProperty({ example: 0, description: 'Junior colleges, for who is below a minimum of the rules' })
  still_open: number;

  @ApiProperty({ example: 0 })
  below_minimum: number;

  @ApiProperty({ example: 1, description: 'Too little is known to say' })
  unknown: number;
}

export class SchoolSuggestionDto implements SchoolSuggestion {
  @ApiProperty({ example: 404 })
  id: number;

  @ApiProperty({ example: 'Akron' })
  name: string;

  @ApiProperty({ example: 'Akron' })
  city: string;

  @ApiProperty({ example: 'OH' })
  state: string;

  @ApiProperty({ enum: ['D1', 'D2', 'D3', 'na'], example: 'D1' })
  division: SchoolSuggestion['division'];

  @ApiProperty({ type: String, nullable: true, example: 'FBS' })
  subdivision: string | null;

  @ApiProperty({ enum: ASSOCIATIONS, nullable: true, example: 'NCAA' })
  association: SchoolSuggestion['association'];

  @ApiProperty({ enum: ['likely', 'target', 'reach', 'still_open'], example: 'target' })
  tier: FitTier;

  @ApiProperty({ type: [String], example: ['Fit 74/100.', '12 miles from home.'] })
  reasons: string[];
}

export class DismissedSchoolDto {
  @ApiProperty({ example: 405 })
  id: number;

  @ApiProperty({ example: 'Toledo' })
  name: string;
}

export class SchoolSuggestionsDto implements SchoolSuggestions {
  @ApiProperty({ description: 'Your favorites by how they fit' })
  counts: ListCountsDto;

  @ApiProperty({ type: [SchoolSuggestionDto], description: 'At most ten; at most three of one conference or state' })
  suggestions: SchoolSuggestionDto[];

  @ApiProperty({ type: [DismissedSchoolDto], description: 'Those you said "Not for me" of' })
  dismissed: DismissedSchoolDto[];
}
