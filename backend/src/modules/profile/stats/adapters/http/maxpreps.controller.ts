import { Body, Controller, HttpCode, HttpStatus, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { ImportMaxPrepsFile } from '../../application/import-maxpreps-file.use-case.js';
import { SyncMaxPreps } from '../../application/sync-maxpreps.use-case.js';
import { StatFileNotValid } from '../../domain/maxpreps/maxpreps-errors.js';
import { MaxPrepsImportDto, StatFileRequest } from './maxpreps.dto.js';
import { SYNCS_PER_ATHLETE } from '../../../athlete/adapters/http/index.js';

interface Upload {
  buffer: Uint8Array;
}

const LIMITS = { fileSize: 1024 * 1024, files: 1, fields: 8, fieldSize: 1024 };

@ApiTags('profile')
@Controller('user')
export class MaxPrepsController {
  constructor(
    private readonly sync: SyncMaxPreps,
    private readonly importFile: ImportMaxPrepsFile,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('sync-maxpreps')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'syncMaxPreps', summary: 'Takes the games of your own MaxPreps page; once a minute' })
  @ApiOkResponse({ type: MaxPrepsImportDto })
  @ApiProblem(401, 409, 429, 503)
  async run(@CurrentUser() { id }: SessionUser): Promise<MaxPrepsImportDto> {
    const page = await this.sync.pageOf(id);
    await this.limiter.consume(SYNCS_PER_ATHLETE, id);
    return this.sync.run(id, page);
  }

  @Post('import-stat-file')
  @HttpCode(HttpStatus.OK)
  @UseInterceptors(FileInterceptor('statsFile', { limits: LIMITS }))
  @ApiOperation({ operationId: 'importStatFile', summary: 'Takes your line of a MaxPreps stat text file as one game' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ type: StatFileRequest })
  @ApiOkResponse({ type: MaxPrepsImportDto })
  @ApiProblem(400, 401, 413)
  takeFile(
    @CurrentUser() { id }: SessionUser,
    @UploadedFile() file: Upload | undefined,
    @Body() { opponent, date, jersey, dryRun }: StatFileRequest,
  ): Promise<MaxPrepsImportDto> {
    return this.importFile.run(id, { bytes: bytesOf(file), opponent, date, jersey, dryRun: dryRun === 'true' });
  }
}

function bytesOf(file: Upload | undefined): Uint8Array {
  if (file) return file.buffer;
  const message = 'Choose the .txt file that was exported for MaxPreps.';
  throw new StatFileNotValid([{ field: 'statsFile', code: 'required', message }]);
}
