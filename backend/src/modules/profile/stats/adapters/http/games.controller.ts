import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { Game } from './game.dto.js';
import { KeepGames } from '../../application/keep-games.use-case.js';
import { GameRepository } from '../../application/ports/game-repository.js';
import { SumUpGames } from '../../application/sum-up-games.use-case.js';
import { GAME_FIGURES } from '../../domain/games/game-figures.js';
import { GameStatsRequest } from './game-stats.dto.js';
import { GameSummaryDto } from './game-summary.dto.js';
import { OwnGameGuard } from './own-game.guard.js';

@ApiTags('profile')
@Controller('user')
export class GamesController {
  constructor(
    private readonly keepGames: KeepGames,
    private readonly sumUpGames: SumUpGames,
    private readonly games: GameRepository,
  ) {}

  @Post('add-game-stats')
  @ApiOperation({ operationId: 'addGameStats', summary: 'Adds a game with its figures' })
  @ApiCreatedResponse({ type: Game })
  @ApiProblem(400, 401, 409)
  add(@CurrentUser() { id }: SessionUser, @Body() body: GameStatsRequest): Promise<Game> {
    return this.keepGames.add(id, body);
  }

  @Get('games/summary')
  @ApiOperation({ operationId: 'getGameSummary', summary: 'The figures of each season and of the career' })
  @ApiOkResponse({ type: GameSummaryDto })
  @ApiProblem(401)
  async summary(@CurrentUser() { id }: SessionUser): Promise<GameSummaryDto> {
    return { figures: GAME_FIGURES, ...(await this.sumUpGames.run(id)) };
  }

  @Put('games/:id')
  @UseGuards(OwnGameGuard)
  @ApiOperation({ operationId: 'changeGame', summary: 'Replaces what was said of a game' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiOkResponse({ type: Game })
  @ApiProblem(400, 401, 404, 409)
  change(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() body: GameStatsRequest): Promise<Game> {
    return this.keepGames.change(user.id, id, body);
  }

  @Delete('games/:id')
  @HttpCode(HttpStatus.NO_CONTENT)
  @UseGuards(OwnGameGuard)
  @ApiOperation({ operationId: 'removeGame', summary: 'Removes a game' })
  @ApiParam({ name: 'id', schema: { type: 'string', format: 'uuid' } })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  remove(@CurrentUser() user: SessionUser, @Param('id') id: string): Promise<void> {
    return this.games.remove(user.id, id);
  }
}
