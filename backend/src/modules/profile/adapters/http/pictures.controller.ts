import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import { PhotoStorage } from '../../application/ports/photo-storage.js';
import { PictureNotFound } from '../../domain/photo/photo-errors.js';
import { readPictureFile } from '../../domain/photo/read-picture-file.js';

/** Hands pictures out to whoever knows their address. */
@ApiTags('profile')
@Controller('pictures')
export class PicturesController {
  constructor(private readonly storage: PhotoStorage) {}

  /** A picture never changes: a new photo has a new address. */
  @Get(':id/:file')
  @Public()
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @ApiOperation({ operationId: 'getPicture', summary: 'A profile picture' })
  @ApiParam({ name: 'id', schema: { type: 'string' }, example: 'Ks8b1yYpE0yq3Tn7d2Qd0Gm5wqFf1l4u' })
  @ApiParam({ name: 'file', schema: { type: 'string', enum: ['512.webp', '128.webp'] } })
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  @ApiProblem(404, 503)
  async get(@Param('id') id: string, @Param('file') file: string): Promise<StreamableFile> {
    const asked = readPictureFile(id, file);
    const bytes = asked && (await this.storage.picture(asked.pictureId, asked.size));
    if (!bytes) throw new PictureNotFound();
    return new StreamableFile(bytes, { type: 'image/webp', length: bytes.length });
  }
}
