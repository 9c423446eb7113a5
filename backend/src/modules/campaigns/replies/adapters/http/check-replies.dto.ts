import { ApiProperty } from '@nestjs/swagger';

import type { ReplyFigures } from '../../application/ports/reply-ledger.js';

export class ReplyCheck implements ReplyFigures {
  @ApiProperty({ example: 12, description: 'Emails that left, and so may be answered' })
  checked: number;

  @ApiProperty({ example: 1, description: 'Answers of people that the athlete was not told of before' })
  repliesFound: number;
}
