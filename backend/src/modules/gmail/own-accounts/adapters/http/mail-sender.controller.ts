import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ChooseSender } from '../../application/choose-sender.use-case.js';
import { GmailConnections } from '../../../google/index.js';
import { delivers } from '../../../gateways/domain/delivers.js';
import { MailSender } from './mail-sender.dto.js';

@ApiTags('mail')
@Controller('user/mail-sender')
export class MailSenderController {
  constructor(
    private readonly senders: ChooseSender,
    private readonly gmail: GmailConnections,
  ) {}

  @InDocument('/')
  @Get()
  @ApiOperation({ operationId: 'getMailSender', summary: 'How the athlete’s mail leaves, and whether it may yet' })
  @ApiOkResponse({ type: MailSender })
  @ApiProblem(401)
  async show(@CurrentUser() user: SessionUser): Promise<MailSender> {
    const sender = await this.senders.run(user.id);
    const gmail = await this.gmail.statusOf(user.id);
    const { from, replyTo, ready, reason } = sender;
    const via = delivers(sender.via) ? sender.via : sender.examplesVia;
    return {
      via,
      address: from.address,
      replyTo: replyTo.address,
      canConnectGmail: gmail.state !== 'not_set_up',
      deliversExamples: delivers(sender.examplesVia),
      ready,
      reason,
    };
  }
}
