import { Controller, Get, HttpCode, HttpStatus, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { placeAfter, readPlace } from '../../../../../platform/http/input/place.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { ReplyReports, ReportNotFound } from '../../../../campaigns/replies/index.js';
import { ReplyReportPageDto, ReplyReportPageQuery } from './reply-reports.dto.js';

const PAGE = 30;

/** Replies that athletes reported. */
@ApiTags('admin')
@AdminOnly()
@ApiProblem(400, 401, 403)
@Controller('admin/reports')
export class ReplyReportsController {
  constructor(
    private readonly reports: ReplyReports,
    private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listReplyReports', summary: 'Replies that athletes reported, newest first' })
  @ApiOkResponse({ type: ReplyReportPageDto })
  async page(@Query() { state, before }: ReplyReportPageQuery): Promise<ReplyReportPageDto> {
    const found = await this.reports.list(state === 'handled', PAGE + 1, before === undefined ? null : readPlace(before));
    const shown = found.slice(0, PAGE);
    return { reports: shown, next: found.length > PAGE ? placeAfter(shown.map(({ id, reportedAt: at }) => ({ id, at }))) : null };
  }

  @Put(':reportId/handled')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'handleReplyReport', summary: 'Mark a report as handled', description: 'Safe to repeat.' })
  @ApiParam({ name: 'reportId', schema: { type: 'string', format: 'uuid' } })
  @ApiNoContentResponse()
  @ApiProblem(404)
  async handle(@Param('reportId') reportId: string): Promise<void> {
    if (!isUuid(reportId)) throw new ReportNotFound();
    await this.reports.handle(reportId, this.clock.now());
  }
}
