import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { networkOf } from '../../../../platform/security/shorten-address.js';
import { Audited, auditNothing, auditSubject } from '../../../audit/adapters/http/index.js';
import { ChangeEmail } from '../../application/change-email.use-case.js';
import { SettleEmailChange } from '../../application/settle-email-change.use-case.js';
import { NothingToSend } from '../../domain/account-errors.js';
import { VerifyEmailRequest } from './auth.dto.js';
import { ChangeEmailRequest, EmailChangeMail } from './email-change.dto.js';
import { PasswordTurns } from './password-turns.js';
import { EMAIL_CHANGES, EMAIL_LINKS_PER_NETWORK, PASSWORDS_PER_ACCOUNT } from './sign-in.limits.js';

@ApiTags('session')
@ForEverybody()
@Controller()
export class EmailChangeController {
  constructor(
    private readonly config: AppConfig,
    private readonly changes: ChangeEmail,
    private readonly settling: SettleEmailChange,
    private readonly limiter: RateLimiter,
    private readonly turns: PasswordTurns,
  ) {}

  @Get('user/email-change')
  @ApiOperation({ operationId: 'getEmailChangeMail', summary: 'Whether the link to a new address can be sent' })
  @ApiOkResponse({ type: EmailChangeMail })
  @ApiProblem(401)
  show(): EmailChangeMail {
    return this.mail();
  }

  /** The emails are the work of jobs, so that the answer takes as long for an address that has an account. */
  @Post('user/email-change')
  @Audited('email_change_asked')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({
    operationId: 'changeEmail',
    summary: 'Ask for another email address',
    description:
      'It counts once the link that is sent to it was pressed; the old address is told. Without a mail server an operator confirms it.',
  })
  @ApiAcceptedResponse({ type: EmailChangeMail })
  @ApiProblem(400, 401, 429)
  async begin(@CurrentUser() { id }: SessionUser, @Body() body: ChangeEmailRequest, @Req() request: Request): Promise<EmailChangeMail> {
    await this.limiter.consume(PASSWORDS_PER_ACCOUNT, id);
    await this.limiter.consume(EMAIL_CHANGES, id);
    await this.turns.run(request.ip ?? '', () => this.changes.run(id, body.email.trim(), body.currentPassword));
    return this.mail();
  }

  @Post('user/email-change/send-again')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ operationId: 'sendEmailChangeAgain', summary: 'Send the link to the new address again; the one before ends' })
  @ApiAcceptedResponse({ type: EmailChangeMail })
  @ApiProblem(401, 404, 429)
  async again(@CurrentUser() { id }: SessionUser): Promise<EmailChangeMail> {
    await this.limiter.consume(EMAIL_CHANGES, id);
    if (!(await this.changes.sendAgain(id))) throw new NothingToSend();
    return this.mail();
  }

  @Delete('user/email-change')
  @Audited('email_kept')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'cancelEmailChange', summary: 'Keep the old address' })
  @ApiNoContentResponse()
  @ApiProblem(401)
  async cancel(@CurrentUser() { id }: SessionUser, @Req() request: Request): Promise<void> {
    if (!(await this.changes.cancel(id))) auditNothing(request);
  }

  @Post('email-change/confirm')
  @Audited('email_changed')
  @Public()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'confirmEmailChange', summary: 'Use up the link of the new address' })
  @ApiNoContentResponse()
  @ApiProblem(400, 409, 429)
  async confirm(@Body() { token }: VerifyEmailRequest, @Req() request: Request): Promise<void> {
    await this.limiter.consume(EMAIL_LINKS_PER_NETWORK, networkOf(request.ip ?? ''));
    auditSubject(request, await this.settling.confirm(token));
  }

  @Post('email-change/keep-old')
  @Audited('email_kept')
  @Public()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'keepOldEmail', summary: 'Use up the link of the old address: it stays' })
  @ApiNoContentResponse()
  @ApiProblem(400, 429)
  async keepOld(@Body() { token }: VerifyEmailRequest, @Req() request: Request): Promise<void> {
    await this.limiter.consume(EMAIL_LINKS_PER_NETWORK, networkOf(request.ip ?? ''));
    auditSubject(request, await this.settling.keepOld(token));
  }

  private mail(): EmailChangeMail {
    return { sendsEmail: this.config.smtpUrl !== undefined };
  }
}
