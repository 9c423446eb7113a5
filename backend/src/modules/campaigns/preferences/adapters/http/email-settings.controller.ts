import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { EmailPreferences } from '../../queries/email-preferences.query.js';
import { EmailSettingsResource } from '../../resources/email-settings.resource.js';
import { ChangeEmailSettingsRequest, EmailSettingsDto } from './email-settings.dto.js';

@ApiTags('campaigns')
@ApiProblem(401)
@Controller('user/email-settings')
export class EmailSettingsController {
  constructor(
    private readonly preferences: EmailPreferences,
    private readonly settings: EmailSettingsResource,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getEmailSettings', summary: 'What the athlete chose for all campaigns' })
  @ApiOkResponse({ type: EmailSettingsDto })
  show(@CurrentUser() user: SessionUser): Promise<EmailSettingsDto> {
    return this.preferences.of(user.id);
  }

  @Put()
  @ApiOperation({
    operationId: 'changeEmailSettings',
    summary: 'Change some of it; what is left out stays as it is',
    description:
      'With a revision that is not the stored one no signature is overwritten: 409 text_changed, and `present` is the stored one.',
  })
  @ApiOkResponse({ type: EmailSettingsDto })
  @ApiProblem(400, 409)
  change(@CurrentUser() user: SessionUser, @Body() { revision, ...change }: ChangeEmailSettingsRequest): Promise<EmailSettingsDto> {
    return this.settings.change(user.id, change, revision);
  }
}
