import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { AdminOnly } from '../../../../../platform/http/decorators/admin-only.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import {
  CoachDatabase,
  type DirectoryStats,
  type ExportedCoach,
  SharedCoaches,
  type StaffCoachView,
} from '../../../../schools/directory/index.js';
import { csvLine } from '../../../../schools/tables/index.js';
import { CoachFilterDto, DirectoryStatsDto } from './coach-database.dto.js';
import { CoachIdPipe } from './coach-id.pipe.js';
import { AddCoachDto, ChangeCoachDto, StaffCoachDto } from './edit-directory.dto.js';
import { sendCsv } from './send-csv.js';

@ApiTags('admin')
@AdminOnly()
@ApiProblem(401, 403)
@Controller('admin')
export class CoachDatabaseController {
  constructor(
    private readonly database: CoachDatabase,
    private readonly sharedCoaches: SharedCoaches,
  ) {}

  @Get('directory-stats')
  @ApiOperation({ operationId: 'getDirectoryStats', summary: 'How large and how fresh the directory is' })
  @ApiOkResponse({ type: DirectoryStatsDto })
  stats(): Promise<DirectoryStats> {
    return this.database.stats();
  }

  @Get('coaches/export')
  @ApiOperation({
    operationId: 'exportCoaches',
    summary: 'The filtered contacts as CSV, safe against formulas',
  })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(400)
  async export(@Query() filter: CoachFilterDto, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'contacts.csv', lines(await this.database.coaches(filter)));
  }

  @Post('coaches')
  @ApiOperation({ operationId: 'addCoach', summary: 'Adds a coach to the shared directory' })
  @ApiCreatedResponse({ type: StaffCoachDto })
  @ApiProblem(400, 404, 409)
  add(@Body() { schoolId, ...draft }: AddCoachDto): Promise<StaffCoachView> {
    return this.sharedCoaches.add(schoolId, draft);
  }

  @Put('coaches/:id')
  @ApiOperation({ operationId: 'changeCoach', summary: 'Changes a coach; what is left out becomes blank' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: StaffCoachDto })
  @ApiProblem(400, 404, 409)
  change(@Param('id', CoachIdPipe) id: number, @Body() draft: ChangeCoachDto): Promise<StaffCoachView> {
    return this.sharedCoaches.change(id, draft);
  }

  @Post('coaches/:id/verify')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'verifyCoach', summary: 'Notes that the entry was found right today' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiOkResponse({ type: StaffCoachDto })
  @ApiProblem(404, 409)
  verify(@Param('id', CoachIdPipe) id: number): Promise<StaffCoachView> {
    return this.sharedCoaches.verify(id);
  }

  @Delete('coaches/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'removeCoach', summary: 'Removes a coach; emails that were sent stay' })
  @ApiParam({ name: 'id', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiProblem(404, 409)
  remove(@Param('id', CoachIdPipe) id: number): Promise<void> {
    return this.sharedCoaches.remove(id);
  }
}

const COLUMNS: [title: string, cell: (coach: ExportedCoach) => string | null][] = [
  ['school_name', (coach) => coach.schoolName],
  ['state', (coach) => coach.state],
  ['division', (coach) => coach.division],
  ['conference', (coach) => coach.conference],
  ['coach_name', (coach) => coach.coachName],
  ['coach_title', (coach) => coach.coachTitle],
  ['position', (coach) => coach.position],
  ['coach_email', (coach) => coach.coachEmail],
  ['coach_phone', (coach) => coach.coachPhone],
  ['coach_x', (coach) => coach.coachX],
  ['verified_on', (coach) => coach.verifiedOn],
];

function* lines(coaches: ExportedCoach[]): Generator<string> {
  yield csvLine(COLUMNS.map(([title]) => title));
  for (const coach of coaches) yield csvLine(COLUMNS.map(([, cell]) => cell(coach)));
}
