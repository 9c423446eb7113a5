import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { EmailNotFound } from '../../domain/decision-errors.js';
import { FamilyAthletesQuery } from '../../queries/family-athletes.query.js';
import { FamilyAthleteDto, SentTextDto } from './family-athletes.dto.js';
import { OwnAthleteGuard } from './own-athlete.guard.js';

/** What a guardian sees of their athletes. */
@ApiTags('family')
@ApiProblem(401, 403)
@ForGuardians()
@Controller('family/athletes')
export class FamilyAthletesController {
  constructor(private readonly athletes: FamilyAthletesQuery) {}

  @Get()
  @ApiOperation({ operationId: 'listFamilyAthletes', summary: 'Your athletes with what they sent and who replied' })
  @ApiOkResponse({ type: [FamilyAthleteDto] })
  list(@CurrentUser() { id }: SessionUser): Promise<FamilyAthleteDto[]> {
    return this.athletes.of(id);
  }

  @Get(':athleteId/emails/:emailId')
  @UseGuards(OwnAthleteGuard)
  @ApiOperation({ operationId: 'getFamilyEmail', summary: 'An email that left, as the coach got it' })
  @ApiOkResponse({ type: SentTextDto })
  @ApiProblem(404)
  async email(@Param('athleteId') athleteId: string, @Param('emailId') emailId: string): Promise<SentTextDto> {
    const text = await this.athletes.sentText(athleteId, emailId);
    if (!text) throw new EmailNotFound();
    return text;
  }
}
