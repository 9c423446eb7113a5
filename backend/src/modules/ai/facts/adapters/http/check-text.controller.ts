import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { RateLimiter, type RateLimit } from '../../../../../platform/security/rate-limiter.js';
import { CheckText } from '../../application/check-text.use-case.js';
import { CheckedText } from './check-text.dto.js';
import { CheckTextRequest } from './check-text.request.js';

/** An editor asks when the athlete stops typing. */
const CHECKS_PER_ATHLETE: RateLimit = { name: 'ai_check_text', points: 60, durationSeconds: 60 };

@ApiTags('ai')
@ApiProblem(400, 401, 404, 429)
@Controller('ai')
export class CheckTextController {
  constructor(
    private readonly checks: CheckText,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('check-text')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkText', summary: 'Hold a text against everything that is recorded' })
  @ApiOkResponse({ type: CheckedText })
  async check(@CurrentUser() user: SessionUser, @Body() body: CheckTextRequest): Promise<CheckedText> {
    await this.limiter.consume(CHECKS_PER_ATHLETE, user.id);
    return { flags: await this.checks.run(user.id, body) };
  }
}
