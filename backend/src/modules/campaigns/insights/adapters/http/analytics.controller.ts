import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ReadAnalytics } from '../../application/read-analytics.use-case.js';
import { AnalyticsDto, AnalyticsRequest } from './analytics.dto.js';

@ApiTags('analytics')
@Controller('user')
export class AnalyticsController {
  constructor(private readonly readAnalytics: ReadAnalytics) {}

  @Get('analytics')
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'getAnalytics', summary: 'How the mail of a range of time did' })
  @ApiOkResponse({ type: AnalyticsDto })
  @ApiProblem(400, 401, 429)
  analytics(@CurrentUser() user: SessionUser, @Query() { range = '30d', zone = 'UTC' }: AnalyticsRequest): Promise<AnalyticsDto> {
    return this.readAnalytics.run(user.id, range, zone);
  }
}
