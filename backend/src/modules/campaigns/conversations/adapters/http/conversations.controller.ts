import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Post,
  Put,
  Query,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import { GuardianNeededGuard } from '../../../../family/guardians/adapters/http/index.js';
import { CheckReply } from '../../application/check-reply.use-case.js';
import { ReadConversation } from '../../application/read-conversation.use-case.js';
import { ReadTexts } from '../../application/read-texts.use-case.js';
import { WriteAnswer } from '../../application/write-answer.use-case.js';
import { CoachIdPipe } from './coach-id.pipe.js';
import { ConversationDto, ConversationPageQuery, AnswerRequest, ReadTextsDto } from './conversation.dto.js';
import { OwnConversationGuard } from './own-conversation.guard.js';
import { conversationOf, placeOf } from './conversation-of.js';

const PAGE = 30;

@ApiTags('conversations')
@ApiProblem(401, 404)
@ApiParam({ name: 'coachId', schema: { type: 'integer' } })
@Controller('user/conversations/:coachId')
export class ConversationsController {
  constructor(
    private readonly conversations: ReadConversation,
    private readonly texts: ReadTexts,
    private readonly answers: WriteAnswer,
    private readonly checks: CheckReply,
  ) {}

  @Get()
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({
    operationId: 'getConversation',
    summary: 'What you and one coach wrote to each other, newest first',
    description: 'Every email with its exact text and what became of it, and replies as plain text. Nothing is loaded from elsewhere.',
  })
  @ApiOkResponse({ type: ConversationDto })
  @ApiProblem(400, 429)
  async page(
    @CurrentUser() user: SessionUser,
    @Param('coachId', CoachIdPipe) coachId: number,
    @Query() { limit, before }: ConversationPageQuery,
  ): Promise<ConversationDto> {
    return conversationOf(await this.conversations.run(user.id, coachId, limit ?? PAGE, placeOf(before)));
  }

  @Post('texts')
  @UseGuards(OwnConversationGuard)
  @HttpCode(200)
  @ApiOperation({
    operationId: 'readReplyTexts',
    summary: 'Read the texts of replies of which only the beginning is known',
    description: 'At most five at a time, from the connected mailbox.',
  })
  @ApiOkResponse({ type: ReadTextsDto })
  readTexts(@CurrentUser() user: SessionUser, @Param('coachId', CoachIdPipe) coachId: number): Promise<ReadTextsDto> {
    return this.texts.run(user.id, coachId);
  }

  @Put('answers/:answerId')
  @UseGuards(GuardianNeededGuard, OwnConversationGuard)
  @ApiOperation({
    operationId: 'sendAnswer',
    summary: 'Answer in the same thread, from the same account',
    description: 'The id is yours: a second call with it sends nothing. It leaves when the take-back ends.',
  })
  @ApiOkResponse({ type: ConversationDto })
  @ApiProblem(400, 409)
  async send(
    @CurrentUser() user: SessionUser,
    @Param('coachId', CoachIdPipe) coachId: number,
    @Param('answerId', ParseUUIDPipe) answerId: string,
    @Body() { text, byHand = false }: AnswerRequest,
  ): Promise<ConversationDto> {
    await this.answers.run({ userId: user.id, coachId, answerId, text, byHand });
    return this.page(user, coachId, {});
  }

  @Delete('answers/:answerId')
  @UseGuards(OwnConversationGuard)
  @ApiOperation({
    operationId: 'takeAnswerBack',
    summary: 'Take an answer back that has not left, or that you marked as sent',
    description: 'Safe to repeat. 409 too_late once it has left.',
  })
  @ApiOkResponse({ type: ConversationDto })
  @ApiProblem(409)
  async takeBack(
    @CurrentUser() user: SessionUser,
    @Param('coachId', CoachIdPipe) coachId: number,
    @Param('answerId', ParseUUIDPipe) answerId: string,
  ): Promise<ConversationDto> {
    await this.answers.takeBack(user.id, coachId, answerId);
    return this.page(user, coachId, {});
  }

  @Put('replies/:replyId/checked')
  @UseGuards(OwnConversationGuard)
  @ApiOperation({
    operationId: 'markReplyChecked',
    summary: 'Say that you checked who wrote a reply from an unknown address',
    description: 'Safe to repeat. Answering is off before that.',
  })
  @ApiOkResponse({ type: ConversationDto })
  async check(
    @CurrentUser() user: SessionUser,
    @Param('coachId', CoachIdPipe) coachId: number,
    @Param('replyId', ParseUUIDPipe) replyId: string,
  ): Promise<ConversationDto> {
    await this.checks.run(user.id, coachId, replyId);
    return this.page(user, coachId, {});
  }
}
