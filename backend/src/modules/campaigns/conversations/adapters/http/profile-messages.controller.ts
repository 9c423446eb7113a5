import { Controller, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { placeAfter, readPlace } from '../../../../../platform/http/input/place.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { MessageNotFound, ProfileMessagesQuery, ReplyChecks } from '../../../replies/index.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { ReportReply } from '../../application/report-reply.use-case.js';
import { ProfileMessagesDto, ProfileMessagesQueryDto } from './profile-messages.dto.js';

const PAGE = 20;

/** What coaches wrote by the form of the shared profile. */
@ApiTags('conversations')
@ApiProblem(401)
@Controller('user/profile-messages')
export class ProfileMessagesController {
  constructor(
    private readonly messages: ProfileMessagesQuery,
    private readonly checks: ReplyChecks,
    private readonly reports: ReportReply,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listProfileMessages', summary: 'What coaches wrote by the form of the shared profile' })
  @ApiOkResponse({ type: ProfileMessagesDto })
  @ApiProblem(400)
  async list(@CurrentUser() { id }: SessionUser, @Query() { before }: ProfileMessagesQueryDto): Promise<ProfileMessagesDto> {
    const found = await this.messages.list(id, PAGE + 1, before === undefined ? null : readPlace(before));
    const shown = found.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      messages: shown,
      hasGuardian: await this.messages.hasGuardian(id),
      before: found.length > PAGE && last ? placeAfter([last]) : null,
    };
  }

  @Put(':messageId/checked')
  @HttpCode(204)
  @ApiOperation({ operationId: 'checkProfileMessage', summary: 'The athlete checked who wrote it; safe to repeat' })
  @ApiNoContentResponse()
  @ApiProblem(404)
  async check(@CurrentUser() { id }: SessionUser, @Param('messageId') messageId: string): Promise<void> {
    if (!isUuid(messageId) || !(await this.checks.mark(id, null, messageId, this.clock.now()))) throw new MessageNotFound();
  }

  @Put(':messageId/report')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'reportProfileMessage',
    summary: 'Show a message to your guardians and report it to the admins',
    description: 'Safe to repeat. Without a guardian it is only reported. Admins read who wrote it, how it begins and the reasons.',
  })
  @ApiNoContentResponse()
  @ApiProblem(404, 409)
  async report(@CurrentUser() { id }: SessionUser, @Param('messageId') messageId: string): Promise<void> {
    if (!isUuid(messageId)) throw new MessageNotFound();
    await this.reports.runOnMessage(id, messageId);
  }
}
