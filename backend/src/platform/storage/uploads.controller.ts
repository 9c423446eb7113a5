import { Controller, HttpCode, HttpStatus, Param, Put, Query, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiNoContentResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { Clock } from '../../shared-kernel/clock.js';
import { isUuid } from '../database/is-uuid.js';
import { ApiProblem } from '../http/decorators/api-problem.js';
import { Public } from '../http/decorators/public.js';
import { UploadAddressWrong, UploadTooLarge } from './upload-errors.js';
import { UploadPlace } from './upload-place.js';
import { UploadSigner } from './upload-signer.js';

/** Takes files for signed addresses. The signature is the permission: no session, and no matter which site sends. */
@ApiTags('profile')
@Controller('uploads')
export class UploadsController {
  constructor(
    private readonly signer: UploadSigner,
    private readonly place: UploadPlace,
    private readonly clock: Clock,
  ) {}

  @Put(':id')
  @Public()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'putUpload', summary: 'Takes the file of a signed upload address, once' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiQuery({ name: 'expires', schema: { type: 'string' }, description: 'Milliseconds since 1970' })
  @ApiQuery({ name: 'max', schema: { type: 'string' }, description: 'Bytes' })
  @ApiQuery({ name: 'signature', schema: { type: 'string' } })
  @ApiConsumes('application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiNoContentResponse()
  @ApiProblem(400, 404, 409, 413, 503)
  async put(@Param('id') id: string, @Query() query: Record<string, unknown>, @Req() request: Request): Promise<void> {
    if (!isUuid(id)) throw new UploadAddressWrong();
    const { maxBytes } = this.signer.check(id, query, this.clock.now());
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw new UploadTooLarge(maxBytes);
    // Without destroying: a request that is refused half-way still gets its answer.
    await this.place.receive(id, request.iterator({ destroyOnReturn: false }), maxBytes);
  }
}
