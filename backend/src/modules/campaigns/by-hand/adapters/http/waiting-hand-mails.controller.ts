import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { WaitingHandMails } from '../../queries/waiting-hand-mails.query.js';
import { WaitingHandMailDto, WaitingHandMailsQuery } from './waiting-hand-mails.dto.js';

@ApiTags('campaigns')
@Controller('user/hand-emails')
export class WaitingHandMailsController {
  constructor(private readonly mails: WaitingHandMails) {}

  @Get()
  @ApiOperation({
    operationId: 'listWaitingHandEmails',
    summary: 'Your emails to one coach that were not delivered, which you can send by hand',
    description: 'Of the newest 20 campaigns, the newest first.',
  })
  @ApiOkResponse({ type: [WaitingHandMailDto] })
  @ApiProblem(400, 401)
  list(@CurrentUser() user: SessionUser, @Query() { coachId }: WaitingHandMailsQuery): Promise<WaitingHandMailDto[]> {
    return this.mails.of(user.id, coachId);
  }
}
