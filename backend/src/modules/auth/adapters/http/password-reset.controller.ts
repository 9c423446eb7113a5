import { Body, Controller, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { AppConfig } from '../../../../platform/config/app-config.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import { JobQueue } from '../../../../platform/jobs/job-queue.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { networkOf } from '../../../../platform/security/shorten-address.js';
import { Audited, auditSubject } from '../../../audit/adapters/http/index.js';
import { RESET_MAIL_QUEUE, type ResetMailJob } from '../../application/queues.js';
import { ResetPassword } from '../../application/reset-password.use-case.js';
import { PasswordTurns } from './password-turns.js';
import { ResetMail, ResetMailRequest, ResetPasswordRequest } from './passwords.dto.js';
import { RESET_MAILS_PER_ADDRESS, RESET_MAILS_PER_NETWORK, RESETS_PER_NETWORK } from './sign-in.limits.js';

@ApiTags('session')
@Controller()
export class PasswordResetController {
  constructor(
    private readonly config: AppConfig,
    private readonly passwords: ResetPassword,
    private readonly jobs: JobQueue,
    private readonly limiter: RateLimiter,
    private readonly turns: PasswordTurns,
  ) {}

  /** The work is that of a job, so that the answer takes as long for an address without an account. */
  @Post('password-reset-mail')
  @Public()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({ operationId: 'sendPasswordResetMail', summary: 'Send a link for a new password to an address that has an account' })
  @ApiAcceptedResponse({ type: ResetMail })
  @ApiProblem(400, 429)
  async sendMail(@Body() { email }: ResetMailRequest, @Req() request: Request): Promise<ResetMail> {
    const sendsEmail = this.config.smtpUrl !== undefined;
    await this.limiter.consume(RESET_MAILS_PER_NETWORK, networkOf(request.ip ?? ''));
    await this.limiter.consume(RESET_MAILS_PER_ADDRESS, email.trim().toLowerCase());
    if (sendsEmail) await this.jobs.send(RESET_MAIL_QUEUE, { email } satisfies ResetMailJob, { key: email.trim().toLowerCase() });
    return { sendsEmail };
  }

  @Post('password-reset')
  @Audited('password_reset')
  @Public()
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'resetPassword', summary: 'Use up a link and set a new password; every session ends' })
  @ApiNoContentResponse()
  @ApiProblem(400, 429)
  async reset(@Body() { token, newPassword }: ResetPasswordRequest, @Req() request: Request): Promise<void> {
    await this.limiter.consume(RESETS_PER_NETWORK, networkOf(request.ip ?? ''));
    auditSubject(request, await this.turns.run(request.ip ?? '', () => this.passwords.run(token, newPassword)));
  }
}
