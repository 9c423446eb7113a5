import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';

import type { ShareFieldView, ShareView } from '../../application/share-view.js';
import { EXPIRY_CHOICES } from '../../domain/profile-share.js';
import type { ShareInput } from '../../domain/read-share-changes.js';
import { SHARE_FIELDS, type ShareField, type ShareFieldKey } from '../../domain/share-fields.js';

const KEYS = SHARE_FIELDS.map(({ key }) => key);

export class ShareFieldDto implements ShareFieldView {
  @ApiProperty({ enum: KEYS, example: 'height' })
  key: ShareFieldKey;

  @ApiProperty({ example: 'Height' })
  label: string;

  @ApiProperty({ enum: ['about', 'football', 'academics', 'contact'], example: 'football' })
  group: ShareField['group'];

  @ApiProperty({ example: true })
  ticked: boolean;

  @ApiProperty({ example: true, description: 'The profile says something there' })
  filled: boolean;
}

export class ShareDto implements ShareView {
  @ApiProperty({ example: true })
  enabled: boolean;

  @ApiProperty({ example: true, description: 'On and not expired: whoever has the link sees the profile' })
  open: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'https://recruit.example/p/0k9cQ0Wl1nVb7b0fQ2c3sT4u5v6w7x8y9zABCDEFGHI',
    description: 'null before the first time it is on, or when it cannot be shown again: renew it then',
  })
  link: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2027-02-19T15:00:00.000Z' })
  expiresAt: Date | null;

  @ApiProperty({ example: 12, description: 'Of this link, without programs and own visits' })
  views: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Since when a guardian is asked whether it may be on; null: nobody is',
  })
  askedAt: Date | null;

  @ApiProperty({ type: [ShareFieldDto] })
  fields: ShareFieldDto[];
}

/** Any subset; the values are judged by the share's own rules, all at once. */
export class ChangeShareRequest implements ShareInput {
  @Allow()
  @ApiPropertyOptional({ type: Boolean, example: true, description: 'Off: the link is dead at once' })
  enabled?: unknown;

  @Allow()
  @ApiPropertyOptional({ type: [String], enum: KEYS, example: ['name', 'height'], description: 'Everything to show' })
  fields?: unknown;

  @Allow()
  @ApiPropertyOptional({
    type: 'integer',
    nullable: true,
    enum: [...EXPIRY_CHOICES, null],
    example: 90,
    description: 'From now on; null: until it is turned off',
  })
  expiresInDays?: unknown;
}
