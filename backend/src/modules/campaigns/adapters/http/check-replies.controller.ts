import { Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../platform/http/session-user.js';
import { CheckReplies } from '../../application/replies/check-replies.use-case.js';
import { ReplyCheck } from './check-replies.dto.js';
import { OwnCampaignGuard } from './own-campaign.guard.js';

@ApiTags('campaigns')
@ApiProblem(401, 409, 503)
@Controller()
export class CheckRepliesController {
  constructor(private readonly checking: CheckReplies) {}

  @Post('campaigns/:id/check-replies')
  @HttpCode(200)
  @UseGuards(OwnCampaignGuard)
  @ApiOperation({
    operationId: 'checkCampaignReplies',
    summary: 'Who answered this campaign',
    description:
      'Costs nothing when the mailbox was looked into a few seconds ago. 409 gmail_not_connected, send_only or needs_reconnect.',
  })
  @ApiOkResponse({ type: ReplyCheck })
  @ApiProblem(404)
  ofCampaign(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<ReplyCheck> {
    return this.checking.run(user.id, id);
  }

  @Post('emails/check-replies')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkReplies', summary: 'Who answered any mail' })
  @ApiOkResponse({ type: ReplyCheck })
  ofAll(@CurrentUser() user: SessionUser): Promise<ReplyCheck> {
    return this.checking.run(user.id, null);
  }
}
