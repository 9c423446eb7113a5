import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

import { IsRowId } from '../../../../../platform/http/decorators/is-row-id.js';
import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';

/** Characters; as many as the AI help reads. */
const MAX_TEXT = 20_000;

export class CheckTextRequest {
  @ApiProperty({ example: 'I have a 3.9 GPA and two offers.', maxLength: MAX_TEXT })
  @MaxLength(MAX_TEXT, { message: `The check reads texts of at most ${MAX_TEXT.toLocaleString('en-US')} characters.` })
  @IsString({ message: 'text is a text.' })
  text: string;

  @ApiPropertyOptional({ example: 12, description: 'The school that gets the text' })
  @IsRowId()
  @MayBeOmitted()
  schoolId?: number;

  @ApiPropertyOptional({ example: 34, description: 'The coach who gets the text; goes before schoolId' })
  @IsRowId()
  @MayBeOmitted()
  coachId?: number;
}
