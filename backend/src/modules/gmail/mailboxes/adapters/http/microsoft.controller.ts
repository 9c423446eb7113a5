import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { StartMicrosoftConnect } from '../../application/start-microsoft-connect.use-case.js';
import { MICROSOFT_CONNECTS_PER_ATHLETE } from './mailbox.limits.js';
import { MicrosoftConsent, StartMicrosoftRequest } from './microsoft-connect.dto.js';

@ApiTags('mailbox')
@ApiProblem(401)
@Controller('mailbox/microsoft')
export class MicrosoftController {
  constructor(
    private readonly starting: StartMicrosoftConnect,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('connect')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'connectMicrosoft',
    summary: 'Where Microsoft asks the athlete; good for ten minutes, once',
    description: '409 microsoft_not_set_up when this server has no app that is registered at Microsoft.',
  })
  @ApiOkResponse({ type: MicrosoftConsent })
  @ApiProblem(400, 409, 429)
  async connect(
    @CurrentUser() { id: userId }: SessionUser,
    @Body() { email, sameTab = false }: StartMicrosoftRequest,
    @Req() { sessionID: sessionId }: Request,
  ): Promise<MicrosoftConsent> {
    await this.limiter.consume(MICROSOFT_CONNECTS_PER_ATHLETE, userId);
    return { authUrl: await this.starting.run({ userId, sessionId, address: email, sameTab }) };
  }
}
