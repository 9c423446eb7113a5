import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { APPROVALS, type Approval } from '../../../guardians/index.js';
import type { FamilyControls } from '../../queries/family-controls.query.js';

export class FamilyControlsDto implements FamilyControls {
  @ApiProperty({ format: 'uuid' })
  athleteId: string;

  @ApiProperty({ example: 'Marcus' })
  athleteName: string;

  @ApiProperty({ enum: APPROVALS, example: 'first', description: '`first`: emails to a school that no email has gone to yet' })
  approve: Approval;

  @ApiProperty({ example: true })
  askBeforeSharing: boolean;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Since when nothing leaves; null: it does',
  })
  pausedAt: Date | null;

  @ApiProperty({ example: true, description: 'Whoever has the link sees the profile' })
  sharing: boolean;

  @ApiProperty({ type: [String], example: ['Name', 'Height'], description: 'Ticked fields, as the athlete reads them' })
  sharedFields: string[];

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

  @ApiProperty({ example: true, description: 'From 18 on nobody else decides about the account' })
  isMinor: boolean;
}

export class ChangeControlsRequest {
  @ApiPropertyOptional({ enum: APPROVALS, example: 'every' })
  @IsIn(APPROVALS)
  @MayBeOmitted()
  approve?: Approval;

  @ApiPropertyOptional({ example: true })
  @IsBoolean()
  @MayBeOmitted()
  askBeforeSharing?: boolean;

  @ApiPropertyOptional({ example: false, description: 'Whether nothing may leave' })
  @IsBoolean()
  @MayBeOmitted()
  paused?: boolean;
}
