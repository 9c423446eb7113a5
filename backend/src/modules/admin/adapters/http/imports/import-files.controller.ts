import { Body, Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { NotAudited } from '../../../../audit/adapters/http/index.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ImportCoaches, ImportIncoming, ImportRosters, ImportSchools, InspectCsv, InspectImport } from '../../../../schools/imports/index.js';
import {
  CoachImportResultDto,
  CsvInspectionDto,
  ImportInspectionDto,
  IncomingImportResultDto,
  InspectImportRequest,
  RosterImportResultDto,
  SchoolImportResultDto,
} from '../../../../schools/imports/adapters/http/index.js';
import type { CsvUpload } from './csv-upload.js';
import { ImportOperation } from './import-operation.js';
import { ImportRequestDto } from './import-request.dto.js';
import { inspectedFile, uploadOf } from './upload-of.js';

@ApiTags('admin')
@AdminOnly()
@Controller('admin')
export class ImportFilesController {
  constructor(
    private readonly schools: ImportSchools,
    private readonly coaches: ImportCoaches,
    private readonly rosters: ImportRosters,
    private readonly incoming: ImportIncoming,
    private readonly inspect: InspectCsv,
    private readonly inspectColumns: InspectImport,
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

  @Post('inspect-import-csv')
  @NotAudited()
  @ImportOperation(
    {
      operationId: 'inspectImportCsv',
      summary: 'Shows the columns of a CSV, XLSX or ODS file and what they probably are; stores nothing',
    },
    InspectImportRequest,
    ImportInspectionDto,
  )
  inspectImport(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() body: InspectImportRequest,
    @CurrentUser() user: SessionUser,
  ): Promise<ImportInspectionDto> {
    return this.inspectColumns.run(inspectedFile(file, user), body.kind, body.sheet || undefined);
  }

  @Post('debug-csv')
  @NotAudited()
  @ImportOperation(
    { operationId: 'debugCsv', summary: 'Shows how a CSV file reads and stores nothing' },
    ImportRequestDto,
    CsvInspectionDto,
  )
  debug(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() body: ImportRequestDto,
    @CurrentUser() user: SessionUser,
  ): Promise<CsvInspectionDto> {
    return this.inspect.run(uploadOf(file, body, user).upload.source);
  }
}
