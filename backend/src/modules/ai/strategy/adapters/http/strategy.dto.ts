import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, Matches } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { FollowUp, RosterFit, SchoolStrategy, Strategy, TimelineMonth, Urgency } from '../../domain/strategy.js';
import { AiAllowance, Writer } from '../../../writing/adapters/http/index.js';

export class StrategyRequest {
  @ApiPropertyOptional({ example: 'America/Chicago', default: 'UTC', description: 'Where the athlete lives' })
  @Matches(/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/, { message: 'zone takes a name such as America/Chicago.' })
  @MayBeOmitted()
  zone?: string;

  @ApiPropertyOptional({ enum: ['built-in'], description: 'Asks for the built-in writer although a model is set up' })
  @IsIn(['built-in'], { message: 'writer is built-in, or left out.' })
  @MayBeOmitted()
  writer?: 'built-in';
}

export class RateStrategyRequest {
  @ApiProperty({ example: true })
  @IsBoolean({ message: 'useful is true or false.' })
  useful: boolean;
}

export class RatedStrategy {
  @ApiProperty({ format: 'uuid' })
  strategyId: string;

  @ApiProperty({ example: true })
  useful: boolean;
}

export class RosterFitDto implements RosterFit {
  @ApiProperty({ example: 'QB' })
  position: string;

  @ApiProperty({ enum: ['high', 'medium', 'low'] })
  urgency: Urgency;

  @ApiProperty({ example: 2 })
  graduatingPlayers: number;

  @ApiProperty({ type: Number, nullable: true, example: 1, description: 'Null when the roster marks no starters at the position' })
  startersGraduating: number | null;
}

export class SchoolStrategyDto implements SchoolStrategy {
  @ApiProperty({ example: 404, description: 'The school may have left the directory since' })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  school: string;

  @ApiProperty({ enum: ['D1', 'D2', 'D3', 'na'] })
  division: 'D1' | 'D2' | 'D3' | 'na';

  @ApiProperty({ type: String, nullable: true, example: 'FBS' })
  subdivision: string | null;

  @ApiProperty({ example: 'Akron, OH' })
  location: string;

  @ApiProperty({ type: [RosterFitDto], description: 'Empty without a roster' })
  rosterFit: RosterFitDto[];

  @ApiProperty({ example: '2 emails sent, the last on November 12, 2026. No answer yet.' })
  engagementHistory: string;

  @ApiProperty({ example: 'Follow up with something new: a game, film or grades.' })
  recommendedApproach: string;

  @ApiProperty({ type: [String], example: ['Pat Moore, Recruiting Coordinator'] })
  contactPriority: string[];
}

export class TimelineMonthDto implements TimelineMonth {
  @ApiProperty({ example: 'November 2026' })
  month: string;

  @ApiProperty({ type: [String], example: ['Put the film of the whole season into your profile.'] })
  actions: string[];
}

export class FollowUpDto implements FollowUp {
  @ApiProperty({ example: 7, description: 'Days after the first email' })
  day: number;

  @ApiProperty({ example: '2027 QB: film and season' })
  subject: string;

  @ApiProperty({ example: 'Tell what is new since your first email.' })
  purpose: string;
}

export class StrategyDto implements Strategy {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ format: 'uuid', description: 'The same as id' })
  strategyId: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: Date;

  @ApiProperty({ type: Writer })
  writer: Writer;

  @ApiProperty({ example: true, type: Boolean, nullable: true, description: 'The athlete’s verdict; null = none yet' })
  useful: boolean | null;

  @ApiProperty({
    example: ['No roster is loaded for Rice, so its need is unknown.'],
    type: [String],
    description: 'What the writer has to say about its work',
  })
  remarks: string[];

  @ApiProperty({ type: AiAllowance, nullable: true, description: 'Only where it was just written' })
  allowance: AiAllowance | null;

  @ApiProperty({ example: 'You are a quarterback in the class of 2027. Of your 5 target schools, 3 are a target.' })
  overview: string;

  @ApiProperty({ type: [String], example: ['Academics: strong at 3 of 5 (Akron, Toledo and Kent State).'] })
  strengths: string[];

  @ApiProperty({ type: [String], example: ['Add your Hudl film to your profile.'] })
  areasToImprove: string[];

  @ApiProperty({ type: [SchoolStrategyDto] })
  schoolStrategies: SchoolStrategyDto[];

  @ApiProperty({ type: [String], example: ['Show throws on the move.'] })
  positionSpecificAdvice: string[];

  @ApiProperty({
    example: ['You may write to any coach at any time.'],
    type: [String],
    description: 'From the dated rules table, each with its source and the day it was verified',
  })
  ncaaCompliance: string[];

  @ApiProperty({ type: [TimelineMonthDto] })
  timeline: TimelineMonthDto[];

  @ApiProperty({ type: [FollowUpDto] })
  followUpSequence: FollowUpDto[];
}
