import { ApiProperty } from '@nestjs/swagger';

import { ASIDE_REASONS, CONFIRMED_BY, ORIGINS, type CoachStanding, type Confirmation } from '../../domain/coach-standing.js';
import type { CoachView, StaffPageSource } from '../../queries/school-view.js';

export class StaffPageSourceDto implements StaffPageSource {
  @ApiProperty({ type: String, nullable: true, example: 'https://athletics.college.example/staff-directory' })
  url: string | null;

  @ApiProperty({ format: 'date', example: '2026-11-22', description: 'The day on which it was read last' })
  readOn: string;

  @ApiProperty({ example: false, description: 'Not on the page any more' })
  isGone: boolean;
}

export class ConfirmationDto implements Confirmation {
  @ApiProperty({ format: 'date', example: '2026-11-22' })
  on: string;

  @ApiProperty({ enum: CONFIRMED_BY, example: 'paste', description: 'reply: of the coach to you' })
  by: Confirmation['by'];
}

export class CoachStandingDto implements CoachStanding {
  @ApiProperty({ enum: ORIGINS, example: 'pasted', description: 'Where the entry comes from' })
  origin: CoachStanding['origin'];

  @ApiProperty({ format: 'date', example: '2026-11-22', description: 'Day on which it was entered or last changed' })
  enteredOn: string;

  @ApiProperty({ type: ConfirmationDto, nullable: true, description: 'The last sign that it is right' })
  confirmed: ConfirmationDto | null;

  @ApiProperty({
    enum: ASIDE_REASONS,
    type: String,
    nullable: true,
    example: null,
    description: 'Why the coach is put aside: bounced, left as you reported, not on the staff page any more',
  })
  aside: CoachStanding['aside'];
}

export class CoachDto extends CoachStandingDto implements CoachView {
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
