import { Controller, Delete, HttpCode, Param } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { Audited } from '../../../../audit/adapters/http/index.js';
import { EndGuardianship } from '../../application/end-guardianship.use-case.js';

@ApiTags('family')
@ApiProblem(401, 403, 404)
@ForGuardians()
@Controller('family/athletes/:athleteId')
export class LeaveFamilyController {
  constructor(private readonly ending: EndGuardianship) {}

  @Delete()
  @Audited('guardian_ended')
  @HttpCode(204)
  @ApiOperation({ operationId: 'leaveFamily', summary: 'Be this athlete’s guardian no more' })
  @ApiNoContentResponse()
  async leave(@CurrentUser() { id }: SessionUser, @Param('athleteId') athleteId: string): Promise<void> {
    await this.ending.run(athleteId, id);
  }
}
