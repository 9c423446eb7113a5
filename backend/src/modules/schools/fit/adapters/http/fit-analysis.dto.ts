import { ApiProperty } from '@nestjs/swagger';

import type { FitBand, FitInput, FitPartKey, FitRange, MissingFrom } from '../../domain/fit-part.js';
import type { FitGate } from '../../domain/gpa-gate.js';
import type { FitTier } from '../../domain/overall-fit.js';
import type { NeedLevel } from '../../domain/rosters/position-needs.js';
import { OpeningsDto } from './openings.dto.js';
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

  @ApiProperty({ type: Number, nullable: true, example: 1280, description: 'Yours; null while it is not known' })
  value: number | null;
}

export class FitPartDto {
  @ApiProperty({ enum: ['academic', 'athletic', 'geographic', 'need'] })
  key: FitPartKey;

  @ApiProperty({ example: 'Academic' })
  label: string;

  @score('0 to 100, the lower end of a range, null while unknown')
  score: number | null;

  @score('The upper end of a range; the same as the score when everything is known')
  high: number | null;

  @ApiProperty({ enum: ['strong', 'solid', 'weak', 'unknown'], description: 'strong from 85, solid from 60' })
  band: FitBand;

  @ApiProperty({
    enum: ['profile', 'school'],
    nullable: true,
    example: null,
    description: 'Whose fact is missing: unknown parts of the profile count as the least in the total, those of the school do not count',
  })
  missingFrom: MissingFrom | null;

  @ApiProperty({
    example: false,
    description: "The division's usual score is shown, because the school publishes nothing; it does not count",
  })
  isBaseline: boolean;

  @ApiProperty({ type: Number, nullable: true, example: null, description: "The division's usual score; null unless isBaseline" })
  baseline: number | null;

  @ApiProperty({ example: false, description: 'The athletic part while nothing shows that you play' })
  isSizeOnly: boolean;

  @ApiProperty({
    example: 30,
    description: 'Share of the total in percent when every part is known; need counts half by a roster of two seasons ago',
  })
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

export class FitGateDto implements FitGate {
  @ApiProperty({ example: 'd1-academics', description: 'Row of the rules table' })
  ruleId: string;

  @ApiProperty({ example: 2.3, description: 'Core GPA' })
  minimum: number;

  @ApiProperty({ example: '2026-11-21', description: 'The day on which the rule was read' })
  asOf: string;

  @ApiProperty({ example: 'https://getrecruited.college/ncaa-eligibility-requirements' })
  sourceUrl: string;

  @ApiProperty({ example: 'Below the minimum of NCAA Division I as of November 21, 2026' })
  title: string;

  @ApiProperty({ example: 'Your core GPA is 1.9; NCAA Division I asks for a core GPA of 2.3.' })
  sentence: string;

  @ApiProperty({ example: 'Grades can still rise.' })
  stillOpen: string;
}

export class FitAnalysisDto {
  @ApiProperty({ example: 2, description: 'Version of the method' })
  fitVersion: number;

  @ApiProperty({ example: 404 })
  schoolId: number;

  @score('0 to 100, the lower end; null below a minimum and while fewer than two parts are known')
  overallFit: number | null;

  @score('The upper end, if what your profile does not say came out best')
  overallHigh: number | null;

  @ApiProperty({
    enum: ['likely', 'target', 'reach', 'still_open', 'below_minimum', 'unknown'],
    description: 'likely from 85, target from 60, no more than the limits allow; still_open: a junior college for who is below a minimum',
  })
  tier: FitTier;

  @ApiProperty({ type: FitGateDto, nullable: true, description: 'A minimum of the rules that you are below; it comes before any score' })
  gate: FitGateDto | null;

  @ApiProperty({ type: [String], example: ['An offer from Akron would.'], description: 'Why it is not called more' })
  limits: string[];

  @ApiProperty()
  coverage: FitCoverageDto;

  @ApiProperty({ type: [FitPartDto], description: 'Academic, athletic, geographic, need' })
  parts: FitPartDto[];

  @ApiProperty({ type: [FitNeedDto], description: 'The eight positions that are needed most; empty without a roster' })
  positionNeeds: FitNeedDto[];

  @ApiProperty({ type: Number, nullable: true, example: 2025, description: 'The year in which the season of the roster began' })
  rosterSeason: number | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    example: 2027,
    description: 'The fall in which you would start; null without a graduation year',
  })
  entryYear: number | null;

  @ApiProperty({ type: OpeningsDto, description: 'Who leaves before you come, as ranges' })
  openings: OpeningsDto;

  @ApiProperty({ type: [String], example: ['Your strongest part is academic with 91 of 100.'] })
  insights: string[];

  @ApiProperty({ type: [String], example: ['An SAT of 1310 moves the academic part from 91 to 95.'] })
  changes: string[];

  @ApiProperty()
  recruitingProfile: RecruitingProfileDto;

  @ApiProperty()
  comparison: FitComparisonDto;
}
