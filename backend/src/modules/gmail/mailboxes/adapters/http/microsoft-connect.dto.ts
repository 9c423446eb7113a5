import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsString, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAX_MAIL_ADDRESS } from '../../../../../shared-kernel/mail-address.js';

export class StartMicrosoftRequest {
  @ApiPropertyOptional({
    example: 'marcus.lee@outlook.com',
    maxLength: MAX_MAIL_ADDRESS,
    description: 'Filled in on Microsoft’s page; the account that is chosen there counts',
  })
  @MayBeOmitted()
  @MaxLength(MAX_MAIL_ADDRESS)
  @IsString()
  email?: string;

  @ApiPropertyOptional({
    example: false,
    default: false,
    description: 'true: the consent page replaces the app’s own tab, so the callback leads back to the profile page',
  })
  @MayBeOmitted()
  @IsBoolean()
  sameTab?: boolean;
}

export class MicrosoftConsent {
  @ApiProperty({
    example: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=…',
    description: 'Microsoft’s consent page',
  })
  authUrl: string;
}
