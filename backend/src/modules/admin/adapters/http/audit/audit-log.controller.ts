import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { placeAfter, readPlace } from '../../../../../platform/http/input/place.js';
import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { Audited } from '../../../../audit/adapters/http/index.js';
import { AUDIT_LIMITS, AuditEntriesQuery, kindsOf, type AuditSearch } from '../../../../audit/index.js';
import { writeAuditCsv } from './audit-csv.js';
import { AuditFilterDto, AuditPageDto, AuditPageQuery } from './audit-log.dto.js';

/** Who did what: for admins, with filters, and as a file. */
@ApiTags('admin')
@AdminOnly()
@ApiProblem(400, 401, 403)
@Controller('admin')
export class AuditLogController {
  constructor(private readonly entries: AuditEntriesQuery) {}

  @Get('audit-log')
  @ApiOperation({ operationId: 'listAuditLog', summary: 'Who did what, newest first; kept for 400 days' })
  @ApiOkResponse({ type: AuditPageDto })
  async list(@Query() { before, ...filter }: AuditPageQuery): Promise<AuditPageDto> {
    const search = await this.searchOf(filter);
    if (search === null) return { lines: [], next: null };
    const place = before === undefined ? {} : { before: readPlace(before) };
    const lines = await this.entries.lines({ ...search, ...place }, AUDIT_LIMITS.page + 1);
    const shown = lines.slice(0, AUDIT_LIMITS.page);
    return { lines: shown, next: lines.length > AUDIT_LIMITS.page ? placeAfter(shown) : null };
  }

  @Get('audit-log.csv')
  @Audited('export_downloaded', () => ({ file: 'audit-log.csv' }))
  @ApiOperation({ operationId: 'getAuditLogFile', summary: 'The same as a CSV file, at most 100,000 lines' })
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async file(@Query() filter: AuditFilterDto, @Res() response: Response): Promise<void> {
    const search = await this.searchOf(filter);
    await writeAuditCsv(response, (before, limit) =>
      search === null ? Promise.resolve([]) : this.entries.lines({ ...search, ...before }, limit),
    );
  }

  /** Null when no account has the name. */
  private async searchOf({ group, user, from, to }: AuditFilterDto): Promise<AuditSearch | null> {
    const userId = user === undefined || isUuid(user) ? user : await this.entries.userNamed(user.trim());
    if (userId === null) return null;
    return {
      ...(group === undefined ? {} : { kinds: kindsOf(group) }),
      ...(userId === undefined ? {} : { userId }),
      ...(from === undefined ? {} : { from: new Date(from) }),
      ...(to === undefined ? {} : { to: new Date(to) }),
    };
  }
}
