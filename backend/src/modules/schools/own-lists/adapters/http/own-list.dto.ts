import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBooleanString, Matches, MaxLength } from 'class-validator';

import { MayBeOmitted } from '../../../../../platform/http/decorators/may-be-omitted.js';
import { MAX_CHOICES } from '../../application/own-list-table.js';
import type { OwnListField } from '../../domain/own-list-field.js';

const COLUMN = { description: 'Column of the file, from 0', example: '0' };
const IsColumn = () => Matches(/^\d{1,3}$/, { message: 'A column is a number from 0.' });

export class OwnListFileDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'At most 2 MB and 5,000 rows' })
  @MayBeOmitted()
  csvFile?: unknown;
}

export class ImportOwnListDto extends OwnListFileDto implements Record<`${OwnListField}Column`, string | undefined> {
  @ApiProperty(COLUMN)
  @Matches(/^\d{1,3}$/, { message: 'Please say which column has the names of the schools.' })
  nameColumn: string;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  stateColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  favoriteColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  leadLevelColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  introEmailSentColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  responseGottenColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  filmSentColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  twitterConnectionColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  notesColumn: string | undefined;

  @ApiPropertyOptional(COLUMN)
  @IsColumn()
  @MayBeOmitted()
  nextStepColumn: string | undefined;

  @ApiPropertyOptional({ description: 'Schools that you picked for rows, as row:schoolId', example: '3:404,7:12', maxLength: MAX_CHOICES })
  @Matches(/^(\d{1,6}:\d{1,10}(,\d{1,6}:\d{1,10})*)?$/, { message: 'choices takes row:schoolId, with commas.' })
  @MaxLength(MAX_CHOICES)
  @MayBeOmitted()
  choices?: string;

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'Says what would happen and stores nothing' })
  @MayBeOmitted()
  @IsBooleanString()
  dryRun?: string;
}

export class ExportOwnListQuery {
  @ApiPropertyOptional({
    description: 'Ids of schools with commas, in the order wanted; left out: all that you touched',
    example: '404,12',
  })
  @Matches(/^\d{1,9}(,\d{1,9}){0,4999}$/, { message: 'schoolIds takes ids with commas.' })
  @MayBeOmitted()
  schoolIds?: string;
}
