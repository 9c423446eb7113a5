import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../platform/http/decorators/current-user.js';
import { DuringDeletion } from '../../../../platform/http/decorators/during-deletion.js';
import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { Audited } from '../../../audit/adapters/http/index.js';
import { StopUnderAge } from '../../application/stop-under-age.use-case.js';
import { ConfirmUnderAgeRequest, PlannedDeletionDto } from './under-age.dto.js';

@ApiTags('privacy')
@Controller('user/under-13')
export class UnderAgeController {
  constructor(private readonly stopping: StopUnderAge) {}

  @Post()
  @Audited('deletion_planned')
  @DuringDeletion()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'confirmUnderAge',
    summary: 'Confirms a birth date under 13 as right',
    description:
      'Everything stops at once: sending, schedules, follow-ups, the shared page and reading mailboxes. The account is deleted after 7 days.',
  })
  @ApiOkResponse({ type: PlannedDeletionDto })
  @ApiProblem(400, 401, 409)
  async confirm(@CurrentUser() { id }: SessionUser, @Body() { birthdate }: ConfirmUnderAgeRequest): Promise<PlannedDeletionDto> {
    return { deletionDueAt: await this.stopping.run(id, birthdate) };
  }
}
