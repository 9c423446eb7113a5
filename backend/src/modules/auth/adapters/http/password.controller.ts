import { Body, Controller, HttpCode, HttpStatus, Put, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { BeforePasswordChange } from '../../../../platform/http/decorators/before-password-change.js';
import { DuringDeletion } from '../../../../platform/http/decorators/during-deletion.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { ChangePassword } from '../../application/change-password.use-case.js';
import { PasswordTurns } from './password-turns.js';
import { ChangePasswordRequest } from './passwords.dto.js';
import { PASSWORDS_PER_ACCOUNT } from './sign-in.limits.js';

@ApiTags('session')
@ForEverybody()
@Controller('user')
export class PasswordController {
  constructor(
    private readonly passwords: ChangePassword,
    private readonly limiter: RateLimiter,
    private readonly turns: PasswordTurns,
  ) {}

  @Put('password')
  @Audited('password_changed')
  @BeforePasswordChange()
  @DuringDeletion()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'changePassword', summary: 'Change the password; every other session ends' })
  @ApiNoContentResponse()
  @ApiProblem(400, 401, 429)
  async change(@CurrentUser() { id }: SessionUser, @Body() body: ChangePasswordRequest, @Req() request: Request): Promise<void> {
    await this.limiter.consume(PASSWORDS_PER_ACCOUNT, id);
    await this.turns.run(request.ip ?? '', () => this.passwords.run({ userId: id, ...body, sessionId: request.sessionID }));
  }
}
