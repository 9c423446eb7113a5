import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import type { ActivityPart, FamilyActivity } from '../../queries/family-activity.query.js';

const PARTS = ['sent', 'replies', 'decisions'] as const satisfies ActivityPart[];

export class FamilyActivityDto implements FamilyActivity {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: PARTS, example: 'sent' })
  part: ActivityPart;

  @ApiProperty({ format: 'uuid' })
  athleteId: string;

  @ApiProperty({ example: 'Marcus' })
  athleteName: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T09:02:00.000Z' })
  at: Date;

  @ApiProperty({ example: 'emails_approved', description: 'Of a decision: what it was; else sent or reply' })
  kind: string;

  @ApiProperty({ type: String, nullable: true, example: 'Dana Lee', description: 'Who decided; null: the athlete or the server' })
  guardianName: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, example: { name: 'Junior season film', emails: 4 } })
  data: Record<string, unknown>;

  @ApiProperty({ type: String, nullable: true, example: 'Quinn Dummett' })
  coachName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Texas Lutheran' })
  schoolName: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Marcus, thanks for writing.', description: 'The beginning of a reply' })
  snippet: string | null;
}

export class FamilyActivityPageDto {
  @ApiProperty({ type: [FamilyActivityDto], description: 'Newest first' })
  lines: FamilyActivityDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The `before` of the next page; null: this was the last one' })
  next: string | null;
}

export class FamilyLogPageQuery {
  @ApiPropertyOptional({
    example: '2026-11-18T14:04:00.000Z_01a1fe99-5741-70c6-b15b-dc52f8a68321',
    description: 'The `next` of the page before',
  })
  @IsString()
  @MayBeOmitted()
  before?: string;
}

export class FamilyActivityPageQuery extends FamilyLogPageQuery {
  @ApiPropertyOptional({ format: 'uuid', description: 'Left out: all your athletes' })
  @IsUUID()
  @MayBeOmitted()
  athleteId?: string;

  @ApiPropertyOptional({ enum: PARTS, example: 'sent' })
  @IsIn(PARTS)
  @MayBeOmitted()
  part?: ActivityPart;
}
