import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { HeldQuery } from '../../queries/held.query.js';
import { MissingGuardian } from '../../../guardians/adapters/http/index.js';
import { type FamilyControls, FamilyControlsQuery } from '../../queries/family-controls.query.js';
import { OwnApprovalsDto } from './own-approvals.dto.js';

@ApiTags('family')
@ApiProblem(401)
@Controller('user/approvals')
export class OwnApprovalsController {
  constructor(
    private readonly held: HeldQuery,
    private readonly controls: FamilyControlsQuery,
    private readonly missing: MissingGuardian,
  ) {}

  @InDocument('/')
  @Get()
  @ApiOperation({ operationId: 'listOwnApprovals', summary: 'What waits for your guardians, and whether they paused sending' })
  @ApiOkResponse({ type: OwnApprovalsDto })
  async list(@CurrentUser() { id }: SessionUser): Promise<OwnApprovalsDto> {
    const [emails, controls, needsGuardian] = await Promise.all([this.held.ofAthlete(id), this.controls.of(id), this.missing.of(id)]);
    return { emails, approve: controls?.approve ?? null, pausedAt: controls?.pausedAt ?? null, ...deletionOf(controls), needsGuardian };
  }
}

function deletionOf(controls: FamilyControls | null) {
  const deletedAt = controls?.deletedAt ?? null;
  return { deletedAt, canStopDeletion: deletedAt !== null && controls?.isMinor === false };
}
