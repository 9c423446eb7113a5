import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsEmail, MaxLength, ValidateIf } from 'class-validator';

export class ResumeCampaignRequest {
  @ApiPropertyOptional({
    example: 'marcus@example.org',
    maxLength: 254,
    description: 'The address to send from, when it is not the one the campaign was started with',
  })
  @MaxLength(254)
  @IsEmail({ require_tld: false, allow_ip_domain: true }, { message: 'sendFrom is the address of the connected account.' })
  @ValidateIf((_, value) => value !== undefined)
  sendFrom?: string;
}
