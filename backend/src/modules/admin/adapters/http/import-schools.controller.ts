import { Body, Controller, HttpCode, HttpStatus, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { ImportFileError, ImportSchools, type SchoolImportResult } from '../../../schools/index.js';
import { mayBeCsv, type CsvUpload } from './csv-upload.js';
import { ImportSchoolsDto, SchoolImportResultDto } from './import-schools.dto.js';

const MAX_BYTES = 20 * 1024 * 1024;

@ApiTags('admin')
@AdminOnly()
@Controller('admin/import-schools-csv')
export class ImportSchoolsController {
  constructor(private readonly importSchools: ImportSchools) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(
    FileInterceptor('csvFile', { limits: { fileSize: MAX_BYTES, files: 1, fields: 8, fieldSize: 1024 } }),
  )
  @ApiOperation({
    operationId: 'importSchoolsCsv',
    summary: 'Imports schools and their coaches from a CSV file',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportSchoolsDto })
  @ApiOkResponse({ type: SchoolImportResultDto })
  @ApiProblem(400, 401, 403, 413)
  run(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() body: ImportSchoolsDto,
  ): Promise<SchoolImportResult> {
    if (!file) throw new ImportFileError('no_file', 'Please select a CSV file to import.');
    if (!mayBeCsv(file)) throw new ImportFileError('not_csv', 'Please select a CSV file.');
    const choices = { dryRun: body.dryRun === 'true', allOrNothing: body.allOrNothing === 'true' };
    return this.importSchools.run(file.buffer, choices);
  }
}
