import { Controller, Get, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../../platform/http/decorators/public.js';
import { PictureSigner } from '../../../../../platform/security/picture-signer.js';
import { PhotoStorage } from '../../application/ports/photo-storage.js';
import { PictureNotFound } from '../../domain/photo-errors.js';
import { readPictureFile } from '../../domain/read-picture-file.js';

/** Sends pictures to anyone who has a signed address that is still valid. */
@ApiTags('profile')
@Controller('pictures')
export class PicturesController {
  constructor(
    private readonly storage: PhotoStorage,
    private readonly signer: PictureSigner,
  ) {}

  /** A picture never changes (a new photo has a new address), so a browser may keep it as long as its address is valid. */
  @Get(':id/:file')
  @Public()
  @ApiOperation({ operationId: 'getPicture', summary: 'A profile picture, at an address that expires' })
  @ApiParam({ name: 'id', schema: { type: 'string' }, example: 'Ks8b1yYpE0yq3Tn7d2Qd0Gm5wqFf1l4u' })
  @ApiParam({ name: 'file', schema: { type: 'string', enum: ['512.webp', '128.webp'] } })
  @ApiQuery({ name: 'until', schema: { type: 'string' }, description: 'Milliseconds since 1970' })
  @ApiQuery({ name: 'signature', schema: { type: 'string' } })
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  @ApiProblem(404, 503)
  async get(
    @Param('id') id: string,
    @Param('file') file: string,
    @Query() query: Record<string, unknown>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const seconds = this.signer.secondsLeft(id, query);
    const asked = seconds > 0 ? readPictureFile(id, file) : null;
    const bytes = asked && (await this.storage.picture(asked.pictureId, asked.size));
    if (!bytes) throw new PictureNotFound();
    response.setHeader('Cache-Control', `private, max-age=${seconds}, immutable`);
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
