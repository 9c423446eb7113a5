import { ApiProperty } from '@nestjs/swagger';

import type { FitBand, FitInput, FitPartKey, FitRange } from '../../domain/fit-part.js';
import type { FitTier } from '../../domain/overall-fit.js';
import type { NeedLevel } from '../../domain/position-needs.js';
import { FitComparisonDto } from './fit-comparison.dto.js';

const score = (description: string) => ApiProperty({ type: Number, nullable: true, example: 76, description });

export class FitInputDto implements FitInput {
  @ApiProperty({ example: 'SAT, middle half' })
  label: string;

  @ApiProperty({ example: '980–1230' })
  value: string;

  @ApiProperty({ example: 'College Scorecard, US Department of Education' })
  source: string;

  @ApiProperty({ type: String, nullable: true, example: '2022-23', description: 'A year, a season or an academic year' })
  asOf: string | null;
}

export class FitRangeDto implements FitRange {
  @ApiProperty({ example: 'SAT' })
  label: string;

  @ApiProperty({ example: 400 })
  min: number;

  @ApiProperty({ example: 1600 })
  max: number;

  @ApiProperty({ example: 980, description: 'Where the middle half begins' })
  low: number;

  @ApiProperty({ example: 1230, description: 'Where the middle half ends' })
  high: number;

  @ApiProperty({ example: 1280, description: 'Yours' })
  value: number;
}

export class FitPartDto {
  @ApiProperty({ enum: ['academic', 'athletic', 'geographic', 'need'] })
  key: FitPartKey;

  @ApiProperty({ example: 'Academic' })
  label: string;

  @score('0 to 100, null while unknown')
  score: number | null;

  @ApiProperty({ enum: ['strong', 'solid', 'weak', 'unknown'], description: 'strong from 85, solid from 60' })
  band: FitBand;

  @ApiProperty({ example: false, description: "The division's usual score, because nothing can be compared" })
  isBaseline: boolean;

  @ApiProperty({ example: 30, description: 'Share of the total, in percent, when every part is known' })
  weight: number;

  @ApiProperty({ example: 'Your SAT 1280 is above the middle half of admitted students who sent scores (980–1230).' })
  sentence: string;

  @ApiProperty({ type: [FitInputDto] })
  inputs: FitInputDto[];

  @ApiProperty({ type: FitRangeDto, nullable: true })
  range: FitRangeDto | null;
}

export class FitNeedDto {
  @ApiProperty({ example: 'QB' })
  position: string;

  @ApiProperty({ example: 90, description: '100, 90, 70, 60 or 30' })
  score: number;

  @ApiProperty({ enum: ['high', 'some', 'low'], description: 'high above 70, some above 50' })
  level: NeedLevel;

  @ApiProperty({ example: 4, description: 'Players whose class year is not over' })
  players: number;

  @ApiProperty({ example: 2, description: "Players whose class year ends the roster's season" })
  graduating: number;
}

export class FitCoverageDto {
  @ApiProperty({ example: 3 })
  knownParts: number;

  @ApiProperty({ example: 4 })
  parts: number;

  @ApiProperty({ example: 75, description: 'Known part of the weights' })
  percent: number;
}

export class RecruitingProfileDto {
  @ApiProperty({ example: true, description: 'False for division "na": nothing is known' })
  isKnown: boolean;

  @ApiProperty({ type: Number, nullable: true, example: 3, description: 'A guide, not a rule' })
  gpaMinimum: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 500, description: 'Null where recruiting is national, or unknown' })
  regionMiles: number | null;

  @ApiProperty({ type: [FitInputDto] })
  facts: FitInputDto[];
}

export class FitAnalysisDto {
  @ApiProperty({ example: 1, description: 'Version of the method' })
  fitVersion: number;

  @ApiProperty({ example: 404 })
  schoolId: number;

  @score('0 to 100, over the known parts; null while fewer than two are known')
  overallFit: number | null;

  @ApiProperty({ enum: ['likely', 'target', 'reach', 'unknown'], description: 'likely from 85, target from 60' })
  tier: FitTier;

  @ApiProperty()
  coverage: FitCoverageDto;

  @ApiProperty({ type: [FitPartDto], description: 'Academic, athletic, geographic, need' })
  parts: FitPartDto[];

  @ApiProperty({ type: [FitNeedDto], description: 'The eight positions that are needed most; empty without a roster' })
  positionNeeds: FitNeedDto[];

  @ApiProperty({ type: Number, nullable: true, example: 2025, description: 'The year in which the season of the roster began' })
  rosterSeason: number | null;

  @ApiProperty({ type: [String], example: ['Your strongest part is academic with 91 of 100.'] })
  insights: string[];

  @ApiProperty({ type: [String], example: ['An SAT of 1310 moves the academic part from 91 to 95.'] })
  changes: string[];

  @ApiProperty()
  recruitingProfile: RecruitingProfileDto;

  @ApiProperty()
  comparison: FitComparisonDto;
}
