import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { CorrectionsQuery, type CorrectionView } from '../../queries/corrections.query.js';
import { Corrections } from '../../resources/corrections.resource.js';
import { CorrectionDto, ProposeCorrectionDto } from './correction.dto.js';

@ApiTags('contacts')
@Controller('user/corrections')
export class CorrectionsController {
  constructor(
    private readonly query: CorrectionsQuery,
    private readonly corrections: Corrections,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listCorrections', summary: 'What you proposed, and what became of it' })
  @ApiOkResponse({ type: [CorrectionDto] })
  @ApiProblem(401)
  list(@CurrentUser() user: SessionUser): Promise<CorrectionView[]> {
    return this.query.ofUser(user.id);
  }

  @Post()
  @ApiOperation({
    operationId: 'proposeCorrection',
    summary: 'Proposes a change of the shared directory, or a contact of your own for it',
  })
  @ApiCreatedResponse({ type: CorrectionDto })
  @ApiProblem(400, 401, 404, 409)
  propose(@CurrentUser() user: SessionUser, @Body() body: ProposeCorrectionDto): Promise<CorrectionView> {
    const { schoolId = 0, contactId, kind = 'other', coachId, proposed, note } = body;
    if (contactId !== undefined) return this.corrections.proposeContact(user.id, contactId, note);
    return this.corrections.propose(user.id, schoolId, { kind, coachId, proposed, note });
  }
}
