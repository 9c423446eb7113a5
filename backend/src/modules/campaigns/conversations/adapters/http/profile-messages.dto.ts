import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { type ReceivedMessage } from '../../../replies/index.js';
import { SUSPICION_REASONS, type SuspicionReason } from '../../../suspicion/domain/reasons.js';

const moment = { type: String, format: 'date-time', nullable: true, example: '2026-11-18T14:04:00.000Z' } as const;

export class ProfileMessagesQueryDto {
  @ApiPropertyOptional({
    description: 'The `before` of the page before',
    example: '2026-11-18T14:04:00.000Z_01a1fe99-5741-70c6-b15b-dc52f8a68321',
  })
  @IsString()
  @MayBeOmitted()
  before?: string;
}

export class ProfileMessageDto implements ReceivedMessage {
  @ApiProperty({ example: '01a1fe99-5741-70c6-b15b-dc52f8a68321', format: 'uuid' })
  id: string;

  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-18T14:04:00.000Z' })
  at: Date;

  @ApiProperty({ example: 'Quinn Dummett, offensive coordinator', description: 'As typed' })
  name: string;

  @ApiProperty({ example: 'Akron', description: 'As typed' })
  school: string;

  @ApiProperty({ example: 'quinn.dummett@akron.example.edu', description: 'As typed' })
  address: string;

  @ApiProperty({ example: 'Marcus, can you send the full game against Marble Creek?' })
  text: string;

  @ApiProperty({ example: true, description: 'A coach of the directory, or an own contact, has this address; anybody can type it' })
  isKnownAddress: boolean;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 42,
    description: 'In whose conversation it stands; null: the address is nobody’s',
  })
  coachId: number | null;

  @ApiProperty({ enum: SUSPICION_REASONS, enumName: 'SuspicionReason', isArray: true, description: 'Why it may not be what it says' })
  suspicions: SuspicionReason[];

  @ApiProperty({ example: false, description: 'The athlete checked who wrote it' })
  isChecked: boolean;

  @ApiProperty({ ...moment, description: 'Reported to the admins' })
  reportedAt: Date | null;

  @ApiProperty({ ...moment, description: 'Shown to the guardians; null: not, or there was none' })
  shownToGuardianAt: Date | null;
}

export class ProfileMessagesDto {
  @ApiProperty({ type: [ProfileMessageDto], description: 'Newest first' })
  messages: ProfileMessageDto[];

  @ApiProperty({ example: false, description: 'A guardian would see a message that is reported' })
  hasGuardian: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Where the next, older page begins', example: null })
  before: string | null;
}
