import { ApiProperty } from '@nestjs/swagger';

import type { ShareGroup } from '../../../fields/domain/profile-field.js';
import type { SharedFact, SharedMeasurement, SharedNextGame, SharedProfile, SharedWord } from '../../domain/shared-profile.js';
import type { SharedStats } from '../../domain/shared-stats.js';
import { FilmLinkDto } from '../../../film/adapters/http/index.js';

export class SharedWordDto implements SharedWord {
  @ApiProperty({ type: String, nullable: true, example: 'Dale Rivers', description: 'null: not verified' })
  coach: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Akron East High', description: 'null: not verified' })
  school: string | null;

  @ApiProperty({ format: 'date', example: '2026-11-21' })
  day: string;

  @ApiProperty({ example: true, description: 'The server delivered the link to an address that is not the family’s' })
  verified: boolean;
}

export class SharedFactDto implements SharedFact {
  @ApiProperty({ example: 'Height' })
  label: string;

  @ApiProperty({ example: '6\'2"' })
  value: string;

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Where the value leads' })
  url: string | null;

  @ApiProperty({ type: SharedWordDto, nullable: true, description: 'A high-school coach confirmed it' })
  word: SharedWordDto | null;

  @ApiProperty({ enum: ['about', 'football', 'academics', 'contact'], example: 'football' })
  group: ShareGroup;
}

export class SharedMeasurementDto implements SharedMeasurement {
  @ApiProperty({ example: '40-yard dash' })
  label: string;

  @ApiProperty({ example: '4.62 s' })
  value: string;

  @ApiProperty({ type: String, nullable: true, example: 'laser, Nike camp, June 2026', description: 'How, where, when and by whom' })
  note: string | null;

  @ApiProperty({ type: SharedWordDto, nullable: true, description: 'A high-school coach confirmed it' })
  word: SharedWordDto | null;
}

export class SharedFilmDto extends FilmLinkDto {
  @ApiProperty({ example: 'Junior season highlights' })
  title: string;
}

export class SharedFigureDto {
  @ApiProperty({ example: 'Completion %' })
  label: string;

  @ApiProperty({ example: '67%' })
  season: string;

  @ApiProperty({ example: '61%' })
  career: string;
}

export class SharedFigureGroupDto {
  @ApiProperty({ example: 'Passing' })
  title: string;

  @ApiProperty({ type: [SharedFigureDto] })
  figures: SharedFigureDto[];
}

export class SharedStatsDto implements SharedStats {
  @ApiProperty({ example: 2026, description: 'The latest with games' })
  season: number;

  @ApiProperty({ example: 9 })
  seasonGames: number;

  @ApiProperty({ example: 27 })
  careerGames: number;

  @ApiProperty({ type: [SharedFigureGroupDto] })
  groups: SharedFigureGroupDto[];
}

export class SharedNextGameDto implements SharedNextGame {
  @ApiProperty({ format: 'date', example: '2026-11-27' })
  date: string;

  @ApiProperty({ example: 'Marble Creek' })
  opponent: string;

  @ApiProperty({ example: 'Home, 7:30 PM, Westlake Stadium' })
  where: string;
}

/** Only what the athlete selected and entered. */
export class SharedProfileDto implements SharedProfile {
  @ApiProperty({ type: String, nullable: true, example: 'Marcus Lee' })
  name: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: '/api/pictures/0199c2f0/512.webp?until=1795305600000&signature=q7Yw0Zc1m3K9',
    description: 'Valid for an hour',
  })
  photoUrl: string | null;

  @ApiProperty({ type: [String], example: ['QB', 'Class of 2027', '#12'] })
  headline: string[];

  @ApiProperty({ type: [SharedFactDto], description: 'Size and scores' })
  tiles: SharedFactDto[];

  @ApiProperty({ type: [SharedMeasurementDto], description: 'Measured values, each with its provenance' })
  measurements: SharedMeasurementDto[];

  @ApiProperty({ type: [SharedFactDto] })
  details: SharedFactDto[];

  @ApiProperty({ type: SharedStatsDto, nullable: true })
  stats: SharedStatsDto | null;

  @ApiProperty({ type: [SharedFilmDto] })
  film: SharedFilmDto[];

  @ApiProperty({ type: [SharedNextGameDto], description: 'Games to come, the next one first' })
  nextGames: SharedNextGameDto[];

  @ApiProperty({ example: false, description: 'Coaches can write to the athlete by a form' })
  takesMessages: boolean;
}
