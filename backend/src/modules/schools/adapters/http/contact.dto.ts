import { ApiProperty } from '@nestjs/swagger';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

import { IsRowId } from '../../../../platform/http/decorators/is-row-id.js';
import type { ContactView } from '../../application/ports/contact-repository.js';
import { CoachDto } from './coach.dto.js';

export class ContactDto extends CoachDto implements ContactView {
  @ApiProperty({ example: 404 })
  schoolId: number;

  @ApiProperty({ example: 'Slippery Rock' })
  schoolName: string;
}

export class ChangeContactDto {
  @ApiProperty({ example: 'Dana Fieldhouse', maxLength: 120 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(120)
  name: string;

  @ApiProperty({ example: 'Recruiting Coordinator', maxLength: 120, description: 'May be empty' })
  @IsString()
  @MaxLength(120)
  title: string;

  @ApiProperty({ example: 'dana.fieldhouse@college.example', maxLength: 254 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(254)
  email: string;
}

export class AddContactDto extends ChangeContactDto {
  @ApiProperty({ example: 404 })
  @IsRowId()
  schoolId: number;
}
