import { Body, Controller, Delete, Get, Param, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { Audited, operationOf } from '../../../../audit/adapters/http/index.js';
import type { AuditDetail } from '../../../../audit/index.js';
import { ChangeControls } from '../../application/change-controls.use-case.js';
import { DisconnectAccount } from '../../application/disconnect-account.use-case.js';
import { EndSharing } from '../../application/end-sharing.use-case.js';
import { AthleteNotFound } from '../../domain/decision-errors.js';
import { FamilyControlsQuery } from '../../queries/family-controls.query.js';
import { ChangeControlsRequest, FamilyControlsDto } from './controls.dto.js';
import { OwnAthleteGuard } from './own-athlete.guard.js';

/** What a guardian sets for an athlete. Both guardians can; the last one counts, and everybody reads who it was. */
@ApiTags('family')
@ApiProblem(401, 403, 404)
@ForGuardians()
@UseGuards(OwnAthleteGuard)
@Controller('family/athletes/:athleteId')
export class ControlsController {
  constructor(
    private readonly controls: FamilyControlsQuery,
    private readonly changing: ChangeControls,
    private readonly sharing: EndSharing,
    private readonly accounts: DisconnectAccount,
  ) {}

  @Get('controls')
  @ApiOperation({ operationId: 'getFamilyControls', summary: 'What holds for an athlete' })
  @ApiOkResponse({ type: FamilyControlsDto })
  async show(@Param('athleteId') athleteId: string): Promise<FamilyControlsDto> {
    const controls = await this.controls.of(athleteId);
    if (!controls) throw new AthleteNotFound();
    return controls;
  }

  @Put('controls')
  @Audited('guardian_decision', changeOf)
  @ApiOperation({ operationId: 'changeFamilyControls', summary: 'Change some of it; what is left out stays as it is' })
  @ApiOkResponse({ type: FamilyControlsDto })
  @ApiProblem(400)
  async change(
    @CurrentUser() { id }: SessionUser,
    @Param('athleteId') athleteId: string,
    @Body() body: ChangeControlsRequest,
  ): Promise<FamilyControlsDto> {
    await this.changing.run(id, athleteId, body);
    return this.show(athleteId);
  }

  @Delete('share')
  @ApiOperation({ operationId: 'endSharing', summary: 'Turn the share page off; its link is dead at once' })
  @ApiOkResponse({ type: FamilyControlsDto })
  async endSharing(@CurrentUser() { id }: SessionUser, @Param('athleteId') athleteId: string): Promise<FamilyControlsDto> {
    await this.sharing.run(id, athleteId);
    return this.show(athleteId);
  }

  @Delete('mailbox')
  @ApiOperation({ operationId: 'disconnectAthleteMailbox', summary: 'Disconnect the account; what waits to leave from it is paused' })
  @ApiOkResponse({ type: FamilyControlsDto })
  async disconnect(@CurrentUser() { id }: SessionUser, @Param('athleteId') athleteId: string): Promise<FamilyControlsDto> {
    await this.accounts.run(id, athleteId);
    return this.show(athleteId);
  }
}

/** What was set: choices and switches, no text. */
function changeOf(request: Request): AuditDetail {
  return { ...operationOf(request), ...(request.body as AuditDetail) };
}
