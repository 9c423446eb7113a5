import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { ForGuardians } from '../../../../../platform/http/decorators/for-roles.js';
import { OwnAthleteGuard } from '../../../../family/decisions/adapters/http/index.js';
import { Strategies } from '../../application/ports/strategies.js';
import { presentStrategy } from './present-strategy.js';
import { StrategyDto } from './strategy.dto.js';

export class FamilyPlanDto {
  @ApiProperty({ type: StrategyDto, nullable: true, description: 'null: the athlete has none yet' })
  plan: StrategyDto | null;
}

/** What a guardian reads of the plan: the one that the athlete reads. */
@ApiTags('family')
@ApiProblem(401, 403, 404)
@ForGuardians()
@Controller('family/athletes/:athleteId/plan')
export class FamilyPlanController {
  constructor(private readonly strategies: Strategies) {}

  @Get()
  @UseGuards(OwnAthleteGuard)
  @ApiOperation({ operationId: 'getFamilyPlan', summary: 'The recruiting strategy that was written last' })
  @ApiOkResponse({ type: FamilyPlanDto })
  async show(@Param('athleteId') athleteId: string): Promise<FamilyPlanDto> {
    const latest = await this.strategies.latest(athleteId);
    return { plan: latest && presentStrategy({ ...latest, allowance: null }) };
  }
}
