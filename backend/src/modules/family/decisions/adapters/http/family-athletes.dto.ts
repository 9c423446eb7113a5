import { ApiProperty } from '@nestjs/swagger';

import type { FamilyAthlete, SentText } from '../../queries/family-athletes.query.js';

export class FamilyAthleteDto implements FamilyAthlete {
  @ApiProperty({ format: 'uuid' })
  athleteId: string;

  @ApiProperty({ example: 'Marcus' })
  athleteName: string;

  @ApiProperty({ type: String, nullable: true, example: 'QB' })
  position: string | null;

  @ApiProperty({ type: Number, nullable: true, example: 2028 })
  graduationYear: number | null;

  @ApiProperty({ example: 49, description: 'Emails sent, by hand too' })
  sent: number;

  @ApiProperty({ example: 6, description: 'Emails that a person replied to' })
  replies: number;

  @ApiProperty({ example: true, description: 'Whoever has the link sees the profile' })
  sharing: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  pausedAt: Date | null;

  @ApiProperty({ type: String, nullable: true, example: 'marcus@example.org', description: 'The connected account; null: none is' })
  mailbox: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the account is deleted because a guardian wants it; null: nobody does',
  })
  deletedAt: Date | null;
}

export class SentTextDto implements SentText {
  @ApiProperty({ example: 'Quinn Dummett' })
  coachName: string;

  @ApiProperty({ example: 'Texas Lutheran' })
  schoolName: string;

  @ApiProperty({ example: 'quinn@tlu.example' })
  toAddress: string;

  @ApiProperty({ example: 'Class of 2028 QB: junior film' })
  subject: string;

  @ApiProperty({ example: 'Coach Dummett, here is my junior season.' })
  text: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:02:00.000Z' })
  sentAt: Date;
}
