import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { Audited } from '../../../../audit/adapters/http/index.js';
import { CancelInvitation } from '../../application/cancel-invitation.use-case.js';
import { EndGuardianship } from '../../application/end-guardianship.use-case.js';
import { InviteGuardian } from '../../application/invite-guardian.use-case.js';
import { FamilyQuery } from '../../queries/family.query.js';
import { FamilyDto, InvitedDto, InviteGuardianRequest } from './guardians.dto.js';

/** The guardians of the athlete who is signed in. */
@ApiTags('family')
@ApiProblem(401)
@Controller('user/family')
export class FamilyController {
  constructor(
    private readonly family: FamilyQuery,
    private readonly inviting: InviteGuardian,
    private readonly cancelling: CancelInvitation,
    private readonly ending: EndGuardianship,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getFamily', summary: 'Your guardians, who is invited, and what they set' })
  @ApiOkResponse({ type: FamilyDto })
  show(@CurrentUser() { id }: SessionUser): Promise<FamilyDto> {
    return this.family.of(id);
  }

  @Post('invitations')
  @Audited('guardian_invited')
  @ApiOperation({
    operationId: 'inviteGuardian',
    summary: 'Invite a parent or guardian',
    description: 'Replaces an open invitation of the same address.',
  })
  @ApiCreatedResponse({ type: InvitedDto })
  @ApiProblem(400, 409, 429, 503)
  async invite(@CurrentUser() { id }: SessionUser, @Body() { email }: InviteGuardianRequest): Promise<InvitedDto> {
    const link = await this.inviting.run(id, email);
    return { link, family: await this.family.of(id) };
  }

  @Delete('invitations/:invitationId')
  @ApiOperation({ operationId: 'cancelGuardianInvitation', summary: 'Cancel an invitation; its link is dead at once' })
  @ApiOkResponse({ type: FamilyDto })
  @ApiProblem(404)
  async cancel(@CurrentUser() { id }: SessionUser, @Param('invitationId') invitationId: string): Promise<FamilyDto> {
    await this.cancelling.run(id, invitationId);
    return this.family.of(id);
  }

  @Delete('guardians/:guardianId')
  @Audited('guardian_ended')
  @ApiOperation({ operationId: 'endGuardian', summary: 'From 18 on: end it' })
  @ApiOkResponse({ type: FamilyDto })
  @ApiProblem(404, 409)
  async end(@CurrentUser() { id }: SessionUser, @Param('guardianId') guardianId: string): Promise<FamilyDto> {
    await this.ending.byAthlete(id, guardianId);
    return this.family.of(id);
  }
}
