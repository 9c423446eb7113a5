import { Controller, Get, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { ApiProblem } from '../http/decorators/api-problem.js';
import { Public } from '../http/decorators/public.js';
import { Metrics } from './metrics.js';
import { MetricsGuard } from './metrics.guard.js';

@ApiTags('health')
@Public()
@UseGuards(MetricsGuard)
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: Metrics) {}

  @Get()
  @ApiOperation({ operationId: 'getMetrics', summary: 'For Prometheus: with METRICS_TOKEN as bearer, else from this computer only' })
  @ApiProduces('text/plain')
  @ApiOkResponse({ schema: { type: 'string', example: 'http_request_duration_seconds_count{method="GET"} 3' } })
  @ApiProblem(401, 403)
  async read(@Res({ passthrough: true }) response: Response): Promise<string> {
    response.setHeader('Content-Type', this.metrics.contentType);
    return this.metrics.text();
  }
}
