import { Readable } from 'node:stream';

import { Controller, Get, Header, HttpCode, HttpStatus, Post, StreamableFile } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { DuringDeletion } from '../../../../platform/http/decorators/during-deletion.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { NoExportFile } from '../../domain/privacy-errors.js';
import { DataExportQuery } from '../../queries/data-export.query.js';
import { ExportRequests } from '../../resources/export-requests.resource.js';
import { DataExportDto } from './data-export.dto.js';
import { EXPORT_FILES } from './privacy.limits.js';

@ApiTags('privacy')
@ForEverybody()
@Controller('user/export')
export class DataExportController {
  constructor(
    private readonly exports: ExportRequests,
    private readonly copies: DataExportQuery,
    private readonly limiter: RateLimiter,
  ) {}

  @Get()
  @DuringDeletion()
  @ApiOperation({ operationId: 'getDataExport', summary: 'How far the copy of the own data is' })
  @ApiOkResponse({ type: DataExportDto })
  @ApiProblem(401)
  look(@CurrentUser() { id }: SessionUser): Promise<DataExportDto> {
    return this.copies.view(id);
  }

  @Post()
  @Audited('export_begun')
  @DuringDeletion()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ operationId: 'startDataExport', summary: 'Make a copy of the own data; within an hour it is the same one' })
  @ApiAcceptedResponse({ type: DataExportDto })
  @ApiProblem(401)
  async begin(@CurrentUser() { id }: SessionUser): Promise<DataExportDto> {
    await this.exports.begin(id);
    return this.copies.view(id);
  }

  @Get('file')
  @Audited('export_downloaded')
  @DuringDeletion()
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getDataExportFile', summary: 'The copy as a ZIP; for 24 hours' })
  @ApiOkResponse({ content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } })
  @ApiProblem(401, 404, 429)
  async file(@CurrentUser() { id }: SessionUser): Promise<StreamableFile> {
    await this.limiter.consume(EXPORT_FILES, id);
    const copy = await this.copies.open(id);
    if (!copy) throw new NoExportFile();
    const disposition = 'attachment; filename="recruit-data.zip"';
    return new StreamableFile(Readable.from(copy.parts, { objectMode: false }), {
      type: 'application/zip',
      length: copy.bytes,
      disposition,
    });
  }
}
