import { ApiProperty } from '@nestjs/swagger';

import { APPROVALS, type Approval } from '../../../guardians/index.js';
import { OwnApprovalDto } from './approvals.dto.js';

export class OwnApprovalsDto {
  @ApiProperty({ type: [OwnApprovalDto], description: 'The oldest first' })
  emails: OwnApprovalDto[];

  @ApiProperty({
    type: String,
    enum: APPROVALS,
    nullable: true,
    example: 'first',
    description: 'What guardians read before it leaves; null: you have none',
  })
  approve: Approval | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Since when a guardian lets nothing leave; null: nobody paused',
  })
  pausedAt: Date | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the account is deleted because a guardian wants it; null: nobody does',
  })
  deletedAt: Date | null;

  @ApiProperty({ example: false, description: 'Whether you can stop it yourself: from 18 on' })
  canStopDeletion: boolean;

  @ApiProperty({ example: false, description: 'Whether nothing leaves before a guardian has joined you' })
  needsGuardian: boolean;
}
