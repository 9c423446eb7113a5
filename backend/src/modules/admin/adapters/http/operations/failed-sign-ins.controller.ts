import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { AppConfig } from '../../../../../platform/config/app-config.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { SIGN_IN_LIMITS } from '../../../../auth/index.js';
import { FailedSignInsQuery } from '../../../queries/failed-sign-ins.query.js';
import { FailedSignInsDto } from './failed-sign-ins.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/operations')
export class FailedSignInsController {
  constructor(
    private readonly signIns: FailedSignInsQuery,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  @Get('sign-ins')
  @ApiOperation({ operationId: 'getFailedSignIns', summary: 'The limits of signing in, and who met them' })
  @ApiOkResponse({ type: FailedSignInsDto })
  async read(): Promise<FailedSignInsDto> {
    const { freeFailures, maxWaitSeconds, failuresPerAccount, accountsPerAddress } = SIGN_IN_LIMITS;
    const limits = { isOn: this.config.rateLimits, freeFailures, maxWaitSeconds, failuresPerAccount, accountsPerAddress };
    return { limits, ...(await this.signIns.read(this.clock.now())) };
  }
}
