import { Body, Controller, Get, HttpCode, Param, Post, Req, Res, UseGuards, UseInterceptors } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { RateLimiter } from '../../../../../platform/security/rate-limiter.js';
import { Clock } from '../../../../../shared-kernel/clock.js';
import { MakeStrategy, type MadeStrategy, type StrategyWishes } from '../../application/make-strategy.use-case.js';
import { Strategies } from '../../application/ports/strategies.js';
import type { WritingOptions } from '../../../writing/index.js';
import { NoStrategy } from '../../domain/strategy-errors.js';
import { WRITINGS_PER_ATHLETE, answerAsWritten } from '../../../writing/adapters/http/index.js';
import { OwnStrategyGuard } from './own-strategy.guard.js';
import { presentStrategy } from './present-strategy.js';
import { RatedStrategy, RateStrategyRequest, StrategyDto, StrategyRequest } from './strategy.dto.js';

const EVENTS =
  'Needs no body. Who accepts text/event-stream gets events: `text` {text} with the overview written so far, then `done` with the strategy or `problem`.';

@ApiTags('ai')
@Controller()
export class StrategiesController {
  constructor(
    private readonly strategies: Strategies,
    private readonly making: MakeStrategy,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {}

  @Post('ai/recruiting-strategy')
  @HttpCode(200)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'generateStrategy', summary: 'Write a recruiting strategy from the latest data', description: EVENTS })
  @ApiBody({ type: StrategyRequest, required: false })
  @ApiOkResponse({ type: StrategyDto })
  @ApiProblem(400, 401, 409, 429, 502, 503)
  async generate(
    @CurrentUser() user: SessionUser,
    @Body() body: StrategyRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limiter.consume(WRITINGS_PER_ATHLETE, user.id);
    await answerAsWritten(request, response, (options) => shown(this.making.run(wishes(user, body, options))));
  }

  @Get('recruiting-strategies')
  @ApiOperation({ operationId: 'listStrategies', summary: 'The strategy that was written last, as a list: empty when there is none yet' })
  @ApiOkResponse({ type: [StrategyDto] })
  @ApiProblem(401)
  async list(@CurrentUser() user: SessionUser): Promise<StrategyDto[]> {
    const latest = await this.strategies.latest(user.id);
    return latest ? [presentStrategy({ ...latest, allowance: null })] : [];
  }

  @Get('recruiting-strategies/latest')
  @ApiOperation({ operationId: 'getLatestStrategy', summary: 'The strategy that was written last' })
  @ApiOkResponse({ type: StrategyDto })
  @ApiProblem(401, 404)
  async latest(@CurrentUser() user: SessionUser): Promise<StrategyDto> {
    const latest = await this.strategies.latest(user.id);
    if (!latest) throw new NoStrategy();
    return presentStrategy({ ...latest, allowance: null });
  }

  @Post('recruiting-strategies/:id/regenerate')
  @HttpCode(200)
  @UseGuards(OwnStrategyGuard)
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'regenerateStrategy', summary: 'Write it again with the latest data, as a new one', description: EVENTS })
  @ApiBody({ type: StrategyRequest, required: false })
  @ApiOkResponse({ type: StrategyDto })
  @ApiProblem(400, 401, 404, 409, 429, 502, 503)
  async regenerate(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Body() body: StrategyRequest,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await this.limiter.consume(WRITINGS_PER_ATHLETE, user.id);
    await answerAsWritten(request, response, (options) => shown(this.making.again(id, wishes(user, body, options))));
  }

  @Post('recruiting-strategies/:id/rate')
  @HttpCode(200)
  @UseGuards(OwnStrategyGuard)
  @ApiOperation({ operationId: 'rateStrategy', summary: 'Say whether a strategy was useful; the last word counts' })
  @ApiOkResponse({ type: RatedStrategy })
  @ApiProblem(400, 401, 404)
  async rate(@CurrentUser() user: SessionUser, @Param('id') id: string, @Body() { useful }: RateStrategyRequest): Promise<RatedStrategy> {
    await this.strategies.rate(user.id, id, useful, this.clock.now());
    return { strategyId: id, useful };
  }
}

function wishes({ id }: SessionUser, { zone = 'UTC', writer }: StrategyRequest, options: WritingOptions): StrategyWishes {
  return { userId: id, zone, builtIn: writer === 'built-in', ...options };
}

async function shown(making: Promise<MadeStrategy>): Promise<StrategyDto> {
  return presentStrategy(await making);
}
