import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { BeforePasswordChange } from '../../../../platform/http/decorators/before-password-change.js';
import { BeforeSecondFactor } from '../../../../platform/http/decorators/before-second-factor.js';
import { DuringDeletion } from '../../../../platform/http/decorators/during-deletion.js';
import { InDocument } from '../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { UpdateUserRequest } from '../../../profile/athlete/adapters/http/index.js';
import { EMAIL_CHANGES, PASSWORDS_PER_ACCOUNT } from '../../../auth/adapters/http/index.js';
import { UpdateProfile } from '../../../profile/athlete/index.js';
import { UserAnswer } from './user-answer.js';
import { User } from './user.dto.js';

@Controller('user')
export class UserController {
  constructor(
    private readonly update: UpdateProfile,
    private readonly answer: UserAnswer,
    private readonly limiter: RateLimiter,
  ) {}

  @InDocument('every')
  @ForEverybody()
  @Get()
  @BeforePasswordChange()
  @BeforeSecondFactor()
  @DuringDeletion()
  @ApiTags('session')
  @ApiOperation({ operationId: 'getUser', summary: 'The signed-in user' })
  @ApiOkResponse({ type: User })
  @ApiProblem(401)
  me(@CurrentUser() user: SessionUser, @Req() request: Request): Promise<User> {
    return this.answer.of(user, request);
  }

  @Put()
  @ApiTags('profile')
  @ApiOperation({
    operationId: 'updateUser',
    summary: "Change the signed-in user's profile or address",
    description:
      'When a field was changed since the value in `before`, nothing is changed: 409 text_changed, and `present` holds the stored values.',
  })
  @ApiOkResponse({ type: User })
  @ApiProblem(400, 401, 409, 422, 429)
  async change(@CurrentUser() user: SessionUser, @Body() body: UpdateUserRequest, @Req() request: Request): Promise<User> {
    const { id } = user;
    if (body.currentPassword !== undefined) await this.limiter.consume(PASSWORDS_PER_ACCOUNT, id);
    if (body.currentPassword !== undefined && body.email !== undefined) await this.limiter.consume(EMAIL_CHANGES, id);
    await this.update.run(id, body);
    return this.answer.of(user, request);
  }
}
