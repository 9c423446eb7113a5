import { Controller, Delete, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { IssuePhotoUpload } from '../../application/issue-photo-upload.use-case.js';
import { RemovePhoto } from '../../application/remove-photo.use-case.js';
import { browserOrigin } from '../../../athlete/adapters/http/index.js';
import { PhotoUpload } from './photo.dto.js';
import { UPLOADS_PER_ACCOUNT } from './photo.limits.js';

@ApiTags('profile')
@Controller('profile-picture')
export class PhotoController {
  constructor(
    private readonly config: AppConfig,
    private readonly limiter: RateLimiter,
    private readonly issuing: IssuePhotoUpload,
    private readonly removing: RemovePhoto,
  ) {}

  @Post('upload-url')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'createPhotoUpload', summary: 'Gives an address to PUT a photo to, once' })
  @ApiOkResponse({ type: PhotoUpload })
  @ApiProblem(401, 429, 503)
  async issue(@CurrentUser() { id }: SessionUser, @Req() request: Request): Promise<PhotoUpload> {
    await this.limiter.consume(UPLOADS_PER_ACCOUNT, id);
    const { url, headers } = await this.issuing.run(id, browserOrigin(request, this.config.publicUrl));
    return { uploadURL: url, headers };
  }

  @Delete()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'removePhoto', summary: 'Removes the photo from the profile and deletes it' })
  @ApiNoContentResponse()
  @ApiProblem(401)
  remove(@CurrentUser() { id }: SessionUser): Promise<void> {
    return this.removing.run(id);
  }
}
