import { Body, Controller, Get, HttpCode, HttpStatus, Post, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { DirectoryPack, ImportPack, PackError } from '../../../../schools/packs/index.js';
import { CsvUploadInterceptor } from './csv-upload.interceptor.js';
import { sourceOf, type CsvUpload } from './csv-upload.js';
import { PackImportResultDto, PackRequestDto } from './directory-pack.dto.js';

@ApiTags('admin')
@AdminOnly()
@Controller('admin')
export class DirectoryPackController {
  constructor(
    private readonly pack: DirectoryPack,
    private readonly importing: ImportPack,
    private readonly clock: Clock,
  ) {}

  @Get('directory-pack')
  @ApiOperation({
    operationId: 'exportDirectoryPack',
    summary: 'The shared directory as one file with manifest and checksum; without athletes’ contacts and examples',
  })
  @ApiProduces('application/gzip')
  @ApiOkResponse({ description: 'Gzip of JSON lines', content: { 'application/gzip': { schema: { type: 'string', format: 'binary' } } } })
  @ApiProblem(401, 403)
  async export(@Res() response: Response): Promise<void> {
    const file = await this.pack.file();
    const day = this.clock.now().toISOString().slice(0, 10);
    response.setHeader('Content-Type', 'application/gzip');
    response.setHeader('Content-Disposition', `attachment; filename="recruit-directory-${day}.ndjson.gz"`);
    response.end(file);
  }

  @Post('import-directory-pack')
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(CsvUploadInterceptor, FileInterceptor('packFile'))
  @ApiOperation({ operationId: 'importDirectoryPack', summary: 'Takes over another server’s directory; undone like any import' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: PackRequestDto })
  @ApiOkResponse({ type: PackImportResultDto })
  @ApiProblem(400, 401, 403, 409, 413)
  import(
    @UploadedFile() file: CsvUpload | undefined,
    @Body() { dryRun }: PackRequestDto,
    @CurrentUser() { id: userId }: SessionUser,
  ): Promise<PackImportResultDto> {
    if (!file) throw new PackError('no_file');
    const upload = { fileName: file.originalname.slice(-200), userId, source: sourceOf(file) };
    return this.importing.run(upload, { dryRun: dryRun === 'true' });
  }
}
