import { ApiProperty } from '@nestjs/swagger';

import type { OpenSession } from '../../resources/sessions.resource.js';

export class SessionDto implements OpenSession {
  @ApiProperty({ example: '5f0c1d9f6e2b4c3a8d7e6f5a4b3c2d1e', description: 'Not the one in the cookie' })
  id: string;

  @ApiProperty({ example: 'Chrome on Android' })
  device: string;

  @ApiProperty({ example: true, description: 'The one that asks' })
  isCurrent: boolean;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T18:05:00.000Z' })
  signedInAt: Date | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-23T07:40:00.000Z', description: 'To ten minutes' })
  lastUsedAt: Date | null;
}

export class EndedSessions {
  @ApiProperty({ example: 2 })
  ended: number;
}
