import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { RateLimiter, type RateLimit } from '../../../../../platform/security/rate-limiter.js';
import { CheckDeliverability } from '../../../../gmail/deliverability/index.js';
import { LastDeliverability } from './deliverability.dto.js';

const CHECKS_LIMIT: RateLimit = { name: 'deliverability_checks', points: 30, durationSeconds: 60 * 60 };

/** The checks that receivers make on email from the platform's own address. */
@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/operations/deliverability')
export class DeliverabilityController {
  constructor(
    private readonly deliverability: CheckDeliverability,
    private readonly limiter: RateLimiter,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getDeliverability', summary: 'The last check of the platform’s own email' })
  @ApiOkResponse({ type: LastDeliverability })
  async read(): Promise<LastDeliverability> {
    return { report: await this.deliverability.last() };
  }

  @Post('check')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'checkDeliverability',
    summary: 'Checks SPF, DKIM, DMARC, MX, reverse DNS and TLS now',
    description: 'Answers within 30 seconds; what did not answer by then is unknown. 30 an hour.',
  })
  @ApiOkResponse({ type: LastDeliverability })
  @ApiProblem(429)
  async check(@CurrentUser() { id }: SessionUser): Promise<LastDeliverability> {
    await this.limiter.consume(CHECKS_LIMIT, id);
    return { report: await this.deliverability.run() };
  }
}
