import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';

import { MayBeNull } from '../../../../../platform/http/decorators/may-be-null.js';
import { NEXT_GAME_LIMITS, type NextGame, type NextGameDraft, type Venue, VENUES } from '../../domain/next-game.js';

const MOST = NEXT_GAME_LIMITS.name;

export class NextGameRequest implements NextGameDraft {
  @ApiProperty({ example: 'Marble Creek', maxLength: MOST })
  @MaxLength(MOST, { message: `An opponent has at most ${MOST} characters.` })
  @IsString({ message: 'Please enter the opponent.' })
  opponent: string;

  @ApiProperty({ format: 'date', example: '2026-11-27' })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please enter the day of the game.' })
  @IsString({ message: 'Please enter the day of the game.' })
  date: string;

  @ApiProperty({ type: String, nullable: true, example: '19:30', description: 'As the clocks of the place show it; null: not known yet' })
  @Matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: 'Please enter the time as 19:30, or leave it empty.' })
  @MayBeNull()
  time: string | null;

  @ApiProperty({ enum: VENUES, example: 'home' })
  @IsIn(VENUES, { message: 'Choose home, away or a neutral field.' })
  venue: Venue;

  @ApiProperty({ type: String, nullable: true, example: 'Westlake Stadium', maxLength: MOST })
  @MaxLength(MOST, { message: `A place has at most ${MOST} characters.` })
  @IsString()
  @MayBeNull()
  place: string | null;
}

export class NextGameDto implements NextGame {
  @ApiProperty({ format: 'uuid', example: '0199c2f0-7a1b-7c3d-9e4f-5a6b7c8d9e0f' })
  id: string;

  @ApiProperty({ example: 'Marble Creek' })
  opponent: string;

  @ApiProperty({ format: 'date', example: '2026-11-27' })
  date: string;

  @ApiProperty({ type: String, nullable: true, example: '19:30' })
  time: string | null;

  @ApiProperty({ enum: VENUES, example: 'home' })
  venue: Venue;

  @ApiProperty({ type: String, nullable: true, example: 'Westlake Stadium' })
  place: string | null;
}
