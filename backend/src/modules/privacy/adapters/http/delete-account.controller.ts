import { Body, Controller, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import { ForEverybody } from '../../../../platform/http/decorators/for-roles.js';
import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { BeforePasswordChange } from '../../../../platform/http/decorators/before-password-change.js';
import { DuringDeletion } from '../../../../platform/http/decorators/during-deletion.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../platform/security/rate-limiter.js';
import { endSession } from '../../../auth/adapters/http/index.js';
import { ConfirmIdentityRequest, ShowIdentity } from '../../../factors/adapters/http/index.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { DeleteAccount } from '../../application/delete-account.use-case.js';
import { DeletionPreviewQuery } from '../../queries/deletion-preview.query.js';
import { DeletionBegun, DeletionPreview } from './delete-account.dto.js';
import { DELETION_PREVIEWS } from './privacy.limits.js';

@ApiTags('privacy')
@ForEverybody()
@Controller('user/delete-account')
export class DeleteAccountController {
  constructor(
    private readonly deletion: DeleteAccount,
    private readonly previews: DeletionPreviewQuery,
    private readonly limiter: RateLimiter,
    private readonly identity: ShowIdentity,
  ) {}

  @Get()
  @DuringDeletion()
  @BeforePasswordChange()
  @ApiOperation({ operationId: 'previewDeletion', summary: 'What goes when the account is deleted' })
  @ApiOkResponse({ type: DeletionPreview })
  @ApiProblem(401, 429)
  async preview(@CurrentUser() { id }: SessionUser): Promise<DeletionPreview> {
    await this.limiter.consume(DELETION_PREVIEWS, id);
    return this.previews.of(id);
  }

  @Post()
  @Audited('deletion_begun')
  @DuringDeletion()
  @BeforePasswordChange()
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiOperation({
    operationId: 'deleteAccount',
    summary: 'Delete the account for good',
    description:
      'Asks for the password or a passkey. Every session ends at once. Rows, files and access to mailboxes go within seconds; the receipt says how far it is.',
  })
  @ApiAcceptedResponse({ type: DeletionBegun })
  @ApiProblem(400, 401, 409, 429)
  async remove(@CurrentUser() { id }: SessionUser, @Body() shown: ConfirmIdentityRequest, @Req() request: Request): Promise<DeletionBegun> {
    await this.identity.check(request, shown);
    const receiptToken = await this.deletion.run(id);
    await endSession(request);
    return { receiptToken };
  }
}
