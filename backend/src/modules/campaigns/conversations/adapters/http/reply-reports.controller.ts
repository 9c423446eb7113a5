import { Controller, Param, ParseUUIDPipe, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ReadConversation } from '../../application/read-conversation.use-case.js';
import { ReportReply } from '../../application/report-reply.use-case.js';
import { CoachIdPipe } from './coach-id.pipe.js';
import { ConversationDto } from './conversation.dto.js';
import { conversationOf } from './conversation-of.js';
import { OwnConversationGuard } from './own-conversation.guard.js';

const PAGE = 30;

@ApiTags('conversations')
@ApiProblem(401, 404)
@ApiParam({ name: 'coachId', schema: { type: 'integer' } })
@Controller('user/conversations/:coachId')
export class ReplyReportsController {
  constructor(
    private readonly conversations: ReadConversation,
    private readonly reports: ReportReply,
  ) {}

  @Put('replies/:replyId/report')
  @UseGuards(OwnConversationGuard)
  @ApiOperation({
    operationId: 'reportReply',
    summary: 'Show a reply to your guardians and report it to the admins',
    description:
      'Safe to repeat. Without a guardian it is only reported. Admins read who wrote it, the subject, how it begins and the reasons.',
  })
  @ApiOkResponse({ type: ConversationDto })
  @ApiProblem(409)
  async report(
    @CurrentUser() { id }: SessionUser,
    @Param('coachId', CoachIdPipe) coachId: number,
    @Param('replyId', ParseUUIDPipe) replyId: string,
  ): Promise<ConversationDto> {
    await this.reports.run(id, coachId, replyId);
    return conversationOf(await this.conversations.run(id, coachId, PAGE, null));
  }
}
