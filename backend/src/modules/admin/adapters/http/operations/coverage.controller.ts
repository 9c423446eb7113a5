import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { CoverageQuery, type CoverageLine } from '../../../queries/coverage.query.js';
import { CoverageDto } from './coverage.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin')
export class CoverageController {
  constructor(
    private readonly coverage: CoverageQuery,
    private readonly clock: Clock,
  ) {}

  @Get('operations/coverage')
  @ApiOperation({
    operationId: 'getCoverage',
    summary: 'How many programs have a coach’s address, by division and age of its confirmation',
  })
  @ApiOkResponse({ type: [CoverageDto] })
  read(): Promise<CoverageLine[]> {
    return this.coverage.read(this.clock.now());
  }
}
