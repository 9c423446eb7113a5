import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { SchoolIdPipe } from '../../../../schools/directory/adapters/http/index.js';
import { SchoolTimeline } from '../../queries/school-timeline.query.js';
import { cursorOf, placeOf } from './timeline-cursor.js';
import { TimelineDto, TimelineQuery } from './timeline.dto.js';

@ApiTags('schools')
@Controller('schools')
export class TimelineController {
  constructor(private readonly timeline: SchoolTimeline) {}

  @Get(':id/timeline')
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({
    operationId: 'getTimeline',
    summary: 'Emails, lead changes, notes and logged contacts with a school, newest first',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: TimelineDto })
  @ApiProblem(400, 401, 404, 429)
  async page(
    @CurrentUser() user: SessionUser,
    @Param('id', SchoolIdPipe) id: number,
    @Query() { limit, before }: TimelineQuery,
  ): Promise<TimelineDto> {
    const { entries, next } = await this.timeline.page(user.id, id, limit ?? 50, placeOf(before));
    return { entries, before: cursorOf(next) };
  }
}
