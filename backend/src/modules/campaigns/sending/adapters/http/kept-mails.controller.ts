import { Body, Controller, HttpCode, Param, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { GuardianNeededGuard } from '../../../../family/guardians/adapters/http/index.js';
import { CampaignQueries } from '../../../writing/index.js';
import { SendKept } from '../../application/send-kept.use-case.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import { Campaign, SendKeptRequest, OwnCampaignGuard, confirmationsOf } from '../../../writing/adapters/http/index.js';

@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user/campaigns')
export class KeptMailsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly sending: SendKept,
  ) {}

  @Post(':id/send-kept')
  @HttpCode(200)
  @UseGuards(GuardianNeededGuard, OwnCampaignGuard)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({
    operationId: 'sendKeptMails',
    summary: 'Send the kept emails of a campaign',
    description: 'Every email is written anew and checked again. Nothing leaves before leavesAt; a second call answers 409 nothing_kept.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(400, 404, 409, 422, 429)
  async send(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: SendKeptRequest): Promise<Campaign> {
    await this.sending.run(user.id, id, confirmationsOf(body));
    const campaign = await this.queries.one(user.id, id);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }
}
