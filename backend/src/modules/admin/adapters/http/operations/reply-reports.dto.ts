import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsString } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { SUSPICION_REASONS, type SuspicionReason } from '../../../../campaigns/suspicion/index.js';
import { type ReplyReport } from '../../../../campaigns/replies/index.js';

const STATES = ['open', 'handled'] as const;
const moment = { format: 'date-time', example: '2026-11-21T09:02:00.000Z' };

export class ReplyReportDto implements ReplyReport {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'marcus', description: 'The athlete who reported it' })
  username: string;

  @ApiProperty({ example: 'Coach Hale' })
  fromName: string;

  @ApiProperty({ example: 'coach@somewhere.example' })
  fromAddress: string;

  @ApiProperty({ example: 'Akron', description: 'The school whose coach the athlete wrote to' })
  schoolName: string;

  @ApiProperty({ example: 'Re: Junior film' })
  subject: string;

  @ApiProperty({ example: 'Buy two gift cards', description: 'How it begins; the text stays with the athlete' })
  snippet: string;

  @ApiProperty({ enum: SUSPICION_REASONS, enumName: 'SuspicionReason', isArray: true })
  reasons: SuspicionReason[];

  @ApiProperty({ example: true, description: 'Not from an address that is known to be the school’s' })
  outsideDomain: boolean;

  @ApiProperty(moment)
  receivedAt: Date;

  @ApiProperty(moment)
  reportedAt: Date;

  @ApiProperty({ ...moment, type: String, nullable: true })
  handledAt: Date | null;
}

export class ReplyReportPageDto {
  @ApiProperty({ type: [ReplyReportDto], description: 'Newest first' })
  reports: ReplyReportDto[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'The `before` of the next page; null: this was the last one' })
  next: string | null;
}

export class ReplyReportPageQuery {
  @ApiPropertyOptional({ enum: STATES, example: 'open', description: 'Left out: open' })
  @IsIn(STATES)
  @MayBeOmitted()
  state?: (typeof STATES)[number];

  @ApiPropertyOptional({
    example: '2026-11-18T14:04:00.000Z_01a1fe99-5741-70c6-b15b-dc52f8a68321',
    description: 'The `next` of the page before',
  })
  @IsString()
  @MayBeOmitted()
  before?: string;
}
