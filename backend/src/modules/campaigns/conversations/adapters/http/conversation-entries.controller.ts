import { Controller, Get, Header, Param, ParseUUIDPipe, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { composeMail } from '../../../../../platform/mail/compose-mail.js';
import { CopyEmail } from '../../application/copy-email.use-case.js';
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
  constructor(
    private readonly conversations: ConversationQuery,
    private readonly copies: CopyEmail,
  ) {}

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

  @Get(':entryId/email.eml')
  @Header('Cache-Control', 'no-store')
  @ApiOperation({
    operationId: 'getSentEmailFile',
    summary: 'An email that Recruit sent, as a file',
    description: 'The text as it left, without attachments. 404 for what did not leave or left outside of Recruit.',
  })
  @ApiProduces('message/rfc822')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async file(
    @CurrentUser() user: SessionUser,
    @Param('coachId', CoachIdPipe) coachId: number,
    @Param('entryId', ParseUUIDPipe) entryId: string,
  ): Promise<StreamableFile> {
    const mail = await this.copies.run(user.id, coachId, entryId);
    return new StreamableFile(await composeMail(mail), { type: 'message/rfc822', disposition: 'attachment; filename="email.eml"' });
  }
}
