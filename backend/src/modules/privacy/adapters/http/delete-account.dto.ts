import { ApiProperty } from '@nestjs/swagger';

export class CountedDto {
  @ApiProperty({ example: 'Games' })
  label: string;

  @ApiProperty({ example: 12 })
  count: number;
}

export class DeletionPreview {
  @ApiProperty({ type: [CountedDto], description: 'What is deleted: only kinds of which there is something' })
  items: CountedDto[];

  @ApiProperty({ example: 3, description: 'Emails that wait to leave, and will not be sent' })
  waitingEmails: number;

  @ApiProperty({ example: true, description: 'Whether access to a Gmail account is given back' })
  hasGmail: boolean;
}

export class DeletionBegun {
  @ApiProperty({ example: 'q7Yw0Zc1m3K9t5Rb2LxV8nH4aJ6sD0eF', description: 'Opens the receipt for 24 hours' })
  receiptToken: string;
}

export class ReceiptDto {
  @ApiProperty({ example: '2026-03-04T05:06:07.000Z' })
  requestedAt: Date;

  @ApiProperty({ type: Date, nullable: true, example: '2026-03-04T05:06:09.000Z', description: 'Null while the rows are being deleted' })
  erasedAt: Date | null;

  @ApiProperty({ type: [CountedDto] })
  items: CountedDto[];

  @ApiProperty({ enum: ['none', 'waiting', 'done', 'given_up'], example: 'done', description: 'Whether Google took the access back' })
  google: 'none' | 'waiting' | 'done' | 'given_up';

  @ApiProperty({ type: Date, nullable: true, example: '2026-03-04T05:06:10.000Z', description: 'When rows, files and access were gone' })
  doneAt: Date | null;
}
