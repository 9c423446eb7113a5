import { Body, Controller, Post, UploadedFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { NotAudited } from '../../../../audit/adapters/http/index.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { InspectCsv, InspectImport } from '../../../../schools/imports/index.js';
import { CsvInspectionDto, ImportInspectionDto, InspectImportRequest } from '../../../../schools/imports/adapters/http/index.js';
import type { CsvUpload } from './csv-upload.js';
import { ImportOperation } from './import-operation.js';
import { ImportRequestDto } from './import-request.dto.js';
import { inspectedFile, uploadOf } from './upload-of.js';

/** Shows how a file reads; stores nothing. */
@ApiTags('admin')
@AdminOnly()
@Controller('admin')
export class InspectFilesController {
  constructor(
    private readonly inspect: InspectCsv,
    private readonly inspectColumns: InspectImport,
  ) {}

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
