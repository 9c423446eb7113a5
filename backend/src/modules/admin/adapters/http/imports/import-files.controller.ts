import { Body, Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ImportCoaches, ImportIncoming, ImportRosters, ImportSchools } from '../../../../schools/imports/index.js';
import {
  CoachImportResultDto,
  IncomingImportResultDto,
  RosterImportResultDto,
  SchoolImportResultDto,
} from '../../../../schools/imports/adapters/http/index.js';
import type { CsvUpload } from './csv-upload.js';
import { ImportOperation } from './import-operation.js';
import { ImportRequestDto } from './import-request.dto.js';
import { uploadOf } from './upload-of.js';

@ApiTags('admin')
@AdminOnly()
@Controller('admin')
export class ImportFilesController {
  constructor(
    private readonly schools: ImportSchools,
    private readonly coaches: ImportCoaches,
    private readonly rosters: ImportRosters,
    private readonly incoming: ImportIncoming,
  ) {}

  @Post('import-schools-csv')
  @ImportOperation(
    { operationId: 'importSchoolsCsv', summary: 'Imports schools and their coaches from a CSV file' },
    ImportRequestDto,
    SchoolImportResultDto,
  )
  importSchools(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() body: ImportRequestDto,
    @CurrentUser() user: SessionUser,
  ): Promise<SchoolImportResultDto> {
    const { upload, choices } = uploadOf(file, body, user);
    return this.schools.run(upload, choices);
  }

  @Post('import-coaches-csv')
  @ImportOperation(
    { operationId: 'importCoachesCsv', summary: 'Imports coaches of known schools from a CSV file' },
    ImportRequestDto,
    CoachImportResultDto,
  )
  importCoaches(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() body: ImportRequestDto,
    @CurrentUser() user: SessionUser,
  ): Promise<CoachImportResultDto> {
    const { upload, choices } = uploadOf(file, body, user);
    return this.coaches.run(upload, choices);
  }

  @Post('import-rosters-csv')
  @ImportOperation(
    {
      operationId: 'importRostersCsv',
      summary: 'Imports rosters; each replaces the one of its school and season',
    },
    ImportRequestDto,
    RosterImportResultDto,
  )
  importRosters(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() body: ImportRequestDto,
    @CurrentUser() user: SessionUser,
  ): Promise<RosterImportResultDto> {
    const { upload, choices } = uploadOf(file, body, user);
    return this.rosters.run(upload, choices);
  }

  @Post('import-incoming-csv')
  @ImportOperation(
    {
      operationId: 'importIncomingCsv',
      summary: 'Imports recruits and transfers; each replaces what was known of the school and the year',
    },
    ImportRequestDto,
    IncomingImportResultDto,
  )
  importIncoming(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() body: ImportRequestDto,
    @CurrentUser() user: SessionUser,
  ): Promise<IncomingImportResultDto> {
    const { upload, choices } = uploadOf(file, body, user);
    return this.incoming.run(upload, choices);
  }
}
