import { Controller, HttpCode, Logger, Param, Post, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { unlessDelivered } from '../../../../../platform/http/answers/unless-delivered.js';
import { CheckReplies } from '../../application/check-replies.use-case.js';
import { ReplyCheck } from './check-replies.dto.js';
import { OwnCampaignGuard } from '../../../writing/adapters/http/index.js';

@ApiTags('campaigns')
@ApiProblem(401, 409, 503)
@Controller()
export class CheckRepliesController {
  private readonly log = new Logger(CheckRepliesController.name);

  constructor(private readonly checking: CheckReplies) {}

  @Post('campaigns/:id/check-replies')
  @HttpCode(200)
  @UseGuards(OwnCampaignGuard)
  @ApiOperation({
    operationId: 'checkCampaignReplies',
    summary: 'Who answered this campaign',
    description: 'Costs nothing when the mailbox was looked into a few seconds ago. 409 gmail_not_connected, send_only or needs_reconnect.',
  })
  @ApiOkResponse({ type: ReplyCheck })
  @ApiProblem(404)
  ofCampaign(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReplyCheck> {
    return this.announce(user.id, id, response);
  }

  @Post('emails/check-replies')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkReplies', summary: 'Who answered any email' })
  @ApiOkResponse({ type: ReplyCheck })
  ofAll(@CurrentUser() user: SessionUser, @Res({ passthrough: true }) response: Response): Promise<ReplyCheck> {
    return this.announce(user.id, null, response);
  }

  /** A new reply is announced once, so a response that does not reach the client must not count. */
  private async announce(userId: string, campaignId: string | null, response: Response): Promise<ReplyCheck> {
    const { announcedAt, ...figures } = await this.checking.run(userId, campaignId);
    if (figures.repliesFound > 0) {
      unlessDelivered(response, () => {
        this.checking.announceAgain(userId, announcedAt).catch((error: unknown) => this.log.error(error));
      });
    }
    return figures;
  }
}
