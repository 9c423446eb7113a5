import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { Public } from '../../../../../platform/http/decorators/public.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { networkOf } from '../../../../../platform/security/shorten-address.js';
import { Audited, auditSubject } from '../../../../audit/adapters/http/index.js';
import { PasswordTurns, startSession } from '../../../../auth/adapters/http/index.js';
import { AcceptInvitation } from '../../application/accept-invitation.use-case.js';
import { Guardianships } from '../../queries/guardianships.query.js';
import { GuardianControls } from '../../resources/guardian-controls.resource.js';
import { AcceptInvitationRequest, InvitationTokenRequest, JoinAsGuardianRequest, OpenInvitationDto } from './guardians.dto.js';
import { INVITATIONS_PER_NETWORK } from './guardians.limits.js';

/** An invited person becomes a guardian. Opening the link changes nothing: mail scanners open links, but submit no form. */
@ApiTags('family')
@Controller()
export class GuardianInvitationsController {
  constructor(
    private readonly accepting: AcceptInvitation,
    private readonly guardianships: Guardianships,
    private readonly controls: GuardianControls,
    private readonly limiter: RateLimiter,
    private readonly turns: PasswordTurns,
  ) {}

  @Post('guardian-invitations/look')
  @Public()
  @HttpCode(200)
  @ApiOperation({ operationId: 'lookAtInvitation', summary: 'Who invites whom; uses nothing up' })
  @ApiOkResponse({ type: OpenInvitationDto })
  @ApiProblem(400, 429)
  async look(@Body() { token }: InvitationTokenRequest, @Req() request: Request): Promise<OpenInvitationDto> {
    await this.limiter.consume(INVITATIONS_PER_NETWORK, networkOf(request.ip ?? ''));
    const { athleteId, address, expiresAt } = await this.accepting.look(token);
    const [athleteName, controls] = await Promise.all([this.guardianships.nameOf(athleteId), this.controls.of(athleteId)]);
    return { athleteName, address, expiresAt, approve: controls?.approve ?? null };
  }

  @Post('guardian-invitations/join')
  @Audited('guardian_joined')
  @Public()
  @HttpCode(204)
  @ApiOperation({ operationId: 'joinAsGuardian', summary: 'Accept with a new account, and sign in' })
  @ApiNoContentResponse()
  @ApiProblem(400, 409, 422, 429)
  async join(@Body() { token, approve, askBeforeSharing, ...person }: JoinAsGuardianRequest, @Req() request: Request): Promise<void> {
    await this.limiter.consume(INVITATIONS_PER_NETWORK, networkOf(request.ip ?? ''));
    const { id, athleteId } = await this.turns.run(request.ip ?? '', () =>
      this.accepting.join(token, person, { approve, askBeforeSharing }),
    );
    auditSubject(request, athleteId);
    await startSession(request, {
      id,
      username: person.username,
      role: 'guardian',
      isAdmin: false,
      isStopped: false,
      mustChangePassword: false,
    });
  }

  @Post('family/invitations')
  @Audited('guardian_joined')
  @ForGuardians()
  @HttpCode(204)
  @ApiOperation({ operationId: 'acceptInvitation', summary: 'Accept for another athlete' })
  @ApiNoContentResponse()
  @ApiProblem(400, 401, 403, 409, 429)
  async accept(
    @CurrentUser() { id }: SessionUser,
    @Body() { token, ...controls }: AcceptInvitationRequest,
    @Req() request: Request,
  ): Promise<void> {
    await this.limiter.consume(INVITATIONS_PER_NETWORK, networkOf(request.ip ?? ''));
    auditSubject(request, await this.accepting.run(token, id, controls));
  }
}
