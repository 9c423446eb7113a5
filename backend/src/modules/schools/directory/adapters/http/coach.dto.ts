import { ApiProperty } from '@nestjs/swagger';

import type { CoachView, StaffPageSource } from '../../queries/school-view.js';

export class StaffPageSourceDto implements StaffPageSource {
  @ApiProperty({ type: String, nullable: true, example: 'https://athletics.college.example/staff-directory' })
  url: string | null;

  @ApiProperty({ format: 'date', example: '2026-11-22', description: 'The day on which it was read last' })
  readOn: string;

  @ApiProperty({ example: false, description: 'Not on the page any more' })
  isGone: boolean;
}

export class CoachDto implements CoachView {
  @ApiProperty({ example: 17 })
  id: number;

  @ApiProperty({ example: 'Dana' })
  firstName: string;

  @ApiProperty({ example: 'Fieldhouse' })
  lastName: string;

  @ApiProperty({ example: 'Dana Fieldhouse' })
  name: string;

  @ApiProperty({ type: String, nullable: true, example: 'dana.fieldhouse@college.example' })
  email: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  phone: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'CoachFieldhouse', description: 'On X, without @' })
  xHandle: string | null;

  @ApiProperty({ example: 'Offensive Coordinator/Quarterbacks', description: 'The text as imported' })
  title: string;

  @ApiProperty({
    example: 'OC,QB',
    description: 'HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty',
  })
  position: string;

  @ApiProperty({ example: false })
  isHeadCoach: boolean;

  @ApiProperty({ example: false, description: 'A private contact of the signed-in athlete' })
  addedByYou: boolean;

  @ApiProperty({ example: false, description: 'Invented for the demo; mail to this coach never leaves' })
  isExample: boolean;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Day on which an admin last found the entry right',
  })
  verifiedOn: string | null;

  @ApiProperty({ type: StaffPageSourceDto, nullable: true, description: 'Of a contact of your own that was read from a staff page' })
  staffPage: StaffPageSourceDto | null;
}
