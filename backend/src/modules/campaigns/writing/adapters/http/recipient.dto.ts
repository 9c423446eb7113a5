import { ApiProperty } from '@nestjs/swagger';

import { CoachStandingDto } from '../../../../schools/directory/adapters/http/index.js';
import { PROBLEM_CODES, type ProblemCode } from '../../domain/mail-problem.js';
import type { RecipientGroup } from '../../domain/recipient-group.js';

export class RecipientDto {
  @ApiProperty({ example: 42 })
  coachId: number;

  @ApiProperty({ example: 'Quinn Dummett' })
  coachName: string;

  @ApiProperty({ type: String, nullable: true, example: 'quinn.dummett@akron.example.edu' })
  coachEmail: string | null;

  @ApiProperty({ example: 'Offensive Coordinator/Quarterbacks' })
  coachTitle: string;

  @ApiProperty({ example: 7 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ example: 'OC,QB', description: 'Codes with commas between them, or empty' })
  position: string;

  @ApiProperty({ example: false })
  isHeadCoach: boolean;

  @ApiProperty({ example: false, description: 'An invented example: mail to it stays on this server' })
  isExample: boolean;

  @ApiProperty({ enum: ['head_coach', 'recruiting_coordinator', 'position_coach'] })
  group: RecipientGroup;

  @ApiProperty({ example: true })
  selectable: boolean;

  @ApiProperty({ type: String, nullable: true, example: 'No email address known' })
  reason: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'You wrote to Quinn Dummett at Akron on Nov 2: “Junior film”.',
    description: 'The last email to this coach within the days of the email settings, outside of this campaign',
  })
  earlier: string | null;

  @ApiProperty({ type: CoachStandingDto })
  standing: CoachStandingDto;
}

export class MailboxDto {
  @ApiProperty({ example: 'Marcus Lee' })
  name: string;

  @ApiProperty({ example: 'marcus@example.org' })
  address: string;
}

export class MailProblemDto {
  @ApiProperty({ example: 42 })
  coachId: number;

  @ApiProperty({ enum: PROBLEM_CODES })
  code: ProblemCode;

  @ApiProperty({ example: 'Line 3' })
  place: string;

  @ApiProperty({ example: '{{student_gpa}} is empty in your profile. Fill it in there, or remove it.' })
  fix: string;
}

export class EditableMailDto {
  @ApiProperty({ example: 'QB 2028 from Austin: Marcus Lee' })
  subject: string;

  @ApiProperty({ example: 'Coach Rivers,\n\nmy name is Marcus Lee. My GPA is {{student_gpa}}.' })
  template: string;
}

export class MailPreviewDto {
  @ApiProperty({ example: 42 })
  coachId: number;

  @ApiProperty({ example: 'Quinn Dummett' })
  coachName: string;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ type: MailboxDto })
  from: MailboxDto;

  @ApiProperty({ type: MailboxDto })
  replyTo: MailboxDto;

  @ApiProperty({ type: String, nullable: true, example: 'quinn.dummett@akron.example.edu' })
  to: string | null;

  @ApiProperty({ example: 'QB 2028 from Austin: Marcus Lee' })
  subject: string;

  @ApiProperty({ example: 'Coach Rivers,\n\nmy name is Marcus Lee.' })
  text: string;

  @ApiProperty({ example: 0, description: 'Of the text that was written for this coach; 0: it is the campaign’s text' })
  textRevision: number;

  @ApiProperty({
    type: EditableMailDto,
    description: 'What a change for this coach starts from: filled in, except what is empty and the birth date',
  })
  editable: EditableMailDto;

  @ApiProperty({ type: [MailProblemDto] })
  problems: MailProblemDto[];

  @ApiProperty({ type: [MailProblemDto], description: 'Words that coaches dislike; they hold nothing back' })
  warnings: MailProblemDto[];
}
