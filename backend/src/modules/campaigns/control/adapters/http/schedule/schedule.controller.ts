import { Body, Controller, HttpCode, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../../platform/http/decorators/current-user.js';
import { Campaign, OwnCampaignGuard } from '../../../../writing/adapters/http/index.js';
import { CampaignNotFound } from '../../../../writing/domain/campaign-errors.js';
import { CampaignQueries } from '../../../../writing/index.js';
import { ChangeSchedule } from '../../../application/schedule/change-schedule.use-case.js';
import { PreviewSchedule, type SchedulePreview } from '../../../application/schedule/preview-schedule.use-case.js';
import { ReadChoice } from '../../../application/schedule/read-choice.js';
import { ChangeScheduleRequest, PreviewScheduleRequest, SchedulePreviewDto } from './schedule.requests.js';

/** When the emails of a campaign are sent. */
@ApiTags('campaigns')
@ApiProblem(401, 404)
@UseGuards(OwnCampaignGuard)
@Controller('user/campaigns/:id')
export class ScheduleController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly changing: ChangeSchedule,
    private readonly previews: PreviewSchedule,
    private readonly choices: ReadChoice,
  ) {}

  @Post('schedule/preview')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'previewSchedule',
    summary: 'When the first and the last email would leave',
    description: 'Changes nothing. While there are questions about time zones, nothing is planned.',
  })
  @ApiOkResponse({ type: SchedulePreviewDto })
  @ApiProblem(400)
  async preview(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: PreviewScheduleRequest): Promise<SchedulePreview> {
    return this.previews.run(user.id, id, await this.choices.run(user.id, body.schedule), body.selectedCoachIds);
  }

  @Put('schedule')
  @ApiOperation({
    operationId: 'changeSchedule',
    summary: 'New times for the emails that wait',
    description: 'Of a campaign that is scheduled, being sent or paused; a paused one stays paused. Else 409 campaign_not_under_way.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(400, 409)
  async change(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: ChangeScheduleRequest): Promise<Campaign> {
    await this.changing.run(user.id, id, await this.choices.run(user.id, body.schedule));
    return this.show(user, id);
  }

  @Post('pause')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'pauseCampaign',
    summary: 'Send nothing more until the campaign is resumed',
    description: 'What is just leaving still leaves. Safe to repeat; 409 campaign_not_under_way when nothing waits any more.',
  })
  @ApiOkResponse({ type: Campaign })
  @ApiProblem(409)
  async pause(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<Campaign> {
    await this.changing.pause(user.id, id);
    return this.show(user, id);
  }

  private async show(user: SessionUser, id: string): Promise<Campaign> {
    const campaign = await this.queries.one(user.id, id);
    if (!campaign) throw new CampaignNotFound();
    return campaign;
  }
}
