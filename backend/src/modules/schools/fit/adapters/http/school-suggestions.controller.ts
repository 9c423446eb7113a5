import { Controller, Delete, Get, HttpCode, HttpStatus, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { SchoolIdPipe } from '../../../directory/adapters/http/index.js';
import { type SchoolSuggestions, SuggestSchools } from '../../application/suggest-schools.use-case.js';
import { SchoolDismissals } from '../../resources/school-dismissals.resource.js';
import { SchoolSuggestionsDto } from './school-suggestions.dto.js';

@ApiTags('schools')
@Controller('user/school-suggestions')
export class SchoolSuggestionsController {
  constructor(
    private readonly suggestions: SuggestSchools,
    private readonly dismissals: SchoolDismissals,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listSchoolSuggestions', summary: 'What would make your list a balanced one' })
  @ApiOkResponse({ type: SchoolSuggestionsDto })
  @ApiProblem(401)
  list(@CurrentUser() user: SessionUser): Promise<SchoolSuggestions> {
    return this.suggestions.of(user.id);
  }

  @Put(':schoolId/dismissal')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'dismissSchool', summary: 'Never suggests this school again; also when it was said before' })
  @ApiParam({ name: 'schoolId', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  dismiss(@CurrentUser() user: SessionUser, @Param('schoolId', SchoolIdPipe) schoolId: number): Promise<void> {
    return this.dismissals.dismiss(user.id, schoolId);
  }

  @Delete(':schoolId/dismissal')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'bringSchoolBack', summary: 'May suggest this school again; also when it was not dismissed' })
  @ApiParam({ name: 'schoolId', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  bringBack(@CurrentUser() user: SessionUser, @Param('schoolId', SchoolIdPipe) schoolId: number): Promise<void> {
    return this.dismissals.bringBack(user.id, schoolId);
  }
}
