import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../../platform/http/decorators/current-user.js';
import { OwnCampaignGuard } from '../../../../writing/adapters/http/index.js';
import { SendTestMail } from '../../../application/test-mail/send-test-mail.use-case.js';
import { SentTestMailDto, TestMailRequest } from './test-mail.dto.js';

@ApiTags('campaigns')
@ApiProblem(401, 404)
@Controller('user/campaigns/:id/test')
export class TestMailController {
  constructor(private readonly tests: SendTestMail) {}

  @Post()
  @HttpCode(200)
  @UseGuards(OwnCampaignGuard)
  @ApiOperation({
    operationId: 'sendTestMail',
    summary: 'Send the exact email of one coach to your own address',
    description: 'Marked as a test in the subject, counted nowhere. Safe to repeat with the same key.',
  })
  @ApiOkResponse({ type: SentTestMailDto })
  @ApiProblem(400, 409, 429, 502)
  send(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() { coachId, key }: TestMailRequest): Promise<SentTestMailDto> {
    return this.tests.run({ userId: user.id, campaignId: id, coachId, key: key.toLowerCase() });
  }
}
