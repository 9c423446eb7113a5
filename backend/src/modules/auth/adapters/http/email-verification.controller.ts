import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { Public } from '../../../../platform/http/decorators/public.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { VerifyEmail } from '../../application/verify-email.use-case.js';
import { VerificationMail, VerifyEmailRequest } from './auth.dto.js';
import { VERIFICATION_MAILS } from './sign-in.limits.js';

@ApiTags('session')
@Controller()
export class EmailVerificationController {
  constructor(
    private readonly verify: VerifyEmail,
    private readonly limiter: RateLimiter,
  ) {}

  @ForEverybody()
  @Post('user/verification-mail')
  @HttpCode(200)
  @ApiOperation({ operationId: 'sendVerificationMail', summary: 'Send the athlete a link that proves the address' })
  @ApiOkResponse({ type: VerificationMail })
  @ApiProblem(401, 429, 503)
  async request(@CurrentUser() user: SessionUser): Promise<VerificationMail> {
    await this.limiter.consume(VERIFICATION_MAILS, user.id);
    return { delivered: (await this.verify.request(user.id)) === 'delivered' };
  }

  @Post('verify-email')
  @Public()
  @HttpCode(204)
  @ApiOperation({ operationId: 'verifyEmail', summary: 'Use up the link of the email' })
  @ApiNoContentResponse()
  @ApiProblem(400)
  async confirm(@Body() body: VerifyEmailRequest): Promise<void> {
    await this.verify.confirm(body.token);
  }
}
