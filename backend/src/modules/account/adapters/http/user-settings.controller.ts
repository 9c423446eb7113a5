import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { ProviderChoices, ProviderUse, ShowWhatIsSent } from '../../../ai/writing/index.js';
import { LostAccountNotice } from '../../../gmail/gateways/index.js';
import { ChangeUserSettingsRequest, SentToProvider, UserSettings } from './user-settings.dto.js';

/** What an athlete chose about the own data and notices. */
@ApiTags('privacy')
@ApiProblem(401)
@Controller('user/settings')
export class UserSettingsController {
  constructor(
    private readonly providerUse: ProviderUse,
    private readonly choices: ProviderChoices,
    private readonly whatIsSent: ShowWhatIsSent,
    private readonly notice: LostAccountNotice,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getUserSettings', summary: 'Whether an AI provider may write, and which notices are wanted' })
  @ApiOkResponse({ type: UserSettings })
  async show(@CurrentUser() { id }: SessionUser): Promise<UserSettings> {
    const [{ allowed, model }, lostAccountNotice] = await Promise.all([this.providerUse.of(id), this.notice.isWanted(id)]);
    return { aiProvider: allowed, aiModel: model, lostAccountNotice };
  }

  @Patch()
  @ApiOperation({ operationId: 'changeUserSettings', summary: 'Change some of it; what is left out stays as it is' })
  @ApiOkResponse({ type: UserSettings })
  @ApiProblem(400)
  async change(
    @CurrentUser() user: SessionUser,
    @Body() { aiProvider, lostAccountNotice }: ChangeUserSettingsRequest,
  ): Promise<UserSettings> {
    if (aiProvider !== undefined) await this.choices.choose(user.id, aiProvider);
    if (lostAccountNotice !== undefined) await this.notice.choose(user.id, lostAccountNotice);
    return this.show(user);
  }

  @Get('sent-to-ai-provider')
  @ApiOperation({
    operationId: 'getSentToProvider',
    summary: 'What the AI provider would get',
    description: 'The request for improving a first email of this athlete, as it would leave. Nothing is sent.',
  })
  @ApiOkResponse({ type: SentToProvider })
  sent(@CurrentUser() { id }: SessionUser): Promise<SentToProvider> {
    return this.whatIsSent.run(id);
  }
}
