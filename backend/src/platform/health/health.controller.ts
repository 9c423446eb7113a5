import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { DataSource } from 'typeorm';

import { Public } from '../http/decorators/public.js';
import { JobQueue } from '../jobs/job-queue.js';

export class Health {
  @ApiProperty({ example: 'ok', enum: ['ok', 'unavailable'] })
  status: string;
}

@ApiTags('health')
@Public()
@Controller('health')
export class HealthController {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobQueue,
  ) {}

  @Get('live')
  @ApiOperation({ operationId: 'getLiveness', summary: 'The process answers' })
  @ApiOkResponse({ type: Health })
  live(): Health {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({ operationId: 'getReadiness', summary: 'Database and job queue answer; 503 otherwise' })
  @ApiOkResponse({ type: Health })
  async ready(@Res({ passthrough: true }) response: Response): Promise<Health> {
    const ready = this.jobs.ready && (await this.databaseAnswers());
    if (!ready) response.status(503);
    return { status: ready ? 'ok' : 'unavailable' };
  }

  private async databaseAnswers(): Promise<boolean> {
    try {
      await this.source.query('select 1');
      return true;
    } catch {
      return false;
    }
  }
}
