import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import type { WaitingHandMail } from '../../queries/waiting-hand-mails.query.js';

export class WaitingHandMailsQuery {
  @ApiProperty({ example: 17 })
  @IsRowId({ message: 'coachId is the number of a coach.' })
  @Type(() => Number)
  coachId: number;
}

export class WaitingHandMailDto implements WaitingHandMail {
  @ApiProperty({ format: 'uuid' })
  campaignId: string;

  @ApiProperty({ example: 'Junior film' })
  campaignName: string;

  @ApiProperty({ format: 'uuid' })
  emailId: string;
}
