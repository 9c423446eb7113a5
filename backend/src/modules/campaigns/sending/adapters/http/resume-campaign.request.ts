import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, MaxLength, ValidateIf } from 'class-validator';

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
}
