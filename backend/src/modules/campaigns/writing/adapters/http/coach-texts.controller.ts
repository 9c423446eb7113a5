import { Body, Controller, Delete, Param, Put, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { CoachTexts } from '../../resources/coach-texts.resource.js';
import { CoachTextRequest, CoachTextSavedDto } from './coach-text.dto.js';
import { OwnCampaignGuard } from './own-campaign.guard.js';
import { coachIdOf, textRevisionOf } from './query-ids.js';

/** The email of a draft as one coach gets it. */
@ApiTags('campaigns')
@ApiProblem(400, 401, 404, 409)
@UseGuards(OwnCampaignGuard)
@Controller('user/campaigns/:id/coach-texts/:coachId')
export class CoachTextsController {
  constructor(private readonly texts: CoachTexts) {}

  @Put()
  @ApiOperation({
    operationId: 'changeCoachText',
    summary: 'Change the email of a draft for one coach',
    description: 'Exactly this text is sent to the coach. With another revision nothing is changed: 409 coach_text_changed.',
  })
  @ApiOkResponse({ type: CoachTextSavedDto })
  change(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('coachId') coachId: string,
    @Body() { subject, template, revision }: CoachTextRequest,
  ): Promise<CoachTextSavedDto> {
    const place = { userId: user.id, campaignId: id, coachId: coachIdOf(coachId), revision };
    return this.texts.save(place, { subject, template });
  }

  @Delete()
  @ApiOperation({ operationId: 'resetCoachText', summary: 'Send the coach the text of the campaign again' })
  @ApiQuery({ name: 'revision', type: Number })
  @ApiOkResponse({ type: CoachTextSavedDto })
  reset(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('coachId') coachId: string,
    @Query('revision') revision: unknown,
  ): Promise<CoachTextSavedDto> {
    return this.texts.reset({ userId: user.id, campaignId: id, coachId: coachIdOf(coachId), revision: textRevisionOf(revision) });
  }
}
