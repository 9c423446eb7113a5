import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import {
  SchoolDependantsQuery,
  SchoolDirectory,
  SchoolNotFound,
  SharedSchools,
  type SchoolDependants,
  type SchoolDetailView,
} from '../../../../schools/directory/index.js';
import { SchoolDetailDto, SchoolIdPipe } from '../../../../schools/directory/adapters/http/index.js';
import { SchoolDependantsDto, WriteSchoolDto } from './edit-directory.dto.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin/schools')
export class EditSchoolsController {
  constructor(
    private readonly schools: SharedSchools,
    private readonly dependantsQuery: SchoolDependantsQuery,
    private readonly directory: SchoolDirectory,
  ) {}

  @Post()
  @ApiOperation({ operationId: 'addSchool', summary: 'Adds a school to the shared directory' })
  @ApiCreatedResponse({ type: SchoolDetailDto })
  @ApiProblem(400, 409)
  async add(@Body() draft: WriteSchoolDto, @CurrentUser() user: SessionUser): Promise<SchoolDetailView> {
    return this.show(user, await this.schools.add(draft));
  }

  @Put(':id')
  @ApiOperation({ operationId: 'changeSchool', summary: 'Changes a school; what is left out becomes blank' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: SchoolDetailDto })
  @ApiProblem(400, 404, 409)
  async change(
    @Param('id', SchoolIdPipe) id: number,
    @Body() draft: WriteSchoolDto,
    @CurrentUser() user: SessionUser,
  ): Promise<SchoolDetailView> {
    await this.schools.change(id, draft);
    return this.show(user, id);
  }

  @Get(':id/dependants')
  @ApiOperation({ operationId: 'getSchoolDependants', summary: 'What would go with a school' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: SchoolDependantsDto })
  @ApiProblem(404)
  dependants(@Param('id', SchoolIdPipe) id: number): Promise<SchoolDependants> {
    return this.dependantsQuery.of(id);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'removeSchool', summary: 'Removes a school and answers what went with it' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: SchoolDependantsDto })
  @ApiProblem(404, 409)
  remove(@Param('id', SchoolIdPipe) id: number): Promise<SchoolDependants> {
    return this.schools.remove(id);
  }

  private async show(user: SessionUser, id: number): Promise<SchoolDetailView> {
    const school = await this.directory.byId(user.id, id);
    if (!school) throw new SchoolNotFound();
    return school;
  }
}
