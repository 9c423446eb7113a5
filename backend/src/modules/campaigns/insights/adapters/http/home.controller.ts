import { Controller, Get, Query, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { HomeQuery } from '../../queries/home.query.js';
import { FeedDto, FeedQuery, HomeDto } from './home.dto.js';
import { cursorOf, placeOf } from './timeline-cursor.js';

@ApiTags('home')
@Controller('user')
export class HomeController {
  constructor(
    private readonly query: HomeQuery,
    private readonly clock: Clock,
  ) {}

  @InDocument('/')
  @Get('home')
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'getHome', summary: 'The figures of the home page and what waits for the athlete' })
  @ApiOkResponse({ type: HomeDto })
  @ApiProblem(401, 429)
  home(@CurrentUser() user: SessionUser): Promise<HomeDto> {
    return this.query.home(user.id, this.clock.now());
  }

  @InDocument('/', { limit: '8' })
  @Get('activity')
  @ApiOperation({ operationId: 'getActivity', summary: 'What happened, newest first' })
  @ApiOkResponse({ type: FeedDto })
  @ApiProblem(400, 401)
  async activity(@CurrentUser() user: SessionUser, @Query() { limit, before }: FeedQuery): Promise<FeedDto> {
    const { entries, next } = await this.query.feed(user.id, limit ?? 8, placeOf(before));
    return { entries, before: cursorOf(next) };
  }
}
