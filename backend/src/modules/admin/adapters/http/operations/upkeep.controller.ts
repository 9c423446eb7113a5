import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { UpkeepQuery, type UpkeepView } from '../../../queries/upkeep.query.js';
import { Upkeep } from './upkeep.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/operations/upkeep')
export class UpkeepController {
  constructor(private readonly upkeep: UpkeepQuery) {}

  @Get()
  @ApiOperation({ operationId: 'getUpkeep', summary: 'The version, whether the database fits it, and the last backup' })
  @ApiOkResponse({ type: Upkeep })
  read(): Promise<UpkeepView> {
    return this.upkeep.read();
  }
}
