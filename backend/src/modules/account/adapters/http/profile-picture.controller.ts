import { Body, Controller, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { SetPhotoRequest } from '../../../profile/photo/adapters/http/index.js';
import { SetPhoto } from '../../../profile/photo/index.js';
import { UserAnswer } from './user-answer.js';
import { User } from './user.dto.js';

@ApiTags('profile')
@Controller('profile-picture')
export class ProfilePictureController {
  constructor(
    private readonly setting: SetPhoto,
    private readonly answer: UserAnswer,
  ) {}

  @Put()
  @ApiOperation({ operationId: 'setPhoto', summary: 'Makes an uploaded file the photo of the profile' })
  @ApiOkResponse({ type: User })
  @ApiProblem(400, 401, 404, 409, 503)
  async set(@CurrentUser() user: SessionUser, @Body() body: SetPhotoRequest, @Req() request: Request): Promise<User> {
    await this.setting.run(user.id, body.profileImageUrl);
    return this.answer.of(user, request);
  }
}
