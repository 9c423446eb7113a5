import { Body, Controller, Get, HttpCode, Param, Post, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { GuardianNeededGuard } from '../../../../family/guardians/adapters/http/index.js';
import { DecideMail } from '../../application/decide-mail.use-case.js';
import { CampaignQueries } from '../../../writing/index.js';
import { ListChoices, PreviewMail } from '../../../recipients/index.js';
import { CampaignNotFound } from '../../../writing/domain/campaign-errors.js';
import {
  CampaignEmail,
  DecideMailRequest,
  OwnCampaignGuard,
  coachIdOf,
  coachIdsOf,
  schoolIdsOf,
  MailPreviewDto,
  RecipientDto,
} from '../../../writing/adapters/http/index.js';
import { OwnMailGuard } from '../../../ledger/adapters/http/index.js';

@ApiTags('campaigns')
@ApiProblem(401, 404)
@Controller()
export class CampaignMailsController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly choices: ListChoices,
    private readonly previews: PreviewMail,
    private readonly decisions: DecideMail,
  ) {}

  @Get('campaigns/:id/recipients')
  @UseGuards(OwnCampaignGuard)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'getRecipients', summary: 'Coaches of the favorites who can get this campaign' })
  @ApiQuery({ name: 'favoriteSchoolIds', type: [Number], required: false, description: 'Left out: all favorites' })
  @ApiQuery({ name: 'coachIds', type: [Number], required: false, description: 'These too, whose school need not be a favorite' })
  @ApiOkResponse({ type: [RecipientDto] })
  @ApiProblem(400, 429)
  listRecipients(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Query('favoriteSchoolIds') favoriteSchoolIds: unknown,
    @Query('coachIds') coachIds: unknown,
  ): Promise<RecipientDto[]> {
    return this.choices.run(user.id, id, { schoolIds: schoolIdsOf(favoriteSchoolIds), coachIds: coachIdsOf(coachIds) });
  }

  @Get('user/campaigns/:id/preview')
  @UseGuards(OwnCampaignGuard)
  @ApiOperation({ operationId: 'previewMail', summary: 'The exact email that one coach would get' })
  @ApiQuery({ name: 'coachId', type: Number })
  @ApiOkResponse({ type: MailPreviewDto })
  preview(@CurrentUser() user: SessionUser, @Param('id') id: string, @Query('coachId') coachId: unknown): Promise<MailPreviewDto> {
    return this.previews.run(user.id, id, coachIdOf(coachId));
  }

  @Get('campaigns/:id/emails')
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'getCampaignEmails', summary: 'What became of each email' })
  @ApiOkResponse({ type: [CampaignEmail] })
  @ApiProblem(429)
  async emails(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<CampaignEmail[]> {
    const emails = await this.queries.emails(user.id, id);
    if (!emails) throw new CampaignNotFound();
    return emails;
  }

  @Post('campaigns/:id/emails/:emailId/resolve')
  @HttpCode(200)
  @UseGuards(GuardianNeededGuard, OwnCampaignGuard, OwnMailGuard)
  @ApiOperation({ operationId: 'resolveEmail', summary: 'Decide about an email that is unknown, or send a refused one again' })
  @ApiOkResponse({ type: CampaignEmail })
  @ApiProblem(400, 409)
  async resolve(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('emailId') emailId: string,
    @Body() body: DecideMailRequest,
  ): Promise<CampaignEmail> {
    await this.decisions.run(user.id, id, emailId, body.outcome, body.toAddress);
    return this.queries.email(user.id, id, emailId);
  }
}
