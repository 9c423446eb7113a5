import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { KeepNextGames } from '../../application/keep-next-games.use-case.js';
import { NextGameRepository } from '../../application/ports/next-game-repository.js';
import { NextGameDto, NextGameRequest } from './next-games.dto.js';
import { OwnNextGameGuard } from './own-next-game.guard.js';

@ApiTags('profile')
@ApiProblem(401)
@Controller('user/next-games')
export class NextGamesController {
  constructor(
    private readonly keep: KeepNextGames,
    private readonly games: NextGameRepository,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getNextGames', summary: 'The games to come, the next one first; those that are over drop away' })
  @ApiOkResponse({ type: [NextGameDto] })
  list(@CurrentUser() { id }: SessionUser): Promise<NextGameDto[]> {
    return this.keep.list(id);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ operationId: 'addNextGame', summary: 'Adds a game; the same opponent on the same day changes the one that is there' })
  @ApiOkResponse({ type: [NextGameDto] })
  @ApiProblem(400, 409)
  add(@CurrentUser() { id }: SessionUser, @Body() body: NextGameRequest): Promise<NextGameDto[]> {
    return this.keep.add(id, body);
  }

  @Put(':id')
  @UseGuards(OwnNextGameGuard)
  @ApiOperation({ operationId: 'changeNextGame', summary: 'Changes all of a game' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: [NextGameDto] })
  @ApiProblem(400, 404, 409)
  change(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: NextGameRequest): Promise<NextGameDto[]> {
    return this.keep.change(user.id, id, body);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(OwnNextGameGuard)
  @ApiOperation({ operationId: 'removeNextGame', summary: 'Removes a game' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiNoContentResponse()
  @ApiProblem(404)
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    return this.games.remove(user.id, id);
  }
}
