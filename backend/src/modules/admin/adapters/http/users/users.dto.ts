import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';

export class ResetLinkDto {
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'm…@example.org',
    description: 'Where the link goes; null: there is no mail server',
  })
  sentTo: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'The link to hand over, where there is no mail server; good once and for 30 minutes',
  })
  link: string | null;
}

export class EndedUserSessions {
  @ApiProperty({ example: 3 })
  ended: number;
}

export class ChangeRoleRequest {
  @ApiProperty({ example: true })
  @IsBoolean()
  isAdmin: boolean;
}
