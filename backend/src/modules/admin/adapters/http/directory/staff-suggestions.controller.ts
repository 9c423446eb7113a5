import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { isUuid } from '../../../../../platform/database/is-uuid.js';
import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { rowId } from '../../../../schools/directory/adapters/http/index.js';
import {
  DecideSuggestions,
  ListSuggestions,
  type SuggestionDetail,
  SuggestionNotFound,
  type SuggestionPage,
  type SuggestionResult,
} from '../../../../schools/staff-pages/index.js';
import {
  AcceptSuggestionsDto,
  DecideSuggestionDto,
  SuggestionDetailDto,
  SuggestionFilterDto,
  SuggestionPageDto,
  SuggestionResultDto,
} from './staff-suggestions.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/staff-suggestions')
export class StaffSuggestionsController {
  constructor(
    private readonly suggestions: ListSuggestions,
    private readonly decisions: DecideSuggestions,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listStaffSuggestions', summary: 'Schools whose coaches athletes offered to everyone, by name, 50 a page' })
  @ApiOkResponse({ type: SuggestionPageDto })
  @ApiProblem(400)
  list(@Query() { search = '', outside, after = '' }: SuggestionFilterDto): Promise<SuggestionPage> {
    return this.suggestions.page({ search, outside: outside === 'true', after: rowId(after) });
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getStaffSuggestion', summary: 'The difference between an offered page and the directory' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: SuggestionDetailDto })
  @ApiProblem(404)
  async one(@Param('id') id: string): Promise<SuggestionDetail> {
    if (!isUuid(id)) throw new SuggestionNotFound();
    return this.suggestions.one(id);
  }

  @Post('accept')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({
    operationId: 'acceptStaffSuggestions',
    summary: 'Accepts new and changed coaches of whole schools; never an address outside their domains, and nobody is removed',
  })
  @ApiOkResponse({ type: SuggestionResultDto })
  @ApiProblem(400, 404, 409)
  accept(@Body() { suggestions }: AcceptSuggestionsDto): Promise<SuggestionResult> {
    return this.decisions.acceptAll(suggestions);
  }

  @Post(':id/decide')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'decideStaffSuggestion', summary: 'Accepts or rejects single rows of a suggestion' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: SuggestionResultDto })
  @ApiProblem(400, 404, 409)
  async decide(@Param('id') id: string, @Body() { accept, rows, removeGone = false }: DecideSuggestionDto): Promise<SuggestionResult> {
    if (!isUuid(id)) throw new SuggestionNotFound();
    return this.decisions.decide(id, { accept, rows, removeGone });
  }
}
