import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Put, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { GuardianNeededGuard } from '../../../../family/guardians/adapters/http/index.js';
import { OwnCampaignGuard } from '../../../writing/adapters/http/index.js';
import { DecideLate } from '../../application/decide-late.use-case.js';
import { WriteAgain } from '../../application/write-again.use-case.js';
import { FollowUpQueries } from '../../queries/follow-ups.query.js';
import { FollowUps } from '../../resources/follow-ups.resource.js';
import { FollowUpsDto, WriteAgainDto } from './follow-ups.dto.js';
import { DecideLateRequest, PutFollowUpsRequest, SkipFollowUpRequest } from './follow-ups.requests.js';

/** The follow-ups of a campaign. */
@ApiTags('campaigns')
@ApiProblem(401, 404)
@UseGuards(OwnCampaignGuard)
@Controller('user/campaigns/:id')
export class FollowUpsController {
  constructor(
    private readonly queries: FollowUpQueries,
    private readonly followUps: FollowUps,
    private readonly deciding: DecideLate,
    private readonly again: WriteAgain,
    private readonly clock: Clock,
  ) {}

  @Get('follow-ups')
  @ApiOperation({ operationId: 'getFollowUps', summary: 'The follow-ups of a campaign and what became of them' })
  @ApiOkResponse({ type: FollowUpsDto })
  show(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<FollowUpsDto> {
    return this.view(user, id);
  }

  @Put('follow-ups')
  @ApiOperation({
    operationId: 'putFollowUps',
    summary: 'Replace the list of follow-ups',
    description:
      '409 text_changed when another tab changed it, with what is stored; 409 follow_up_started for one that has begun to leave.',
  })
  @ApiOkResponse({ type: FollowUpsDto })
  @ApiProblem(400, 409)
  async put(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: PutFollowUpsRequest): Promise<FollowUpsDto> {
    const steps = body.steps.map(({ ownReason = '', confirmed = [], ...step }) => ({
      ...step,
      ownReason: step.reason === 'own' ? ownReason : '',
      confirmed: [...new Set(confirmed)].sort(),
    }));
    await this.followUps.replace({ userId: user.id, campaignId: id, steps, revision: body.revision, now: this.clock.now() });
    return this.view(user, id);
  }

  @Post('follow-ups/:step/skip')
  @HttpCode(200)
  @ApiOperation({ operationId: 'skipFollowUp', summary: 'Skip one follow-up for some coaches, or for everybody' })
  @ApiOkResponse({ type: FollowUpsDto })
  @ApiProblem(400)
  async skip(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('step', ParseIntPipe) step: number,
    @Body() { coachIds }: SkipFollowUpRequest,
  ): Promise<FollowUpsDto> {
    await this.followUps.skip({ userId: user.id, campaignId: id, step, coachIds, now: this.clock.now() });
    return this.view(user, id);
  }

  @Post('follow-ups/late')
  @UseGuards(GuardianNeededGuard)
  @HttpCode(200)
  @ApiOperation({ operationId: 'decideLateFollowUps', summary: 'Send or skip follow-ups that are more than a day late' })
  @ApiOkResponse({ type: FollowUpsDto })
  @ApiProblem(400)
  async late(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: DecideLateRequest): Promise<FollowUpsDto> {
    await this.deciding.run(user.id, id, body.decision);
    return this.view(user, id);
  }

  @Post('stop')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'stopCampaign',
    summary: 'End everything of a campaign: emails that wait and all further follow-ups',
    description: 'What was sent stays. Safe to repeat. 409 nothing_to_stop when nothing waits.',
  })
  @ApiOkResponse({ type: FollowUpsDto })
  @ApiProblem(409)
  async stop(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<FollowUpsDto> {
    await this.followUps.stop(user.id, id, this.clock.now());
    return this.view(user, id);
  }

  @Post('write-again')
  @ApiOperation({ operationId: 'writeAgain', summary: 'A new draft for the coaches who did not answer' })
  @ApiCreatedResponse({ type: WriteAgainDto })
  @ApiProblem(409)
  writeAgain(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<WriteAgainDto> {
    return this.again.run(user.id, id);
  }

  private view(user: SessionUser, id: string): Promise<FollowUpsDto> {
    return this.queries.of(user.id, id) as Promise<FollowUpsDto>;
  }
}
