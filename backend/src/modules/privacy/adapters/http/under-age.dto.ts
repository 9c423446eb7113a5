import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

const NO_DATE = { message: 'Send the birth date as year, month and day: 2014-03-14.' };

export class ConfirmUnderAgeRequest {
  @ApiProperty({ format: 'date', example: '2014-03-14', maxLength: 10, description: 'The date that was refused with the code under_13' })
  @MaxLength(10, NO_DATE)
  @IsString(NO_DATE)
  birthdate: string;
}

export class PlannedDeletionDto {
  @ApiProperty({ example: '2026-03-11T05:06:07.000Z', description: 'From when on the account is deleted' })
  deletionDueAt: Date;
}
