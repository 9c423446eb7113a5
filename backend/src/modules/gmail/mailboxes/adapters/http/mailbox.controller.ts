import { Body, Controller, Delete, Get, Put, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ConnectMailbox } from '../../application/connect-mailbox.use-case.js';
import { DisconnectMailbox } from '../../application/disconnect-mailbox.use-case.js';
import { MailboxCard } from '../../application/mailbox-card.js';
import { MailboxPresets } from '../../application/mailbox-presets.js';
import { MailboxTries } from './mailbox-tries.js';
import { MailboxPresetsView, MailboxStatusView } from './mailbox-view.dto.js';
import { ConnectMailboxRequest, PresetQuery } from './mailbox.dto.js';

@ApiTags('mailbox')
@ApiProblem(401)
@Controller('mailbox')
export class MailboxController {
  constructor(
    private readonly card: MailboxCard,
    private readonly presets: MailboxPresets,
    private readonly connecting: ConnectMailbox,
    private readonly ending: DisconnectMailbox,
    private readonly tries: MailboxTries,
  ) {}

  @Get('status')
  @ApiOperation({ operationId: 'getMailboxStatus', summary: 'The athlete’s mailbox by IMAP and SMTP; no mail server is asked' })
  @ApiOkResponse({ type: MailboxStatusView })
  async status(@CurrentUser() { id }: SessionUser): Promise<MailboxStatusView> {
    const { login, ...status } = await this.card.of(id);
    const { address: email = null, username = null, imap = null, smtp = null } = login ?? {};
    return { ...status, email, username, imap, smtp };
  }

  @Get('presets')
  @ApiOperation({ operationId: 'getMailboxPresets', summary: 'What the form is filled in with, by the address' })
  @ApiOkResponse({ type: MailboxPresetsView })
  @ApiProblem(400)
  presetsFor(@Query() { email }: PresetQuery): Promise<MailboxPresetsView> {
    return this.presets.for(email ?? '');
  }

  @Put()
  @ApiOperation({
    operationId: 'connectMailbox',
    summary: 'Signs in to both servers and keeps the mailbox',
    description:
      '422 {part: imap or smtp, code, message} when one sign-in does not work; nothing is kept then. 409 mailbox_taken or gmail_connected.',
  })
  @ApiOkResponse({ type: MailboxStatusView })
  @ApiProblem(400, 409, 422, 429)
  async connect(
    @CurrentUser() user: SessionUser,
    @Body() { email, username, password, imap, smtp }: ConnectMailboxRequest,
    @Req() { ip = '' }: Request,
  ): Promise<MailboxStatusView> {
    const login = { address: email, username: username ?? email, imap, smtp };
    this.connecting.refusePorts(login);
    await this.tries.run(user.id, ip, () => this.connecting.run(user.id, login, password));
    return this.status(user);
  }

  @Delete()
  @ApiOperation({
    operationId: 'disconnectMailbox',
    summary: 'Forgets the mailbox and its password; what waits to leave from it is paused',
  })
  @ApiOkResponse({ type: MailboxStatusView })
  async disconnect(@CurrentUser() user: SessionUser): Promise<MailboxStatusView> {
    await this.ending.run(user.id);
    return this.status(user);
  }
}
