import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, Put, Query, StreamableFile, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { composeMail } from '../../../../../platform/mail/compose-mail.js';
import { GuardianNeededGuard } from '../../../../family/guardians/adapters/http/index.js';
import { CampaignEmail, OwnCampaignGuard } from '../../../writing/adapters/http/index.js';
import { CampaignQueries } from '../../../writing/index.js';
import { MarkByHand } from '../../application/mark-by-hand.use-case.js';
import { PrepareByHand } from '../../application/prepare-by-hand.use-case.js';
import { OwnMailGuard } from '../../../ledger/adapters/http/index.js';
import { HandEmailDto, MailFileQuery, MarkByHandRequest, ShortMessageDto, ShortMessageRequest } from './by-hand.dto.js';

/** Emails that the athlete sends outside of Recruit and marks as sent. */
@ApiTags('campaigns')
@ApiProblem(401, 404, 409)
@UseGuards(OwnCampaignGuard, OwnMailGuard)
@Controller('campaigns/:id/emails/:emailId')
export class ByHandController {
  constructor(
    private readonly queries: CampaignQueries,
    private readonly preparing: PrepareByHand,
    private readonly marking: MarkByHand,
  ) {}

  @Get('by-hand')
  @UseGuards(GuardianNeededGuard)
  @ApiOperation({ operationId: 'getHandEmail', summary: 'The finished email, to be sent by hand' })
  @ApiOkResponse({ type: HandEmailDto })
  email(@CurrentUser() user: SessionUser, @Param('id') id: string, @Param('emailId') emailId: string): Promise<HandEmailDto> {
    return this.preparing.email(user.id, id, emailId);
  }

  @Get('by-hand.eml')
  @UseGuards(GuardianNeededGuard)
  @Header('Cache-Control', 'no-store')
  @ApiOperation({ operationId: 'getHandEmailFile', summary: 'The finished email as a file that an email program opens as a draft' })
  @ApiProduces('message/rfc822')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblem(400, 422)
  async file(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('emailId') emailId: string,
    @Query() { confirmed = '' }: MailFileQuery,
  ): Promise<StreamableFile> {
    const email = await this.preparing.emailFile(user.id, id, emailId, confirmed.split(','));
    return new StreamableFile(await composeMail(email), { type: 'message/rfc822', disposition: 'attachment; filename="email.eml"' });
  }

  @Post('short-message')
  @UseGuards(GuardianNeededGuard)
  @HttpCode(200)
  @ApiOperation({ operationId: 'writeShortMessage', summary: 'A short message for X or a phone, filled in and counted' })
  @ApiOkResponse({ type: ShortMessageDto })
  @ApiProblem(400)
  short(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('emailId') emailId: string,
    @Body() { channel, template }: ShortMessageRequest,
  ): Promise<ShortMessageDto> {
    return this.preparing.short(user.id, id, emailId, channel, template);
  }

  @Put('by-hand')
  @UseGuards(GuardianNeededGuard)
  @ApiOperation({
    operationId: 'markSentByHand',
    summary: '“I sent it”: record the email as sent by hand, now',
    description: 'Safe to repeat. 409 not_for_hand when Recruit sends or sent it; 422 needs_confirmation lists what to check.',
  })
  @ApiOkResponse({ type: CampaignEmail })
  @ApiProblem(400, 422)
  async mark(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Param('emailId') emailId: string,
    @Body() { channel, template, confirmed = [] }: MarkByHandRequest,
  ): Promise<CampaignEmail> {
    await this.marking.mark({ userId: user.id, campaignId: id, mailId: emailId, channel, template, confirmed });
    return this.queries.email(user.id, id, emailId);
  }

  @Delete('by-hand')
  @ApiOperation({
    operationId: 'undoSentByHand',
    summary: 'Take “I sent it” back',
    description: 'The email is not delivered again, and leaves all figures. 409 already_answered once an answer is recorded.',
  })
  @ApiOkResponse({ type: CampaignEmail })
  async undo(@CurrentUser() user: SessionUser, @Param('id') id: string, @Param('emailId') emailId: string): Promise<CampaignEmail> {
    await this.marking.undo(user.id, id, emailId);
    return this.queries.email(user.id, id, emailId);
  }
}
