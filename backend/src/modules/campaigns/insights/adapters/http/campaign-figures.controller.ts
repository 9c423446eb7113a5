import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { CampaignQueries } from '../../../writing/index.js';
import { EmailTemplate, MailStats } from '../../../writing/adapters/http/index.js';

@ApiTags('campaigns')
@ApiProblem(401)
@Controller()
export class CampaignFiguresController {
  constructor(private readonly queries: CampaignQueries) {}

  @InDocument('/')
  @Get('user/stats')
  @ApiOperation({ operationId: 'getMailStats', summary: 'What the athlete sent and what came back' })
  @ApiOkResponse({ type: MailStats })
  stats(@CurrentUser() user: SessionUser): Promise<MailStats> {
    return this.queries.stats(user.id);
  }

  @Get('email-templates')
  @ApiOperation({ operationId: 'getEmailTemplates', summary: 'Templates to start a campaign from' })
  @ApiOkResponse({ type: [EmailTemplate] })
  templates(): Promise<EmailTemplate[]> {
    return this.queries.templates();
  }
}
