import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { User, UserQuery } from '../../../../auth/index.js';
import { UpdateProfile } from '../../application/update-profile.use-case.js';
import { PASSWORDS_PER_ACCOUNT } from './profile.limits.js';
import { UpdateUserRequest } from './update-user.dto.js';

@ApiTags('profile')
@Controller()
export class ProfileController {
  constructor(
    private readonly update: UpdateProfile,
    private readonly users: UserQuery,
    private readonly limiter: RateLimiter,
  ) {}

  @Put('user')
  @ApiOperation({
    operationId: 'updateUser',
    summary: "Change the signed-in user's profile or address",
    description:
      'When a field was changed since the value in `before`, nothing is changed: 409 text_changed, and `present` holds the stored values.',
  })
  @ApiOkResponse({ type: User })
  @ApiProblem(400, 401, 409, 429)
  async change(@CurrentUser() { id }: SessionUser, @Body() body: UpdateUserRequest): Promise<User> {
    if (body.currentPassword !== undefined) await this.limiter.consume(PASSWORDS_PER_ACCOUNT, id);
    await this.update.run(id, body);
    return this.users.byId(id);
  }
}
