import { Controller, Delete, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { Audited } from '../../../../audit/adapters/http/index.js';
import { StartDeletion } from '../../application/start-deletion.use-case.js';
import { StopDeletion } from '../../application/stop-deletion.use-case.js';
import { AthleteNotFound } from '../../domain/decision-errors.js';
import { FamilyControlsQuery } from '../../queries/family-controls.query.js';
import { FamilyControlsDto } from './controls.dto.js';
import { OwnAthleteGuard } from './own-athlete.guard.js';

/** Deletion of an athlete's account, which a guardian starts and which is announced for 7 days. */
@ApiTags('family')
@ApiProblem(401, 403, 404)
@ForGuardians()
@UseGuards(OwnAthleteGuard)
@Controller('family/athletes/:athleteId/deletion')
export class FamilyDeletionController {
  constructor(
    private readonly starting: StartDeletion,
    private readonly stopping: StopDeletion,
    private readonly controls: FamilyControlsQuery,
  ) {}

  @Post()
  @HttpCode(200)
  @Audited('deletion_planned')
  @ApiOperation({
    operationId: 'startAthleteDeletion',
    summary: 'Have the account of an athlete under 18 deleted after 7 days',
    description: 'The athlete and every guardian are told. Each guardian can stop it until then.',
  })
  @ApiOkResponse({ type: FamilyControlsDto })
  @ApiProblem(409)
  async start(@CurrentUser() { id }: SessionUser, @Param('athleteId') athleteId: string): Promise<FamilyControlsDto> {
    await this.starting.run(id, athleteId);
    return this.show(athleteId);
  }

  @Delete()
  @Audited('deletion_lifted')
  @ApiOperation({ operationId: 'stopAthleteDeletion', summary: 'Stop it, whoever of the guardians started it' })
  @ApiOkResponse({ type: FamilyControlsDto })
  async stop(@CurrentUser() { id }: SessionUser, @Param('athleteId') athleteId: string): Promise<FamilyControlsDto> {
    await this.stopping.byGuardian(id, athleteId);
    return this.show(athleteId);
  }

  private async show(athleteId: string): Promise<FamilyControlsDto> {
    const controls = await this.controls.of(athleteId);
    if (!controls) throw new AthleteNotFound();
    return controls;
  }
}

/** The athlete's side of it. */
@ApiTags('family')
@ApiProblem(401)
@Controller('user/family/deletion')
export class OwnFamilyDeletionController {
  constructor(private readonly stopping: StopDeletion) {}

  @Delete()
  @HttpCode(204)
  @Audited('deletion_lifted')
  @ApiOperation({ operationId: 'stopFamilyDeletion', summary: 'From 18 on: stop a deletion that a guardian started' })
  @ApiNoContentResponse()
  @ApiProblem(409)
  async stop(@CurrentUser() { id }: SessionUser): Promise<void> {
    await this.stopping.byAthlete(id);
  }
}
