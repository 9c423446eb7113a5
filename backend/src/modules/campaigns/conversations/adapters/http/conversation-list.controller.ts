import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ConversationListQuery } from '../../queries/conversation-list.query.js';
import { ConversationListDto, ConversationListQueryDto } from './conversation-list.dto.js';
import { listedCursor, listedPlaceOf } from './listed-place.js';

const PAGE = 30;

@ApiTags('conversations')
@ApiProblem(401)
@Controller('user/conversations')
export class ConversationListController {
  constructor(private readonly conversations: ConversationListQuery) {}

  @Get()
  @ApiOperation({
    operationId: 'listConversations',
    summary: 'Every coach whom you wrote to, with the last line',
    description: 'Newest event first. What was skipped or cancelled is no conversation.',
  })
  @ApiOkResponse({ type: ConversationListDto })
  @ApiProblem(400)
  async page(@CurrentUser() user: SessionUser, @Query() asked: ConversationListQueryDto): Promise<ConversationListDto> {
    const { state = null, search, limit = PAGE, before } = asked;
    const { next, ...page } = await this.conversations.page(user.id, { state, search }, limit, listedPlaceOf(before));
    return { ...page, before: listedCursor(next) };
  }
}
