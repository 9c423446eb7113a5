import { Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { csvLine } from '../../../../schools/tables/index.js';
import { ImportsQuery, UndoImport } from '../../../../schools/imports/index.js';
import { ImportIdPipe } from './import-id.pipe.js';
import { ImportProgressDto, ImportRecordDto } from '../../../../schools/imports/adapters/http/index.js';
import { sendCsv } from '../directory/send-csv.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/imports')
export class ImportsController {
  constructor(
    private readonly imports: ImportsQuery,
    private readonly undoImport: UndoImport,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listImports', summary: 'The last 20 imports, newest first' })
  @ApiOkResponse({ type: [ImportRecordDto] })
  list(): Promise<ImportRecordDto[]> {
    return this.imports.list();
  }

  @Get('current')
  @ApiOperation({
    operationId: 'getCurrentImport',
    summary: 'How far the running import is; idle when there is none',
  })
  @ApiOkResponse({ type: ImportProgressDto })
  current(): Promise<ImportProgressDto> {
    return this.imports.current();
  }

  @Get(':id/errors.csv')
  @ApiOperation({ operationId: 'getImportErrors', summary: 'All errors and warnings of an import as CSV' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(404)
  async errors(@Param('id', ImportIdPipe) id: string, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'import-errors.csv', this.errorLines(id));
  }

  @Post(':id/undo')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'undoImport', summary: 'Restores what an import changed' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiNoContentResponse()
  @ApiProblem(404, 409)
  undo(@Param('id', ImportIdPipe) id: string, @CurrentUser() user: SessionUser): Promise<void> {
    return this.undoImport.run(id, user.id);
  }

  private async *errorLines(id: string): AsyncGenerator<string> {
    yield csvLine(['row', 'line', 'severity', 'column', 'code', 'value', 'message', 'spreadsheet_row']);
    for await (const piece of this.imports.issues(id)) {
      yield piece
        .map(({ row, line, severity, column, code, value, message, sheetRow }) =>
          csvLine([row, line, severity, column, code, value, message, sheetRow]),
        )
        .join('');
    }
  }
}
