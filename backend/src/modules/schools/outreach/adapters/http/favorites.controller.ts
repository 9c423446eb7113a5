import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Res, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { InDocument } from '../../../../../platform/http/decorators/in-document.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { LargeAnswerInterceptor } from '../../../../../platform/http/limits/large-answer.interceptor.js';
import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { SchoolList, type FavoriteView } from '../../application/ports/school-list.js';
import { FavoritesQuery } from '../../queries/favorites.query.js';
import { FavoriteDto, MarkFavoriteDto } from './favorite.dto.js';
import { SchoolIdPipe } from '../../../directory/adapters/http/index.js';

@ApiTags('favorites')
@Controller('user/favorites')
export class FavoritesController {
  constructor(
    private readonly favorites: FavoritesQuery,
    private readonly schoolList: SchoolList,
  ) {}

  @InDocument('/recruiting')
  @Get()
  @UseInterceptors(LargeAnswerInterceptor)
  @ApiOperation({ operationId: 'listFavorites', summary: 'Your favorite schools, newest first' })
  @ApiOkResponse({ type: [FavoriteDto] })
  @ApiProblem(401, 429)
  list(@CurrentUser() user: SessionUser): Promise<FavoriteView[]> {
    return this.favorites.of(user.id);
  }

  @Post()
  @ApiOperation({
    operationId: 'addFavorite',
    summary: 'Marks a school; answers 200 when it was marked already',
  })
  @ApiCreatedResponse({ type: FavoriteDto })
  @ApiOkResponse({ type: FavoriteDto })
  @ApiProblem(400, 401, 404, 409)
  async add(
    @CurrentUser() user: SessionUser,
    @Body() { schoolId }: MarkFavoriteDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<FavoriteView> {
    const { favorite, created } = await this.schoolList.addFavorite(user.id, schoolId);
    response.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return favorite;
  }

  @Delete(':schoolId')
  @HttpCode(HttpStatus.NO_CONTENT)
  @ApiOperation({ operationId: 'removeFavorite', summary: 'Unmarks a school; also when it was not marked' })
  @ApiParam({ name: 'schoolId', schema: { type: 'integer' } })
  @ApiNoContentResponse()
  @ApiProblem(401, 404)
  remove(@CurrentUser() user: SessionUser, @Param('schoolId', SchoolIdPipe) schoolId: number): Promise<void> {
    return this.schoolList.removeFavorite(user.id, schoolId);
  }
}
