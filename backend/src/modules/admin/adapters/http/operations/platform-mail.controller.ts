import { Controller, Get, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { DomainError } from '../../../../../shared-kernel/domain-error.js';
import { RateLimiter, type RateLimit } from '../../../../../platform/security/rate-limiter.js';
import { GuardPlatformMail } from '../../../../campaigns/control/index.js';
import { SendTestMail } from '../../../application/test-mail/send-test-mail.use-case.js';
import { PlatformMail, SentTestMail } from './platform-mail.dto.js';

const TEST_MAILS: RateLimit = { name: 'platform_test_mail', points: 5, durationSeconds: 60 * 60 };

class PlatformNotStopped extends DomainError {
  constructor() {
    super({ kind: 'conflict', code: 'platform_not_stopped', message: 'Email from the platform’s address is not stopped.' });
  }
}

/** Email from the platform's own address: whether it is sent, and the bounces that decide it. */
@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/operations/platform-mail')
export class PlatformMailController {
  constructor(
    private readonly platform: GuardPlatformMail,
    private readonly testMail: SendTestMail,
    private readonly limiter: RateLimiter,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getPlatformMail', summary: 'Bounces of the platform’s own address, and whether they stopped it' })
  @ApiOkResponse({ type: PlatformMail })
  read(): Promise<PlatformMail> {
    return this.platform.read();
  }

  @Post('resume')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'resumePlatformMail',
    summary: 'Lets email leave from the platform’s own address again',
    description: 'Emails from before do not count any more. Paused campaigns go on when their athletes resume them.',
  })
  @ApiOkResponse({ type: PlatformMail })
  @ApiProblem(409)
  async resume(@CurrentUser() { id }: SessionUser): Promise<PlatformMail> {
    if (!(await this.platform.resume(id))) throw new PlatformNotStopped();
    return this.platform.read();
  }

  @Post('test')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'sendPlatformTestMail',
    summary: 'Sends a test email from the platform’s own address to the admin who asks',
    description: 'Five an hour. Without a mail server the email is kept in the outbox. 409 while email from that address is stopped.',
  })
  @ApiOkResponse({ type: SentTestMail })
  @ApiProblem(409, 429, 503)
  async test(@CurrentUser() { id }: SessionUser): Promise<SentTestMail> {
    await this.limiter.consume(TEST_MAILS, id);
    return this.testMail.run(id);
  }
}
