import { ApiProperty } from '@nestjs/swagger';

import type { NamedPlayers, Transfers } from '../../domain/rosters/coming-players.js';
import type { Openings, PositionOpenings, RosterRule } from '../../domain/rosters/openings.js';

export class PositionOpeningsDto implements PositionOpenings {
  @ApiProperty({ example: 'QB' })
  position: string;

  @ApiProperty({ example: true, description: 'You play there' })
  isOwn: boolean;

  @ApiProperty({ example: 4, description: 'On the roster, without those whose class is over' })
  players: number;

  @ApiProperty({ example: 1, description: 'Leave before you come, even if a fifth year is played' })
  leaveAtLeast: number;

  @ApiProperty({ example: 3, description: 'Leave before you come, if nobody plays a fifth year' })
  leaveAtMost: number;
}

export class RosterRuleDto implements RosterRule {
  @ApiProperty({ example: 'roster-limit', description: 'Row of the rules table' })
  ruleId: string;

  @ApiProperty({ example: 'D1' })
  division: string;

  @ApiProperty({ example: 'Division I schools that opted into the settlement may have 105 football players since July 1, 2025.' })
  text: string;

  @ApiProperty({ example: '2026-11-21', description: 'The day on which the rule was read' })
  asOf: string;

  @ApiProperty({ example: 'https://12sportsconsulting.com/' })
  sourceUrl: string;
}

export class NamedPlayersDto implements NamedPlayers {
  @ApiProperty({ example: 21 })
  players: number;

  @ApiProperty({ example: 2, description: 'At your position' })
  own: number;

  @ApiProperty({ example: 'commits-2027.csv', description: 'The files that name them' })
  source: string;

  @ApiProperty({ example: '2026-11-21', description: 'The day on which the oldest of them was loaded' })
  asOf: string;
}

export class TransfersDto implements Transfers {
  @ApiProperty({ example: 8 })
  in: number;

  @ApiProperty({ example: 5 })
  out: number;

  @ApiProperty({ example: 1, description: 'At your position' })
  ownIn: number;

  @ApiProperty({ example: 0, description: 'At your position' })
  ownOut: number;

  @ApiProperty({ example: 'portal-2027.csv' })
  source: string;

  @ApiProperty({ example: '2026-11-21' })
  asOf: string;
}

export class OpeningsDto implements Openings {
  @ApiProperty({ type: Number, nullable: true, example: 2027 })
  entryYear: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 2025, description: 'Of the roster' })
  season: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 112, description: 'Named on the roster; null without one' })
  rosterPlayers: number | null;

  @ApiProperty({ type: [PositionOpeningsDto], description: 'Your position first; empty while it is not known who leaves' })
  positions: PositionOpeningsDto[];

  @ApiProperty({ example: 'Players of the 2025 roster who leave before fall 2027, by class year.' })
  sentence: string;

  @ApiProperty({ type: NamedPlayersDto, nullable: true, description: 'Recruits who are named for then; null: not known' })
  incoming: NamedPlayersDto | null;

  @ApiProperty({ type: TransfersDto, nullable: true, description: 'Transfers that are named until then; null: not known' })
  transfers: TransfersDto | null;

  @ApiProperty({ type: RosterRuleDto, nullable: true, description: 'Null where no limit is known to apply' })
  rosterRule: RosterRuleDto | null;
}
