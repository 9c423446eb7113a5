import { ApiProperty } from '@nestjs/swagger';

import { ASSOCIATIONS } from '../../domain/association.js';
import type { SchoolView } from '../../queries/school-view.js';
import { CoachDto } from './coach.dto.js';

export class SchoolDto implements SchoolView {
  @ApiProperty({ example: 404 })
  id: number;

  @ApiProperty({ example: 'Slippery Rock' })
  name: string;

  @ApiProperty({ enum: ['D1', 'D2', 'D3', 'na'] })
  division: SchoolView['division'];

  @ApiProperty({ type: String, nullable: true, example: 'FCS', description: 'FBS or FCS in D1' })
  subdivision: string | null;

  @ApiProperty({ enum: ASSOCIATIONS, nullable: true, type: String, example: 'NCAA', description: 'Null: not known' })
  association: SchoolView['association'];

  @ApiProperty({ type: String, nullable: true, example: 'Pennsylvania State Athletic' })
  conference: string | null;

  @ApiProperty({ example: 'PA', description: 'Postal code' })
  state: string;

  @ApiProperty({ example: 'Slippery Rock' })
  city: string;

  @ApiProperty({ type: String, nullable: true, example: 'The Rock' })
  mascot: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'https://www.sru.edu/' })
  websiteUrl: string | null;

  @ApiProperty({ type: [String], example: ['Slippery Rock University of Pennsylvania'] })
  aliases: string[];

  @ApiProperty({ example: true })
  introEmailSent: boolean;

  @ApiProperty({ example: false })
  responseGotten: boolean;

  @ApiProperty({ example: false })
  filmSent: boolean;

  @ApiProperty({ example: false })
  twitterConnection: boolean;

  @ApiProperty({ enum: ['hot', 'warm', 'committed', 'declined', 'cold'] })
  leadLevel: SchoolView['leadLevel'];

  @ApiProperty({ type: [CoachDto], description: "Shared coaches, then the athlete's own contacts" })
  coaches: CoachDto[];
}
