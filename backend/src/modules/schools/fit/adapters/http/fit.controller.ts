import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { AnalyzeFit } from '../../application/analyze-fit.use-case.js';
import { FitAnalysisDto } from './fit-analysis.dto.js';
import { presentFit } from './present-fit.js';
import { SchoolIdPipe } from '../../../directory/adapters/http/index.js';

@ApiTags('schools')
@Controller('schools')
export class FitController {
  constructor(private readonly analyze: AnalyzeFit) {}

  @Get(':id/fit-analysis')
  @ApiOperation({
    operationId: 'getFitAnalysis',
    summary: 'How the school fits you, part by part, with sources and what is not known',
  })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: FitAnalysisDto })
  @ApiProblem(401, 404)
  async fit(@CurrentUser() user: SessionUser, @Param('id', SchoolIdPipe) id: number): Promise<FitAnalysisDto> {
    return presentFit(await this.analyze.ofSchool(user.id, id));
  }
}
