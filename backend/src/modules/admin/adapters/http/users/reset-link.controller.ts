import { Controller, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { JobQueue } from '../../../../../platform/jobs/job-queue.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { Audited, auditSubject } from '../../../../audit/adapters/http/index.js';
import { RESET_MAIL_QUEUE, SendResetLink, type ResetMailJob } from '../../../../auth/index.js';
import { UserIdPipe } from './user-id.pipe.js';
import { ResetLinkDto } from './users.dto.js';
import { RESET_LINKS_PER_ADMIN } from './users.limits.js';

/** Creates a password reset link for a user who asks an admin. Passwords are neither seen nor set here. */
@ApiTags('admin')
@AdminOnly()
@ApiProblem(400, 401, 403, 404)
@Controller('admin/users/:id/reset-link')
export class ResetLinkController {
  constructor(
    private readonly config: AppConfig,
    private readonly links: SendResetLink,
    private readonly jobs: JobQueue,
    private readonly limiter: RateLimiter,
  ) {}

  @Post()
  @Audited('reset_link_made')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'sendResetLink',
    summary: 'Send a user a link for a new password',
    description: 'Without a mail server the link is answered, to be handed over; the one of an admin is not.',
  })
  @ApiOkResponse({ type: ResetLinkDto })
  @ApiProblem(409, 429)
  async send(@CurrentUser() admin: SessionUser, @Param('id', UserIdPipe) id: string, @Req() request: Request): Promise<ResetLinkDto> {
    await this.limiter.consume(RESET_LINKS_PER_ADMIN, admin.id);
    auditSubject(request, id);
    if (this.config.smtpUrl === undefined) {
      return { sentTo: null, link: `${this.config.publicUrl}/reset-password?token=${await this.links.handOver(id)}` };
    }
    const email = await this.links.addressOf(id);
    await this.jobs.send(RESET_MAIL_QUEUE, { email, byAdmin: true } satisfies ResetMailJob, { key: email.toLowerCase() });
    return { sentTo: email, link: null };
  }
}
