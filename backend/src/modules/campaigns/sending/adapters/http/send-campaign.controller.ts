import { Body, Controller, HttpCode, Param, Post, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { GuardianNeededGuard } from '../../../../family/guardians/adapters/http/index.js';
import { CampaignQueries } from '../../../writing/index.js';
import { ReadChoice } from '../../../control/index.js';
import { SendCampaign } from '../../application/send-campaign.use-case.js';
import { TakeBackCampaign } from '../../application/take-back-campaign.use-case.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import { Campaign, SendCampaignRequest, OwnCampaignGuard, confirmationsOf } from '../../../writing/adapters/http/index.js';

@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user/campaigns')
export class SendCampaignController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly sending: SendCampaign,
    private readonly takingBack: TakeBackCampaign,
    private readonly choices: ReadChoice,
  ) {}

  @Post(':id/send')
  @HttpCode(200)
  @UseGuards(GuardianNeededGuard, OwnCampaignGuard)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({
    operationId: 'sendCampaign',
    summary: 'Queue one email for each coach',
    description:
      'With a schedule each is queued for its time; 400 zone_needed lists campuses whose time zone has to be chosen. Nothing leaves before leavesAt; a second call answers 409. 422 needs_confirmation lists what to check; 409 nothing_can_deliver: send again with keep or byHand, or connect a mailbox.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(400, 404, 409, 422, 429)
  async send(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: SendCampaignRequest): Promise<Campaign> {
    await this.sending.run({
      userId: user.id,
      campaignId: id,
      coachIds: body.selectedCoachIds,
      confirmed: confirmationsOf(body),
      revision: body.revision,
      keep: body.keep,
      byHand: body.byHand,
      schedule: body.schedule && (await this.choices.run(user.id, body.schedule)),
    });
    return this.show(user, id);
  }

  @Post(':id/take-back')
  @HttpCode(200)
  @ApiOperation({ operationId: 'takeBackCampaign', summary: 'Take a Send back before the emails leave' })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(404, 409)
  async takeBack(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<Campaign> {
    await this.takingBack.run(user.id, id);
    return this.show(user, id);
  }

  private async show(user: SessionUser, id: string): Promise<Campaign> {
    const campaign = await this.queries.one(user.id, id);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }
}
