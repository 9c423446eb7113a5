import { ApiProperty } from '@nestjs/swagger';

import type { ClaimFlag } from '../../domain/checker/claim-flag.js';

export class TextClaim implements ClaimFlag {
  @ApiProperty({ example: '3.9' })
  text: string;

  @ApiProperty({ example: 9, description: 'Offset in the text, in UTF-16 units' })
  start: number;

  @ApiProperty({ example: 12 })
  end: number;

  @ApiProperty({ example: 'Your profile says 3.7 for your GPA, not 3.9.' })
  reason: string;

  @ApiProperty({ enum: ['error', 'confirm'], description: 'error: contradicts what is known; confirm: nothing is known about it' })
  severity: 'error' | 'confirm';
}

export class CheckedText {
  @ApiProperty({ type: [TextClaim], description: 'In the order of the text, at most 500' })
  flags: TextClaim[];
}
