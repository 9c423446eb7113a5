import { ApiProperty } from '@nestjs/swagger';

/** With whom a conversation is, as it was when they last wrote. */
export class ConversationCoachDto {
  @ApiProperty({ example: 42 })
  coachId: number;

  @ApiProperty({ example: 'Quinn Dummett' })
  coachName: string;

  @ApiProperty({ example: 'Quarterbacks Coach' })
  coachTitle: string;

  @ApiProperty({ example: 7 })
  schoolId: number;

  @ApiProperty({ example: 'Akron' })
  schoolName: string;

  @ApiProperty({ example: true, description: 'The coach is still in the directory or among your contacts' })
  isListed: boolean;
}
