import { Body, Controller, Delete, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { GuardianNeededGuard } from '../../../../family/guardians/adapters/http/index.js';
import { EndCampaign } from '../../application/end-campaign.use-case.js';
import { ReadChoice } from '../../application/schedule/read-choice.js';
import { CampaignQueries } from '../../../writing/index.js';
import { ResumeCampaign } from '../../application/resume-campaign.use-case.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import { Campaign, OwnCampaignGuard } from '../../../writing/adapters/http/index.js';
import { ResumeCampaignRequest } from './resume-campaign.request.js';

/** How an athlete lets a campaign go on, or ends it. */
@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user/campaigns')
export class PausedCampaignsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly resuming: ResumeCampaign,
    private readonly ending: EndCampaign,
    private readonly choices: ReadChoice,
  ) {}

  @Post(':id/resume')
  @HttpCode(200)
  @UseGuards(GuardianNeededGuard, OwnCampaignGuard)
  @ApiOperation({
    operationId: 'resumeCampaign',
    summary: 'Send the rest of a paused campaign',
    description:
      'From the account it was started with. 409 sender_changed while another one is connected: name its address in sendFrom to send from it. What is overdue by its schedule gets new times; schedule sets others.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(400, 404, 409)
  async resume(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: ResumeCampaignRequest): Promise<Campaign> {
    const schedule = body.schedule && (await this.choices.run(user.id, body.schedule));
    await this.resuming.run(user.id, id, body.sendFrom, schedule);
    return this.show(user, id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cancelCampaign',
    summary: 'Cancel what waits of a campaign that is scheduled, being sent or paused',
    description: 'Waiting email becomes cancelled; email that was sent stays, and what is just leaving still leaves.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(404, 409)
  async cancel(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<Campaign> {
    await this.ending.cancel(user.id, id);
    return this.show(user, id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteCampaign',
    summary: 'Delete a draft, a paused or a cancelled campaign',
    description: 'Mail that was sent stays in figures and timelines.',
  })
  @ApiNoContentResponse()
  @ApiProblem(404, 409)
  async remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    await this.ending.remove(user.id, id);
  }

  private async show(user: SessionUser, id: string): Promise<Campaign> {
    const campaign = await this.queries.one(user.id, id);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }
}
