import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsEmail, IsObject, MaxLength, ValidateIf, ValidateNested } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { ScheduleRequest } from '../../../writing/adapters/http/index.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';

export class ResumeCampaignRequest {
  @ApiPropertyOptional({
    example: 'marcus@example.org',
    maxLength: MAX_MAIL_ADDRESS,
    description: 'The address to send from, when it is not the one the campaign was started with',
  })
  @MaxLength(MAX_MAIL_ADDRESS)
  @IsEmail({ require_tld: false, allow_ip_domain: true }, { message: 'sendFrom is the address of the connected account.' })
  @ValidateIf((_, value) => value !== undefined)
  sendFrom?: string;

  @ApiPropertyOptional({ type: ScheduleRequest, description: 'When the rest leaves from now on' })
  @ValidateNested()
  @Type(() => ScheduleRequest)
  @IsObject({ message: 'schedule is an object with a way and a zone.' })
  @MayBeOmitted()
  schedule?: ScheduleRequest;
}
