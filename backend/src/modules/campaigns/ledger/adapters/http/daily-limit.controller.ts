import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ReadDailyLimit } from '../../application/read-daily-limit.use-case.js';
import { DailyLimitDto } from './daily-limit.dto.js';
import { emailCountOf } from '../../../writing/adapters/http/index.js';

@ApiTags('campaigns')
@Controller('user/daily-limit')
export class DailyLimitController {
  constructor(private readonly limit: ReadDailyLimit) {}

  @Get()
  @ApiOperation({ operationId: 'getDailyLimit', summary: 'When so many emails would leave, with the athlete’s daily limit' })
  @ApiQuery({ name: 'emails', type: Number })
  @ApiOkResponse({ type: DailyLimitDto })
  @ApiProblem(400, 401)
  show(@CurrentUser() user: SessionUser, @Query('emails') emails: unknown): Promise<DailyLimitDto> {
    return this.limit.run(user.id, emailCountOf(emails));
  }
}
