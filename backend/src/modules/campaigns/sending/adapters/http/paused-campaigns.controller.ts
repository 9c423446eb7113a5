import { Body, Controller, Delete, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { EndCampaign } from '../../application/end-campaign.use-case.js';
import { CampaignQueries } from '../../../writing/index.js';
import { ResumeCampaign } from '../../application/resume-campaign.use-case.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import { Campaign, OwnCampaignGuard } from '../../../writing/adapters/http/index.js';
import { ResumeCampaignRequest } from './resume-campaign.request.js';

/** What an athlete can do with a campaign that is not sending. */
@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user/campaigns')
export class PausedCampaignsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly resuming: ResumeCampaign,
    private readonly ending: EndCampaign,
  ) {}

  @Post(':id/resume')
  @HttpCode(200)
  @UseGuards(OwnCampaignGuard)
  @ApiOperation({
    operationId: 'resumeCampaign',
    summary: 'Send the rest of a paused campaign',
    description:
      'From the account it was started with. 409 sender_changed while another one is connected: name its address in sendFrom to send from it.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(400, 404, 409)
  async resume(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: ResumeCampaignRequest): Promise<Campaign> {
    await this.resuming.run(user.id, id, body.sendFrom);
    return this.show(user, id);
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cancelCampaign',
    summary: 'Cancel a paused campaign',
    description: 'Waiting mail becomes cancelled; mail that was sent stays.',
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
