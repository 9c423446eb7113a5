import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import { Audited, operationOf } from '../../../../audit/adapters/http/index.js';
import type { AuditDetail } from '../../../../audit/index.js';
import type { RequestData } from '../../../guardians/index.js';
import { DecideEmails } from '../../application/decide-emails.use-case.js';
import { DecideRequest } from '../../application/decide-request.use-case.js';
import { NothingToDecide } from '../../domain/decision-errors.js';
import { DECISION_LIMITS } from '../../domain/decision-limits.js';
import { HeldQuery, type OpenRequest } from '../../queries/held.query.js';
import {
  ApprovalPageDto,
  ApprovalPageQuery,
  ApprovalsDto,
  DecidedEmailsDto,
  DecideEmailsRequest,
  DecideRequestRequest,
  type GuardianRequestDto,
} from './approvals.dto.js';
import { OwnAthleteGuard } from './own-athlete.guard.js';

/** What waits for a guardian. */
@ApiTags('family')
@ApiProblem(401, 403)
@ForGuardians()
@Controller('family')
export class ApprovalsController {
  constructor(
    private readonly held: HeldQuery,
    private readonly emails: DecideEmails,
    private readonly requests: DecideRequest,
  ) {}

  @Get('approvals')
  @ApiOperation({ operationId: 'listApprovals', summary: 'What waits for you, of all your athletes' })
  @ApiOkResponse({ type: ApprovalsDto })
  async list(@CurrentUser() { id }: SessionUser): Promise<ApprovalsDto> {
    const [emails, requests] = await Promise.all([this.held.forGuardian(id), this.held.requests(id)]);
    return { emails, requests: requests.map(requestOf) };
  }

  @Get('athletes/:athleteId/approvals/:campaignId')
  @UseGuards(OwnAthleteGuard)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'getApproval', summary: 'The exact emails of a campaign that wait for you' })
  @ApiOkResponse({ type: ApprovalPageDto })
  @ApiProblem(400, 404, 409, 429)
  async page(
    @Param('athleteId') athleteId: string,
    @Param('campaignId', ParseUUIDPipe) campaignId: string,
    @Query() { after, limit }: ApprovalPageQuery,
  ): Promise<ApprovalPageDto> {
    const page = await this.held.page(athleteId, campaignId, limit ?? DECISION_LIMITS.page, after ?? null);
    if (!page) throw new NothingToDecide();
    return page;
  }

  @Post('athletes/:athleteId/approvals/:campaignId')
  @Audited('guardian_decision', decisionOf)
  @HttpCode(200)
  @UseGuards(OwnAthleteGuard)
  @ApiOperation({
    operationId: 'decideEmails',
    summary: 'Approve or decline emails of a campaign',
    description: 'Counts once: of two guardians the first one wins, the other one is told with 409 nothing_to_decide.',
  })
  @ApiOkResponse({ type: DecidedEmailsDto })
  @ApiProblem(400, 404, 409)
  async decide(
    @CurrentUser() { id: guardianId }: SessionUser,
    @Param('athleteId') athleteId: string,
    @Param('campaignId', ParseUUIDPipe) campaignId: string,
    @Body() { decision, upTo, except = [] }: DecideEmailsRequest,
  ): Promise<DecidedEmailsDto> {
    return { emails: await this.emails.run({ guardianId, athleteId, campaignId, decision, upTo: new Date(upTo), except }) };
  }

  @Post('athletes/:athleteId/requests/:requestId')
  @Audited('guardian_decision', decisionOf)
  @HttpCode(204)
  @UseGuards(OwnAthleteGuard)
  @ApiOperation({ operationId: 'decideRequest', summary: 'Say yes or no to what an athlete asks for' })
  @ApiNoContentResponse()
  @ApiProblem(400, 404, 409)
  async decideRequest(
    @CurrentUser() { id: guardianId }: SessionUser,
    @Param('athleteId') athleteId: string,
    @Param('requestId', ParseUUIDPipe) id: string,
    @Body() { decision }: DecideRequestRequest,
  ): Promise<void> {
    await this.requests.run({ id, athleteId, guardianId, decision });
  }
}

/** Approved or not, beside what was decided on. */
function decisionOf(request: Request): AuditDetail {
  const { decision } = request.body as DecideRequestRequest;
  return { ...operationOf(request), decision };
}

function requestOf({ data, ...request }: OpenRequest): GuardianRequestDto {
  const { fields = [], expiresInDays = null } = data as Partial<RequestData['sharing']>;
  const { birthdate = null } = data as Partial<RequestData['birth_date']>;
  return { ...request, fields, days: expiresInDays, birthdate };
}
