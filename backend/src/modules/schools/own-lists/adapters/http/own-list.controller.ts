import { Body, Controller, Get, Header, HttpCode, HttpStatus, Post, Query, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { sendPieces } from '../../../../../platform/http/answers/send-pieces.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ExportOwnList } from '../../application/export-own-list.use-case.js';
import { ImportOwnList, type OwnListImport } from '../../application/import-own-list.use-case.js';
import { InspectOwnList, type OwnListInspection } from '../../application/inspect-own-list.use-case.js';
import { UndoOwnList, type LastOwnListImport, type UndoneOwnList } from '../../application/undo-own-list.use-case.js';
import { ImportFileError } from '../../../tables/domain/import-file-error.js';
import { choicesOf, mappingOf } from './own-list-form.js';
import { LastOwnListImportDto, OwnListImportDto, OwnListInspectionDto, UndoneOwnListDto } from './own-list-result.dto.js';
import { ExportOwnListQuery, ImportOwnListDto, OwnListFileDto } from './own-list.dto.js';

/** The part of an uploaded file that is read; whether it is a table is decided by its content. */
interface Upload {
  buffer: Uint8Array;
}

const CsvFile = () =>
  UseInterceptors(
    FileInterceptor('csvFile', {
      limits: { fileSize: 2 * 1024 * 1024, files: 1, fields: 20, fieldSize: 64 * 1024 },
    }),
  );

/** Marks the text as UTF-8 for spreadsheets. */
const BYTE_ORDER_MARK = '\uFEFF';

async function* marked(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let mark = BYTE_ORDER_MARK;
  for await (const piece of pieces) {
    yield Buffer.from(mark + piece);
    mark = '';
  }
}

@ApiTags('tracking')
@Controller('user/target-schools')
export class OwnListController {
  constructor(
    private readonly exportList: ExportOwnList,
    private readonly inspectList: InspectOwnList,
    private readonly importList: ImportOwnList,
    private readonly undoList: UndoOwnList,
  ) {}

  @Get('export.csv')
  @UseInterceptors(LargeAnswerInterceptor)
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="recruit-schools.csv"')
  @ApiOperation({ operationId: 'exportOwnList', summary: 'Your list as CSV; importing it again changes nothing' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(400, 401, 429)
  async export(@CurrentUser() user: SessionUser, @Query() { schoolIds }: ExportOwnListQuery, @Res() response: Response): Promise<void> {
    const ids = schoolIds === undefined ? null : schoolIds.split(',').map(Number);
    await sendPieces(response, marked(this.exportList.run(user.id, ids)));
  }

  @Post('import-csv/inspect')
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(LargeAnswerInterceptor)
  @CsvFile()
  @ApiOperation({ operationId: 'inspectOwnList', summary: 'Shows how a spreadsheet of schools reads; stores nothing' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: OwnListFileDto })
  @ApiOkResponse({ type: OwnListInspectionDto })
  @ApiProblem(400, 401, 413, 429)
  inspect(@UploadedFile() file: Upload | undefined, @Body() _form: OwnListFileDto): Promise<OwnListInspection> {
    return this.inspectList.run(bytesOf(file));
  }

  @Post('import-csv')
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(LargeAnswerInterceptor)
  @CsvFile()
  @ApiOperation({
    operationId: 'importOwnList',
    summary: 'Takes a spreadsheet of schools into your list by the columns that you name',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: ImportOwnListDto })
  @ApiOkResponse({ type: OwnListImportDto })
  @ApiProblem(400, 401, 409, 413, 429)
  import(
    @CurrentUser() user: SessionUser,
    @UploadedFile() file: Upload | undefined,
    @Body() form: ImportOwnListDto,
  ): Promise<OwnListImport> {
    return this.importList.run(user.id, {
      bytes: bytesOf(file),
      mapping: mappingOf(form),
      choices: choicesOf(form.choices),
      dryRun: form.dryRun === 'true',
    });
  }

  @Get('import-csv/last')
  @ApiOperation({ operationId: 'lastOwnListImport', summary: 'The last import of your list that can be undone' })
  @ApiOkResponse({ type: LastOwnListImportDto })
  @ApiProblem(401)
  last(@CurrentUser() user: SessionUser): Promise<LastOwnListImport> {
    return this.undoList.last(user.id);
  }

  @Post('import-csv/undo')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'undoOwnListImport', summary: 'Undoes the last import of your list, except what you changed since' })
  @ApiOkResponse({ type: UndoneOwnListDto })
  @ApiProblem(401, 404, 409)
  undo(@CurrentUser() user: SessionUser): Promise<UndoneOwnList> {
    return this.undoList.run(user.id);
  }
}

function bytesOf(file: Upload | undefined): Uint8Array {
  if (!file) throw new ImportFileError('no_file', 'Please select a CSV file to import.');
  return file.buffer;
}
