import { Controller, Get, Param, ParseUUIDPipe, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ConversationQuery } from '../../queries/conversation.query.js';
import { CoachIdPipe } from './coach-id.pipe.js';
import { ConversationEntryDto } from './conversation.dto.js';
import { entryDtoOf } from './conversation-of.js';
import { OwnConversationGuard } from './own-conversation.guard.js';

@ApiTags('conversations')
@ApiProblem(401, 404)
@ApiParam({ name: 'coachId', schema: { type: 'integer' } })
@UseGuards(OwnConversationGuard)
@Controller('user/conversations/:coachId/entries')
export class ConversationEntriesController {
  constructor(private readonly conversations: ConversationQuery) {}

  @Get(':entryId')
  @ApiOperation({
    operationId: 'getConversationEntry',
    summary: 'One email or reply with its text, as in the conversation',
    description: 'The id is that of an email or a reply of this conversation, such as the `messageId` of a timeline entry.',
  })
  @ApiOkResponse({ type: ConversationEntryDto })
  async entry(
    @CurrentUser() user: SessionUser,
    @Param('coachId', CoachIdPipe) coachId: number,
    @Param('entryId', ParseUUIDPipe) entryId: string,
  ): Promise<ConversationEntryDto> {
    return entryDtoOf(await this.conversations.entry(user.id, coachId, entryId));
  }
}
