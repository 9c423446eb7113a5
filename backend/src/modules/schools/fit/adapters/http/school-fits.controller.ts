import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';

import type { SessionUser } from '../../../../../platform/http/access/session-user.js';
import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CurrentUser } from '../../../../../platform/http/decorators/current-user.js';
import { ReadSchoolFits } from '../../application/read-school-fits.use-case.js';
import { SchoolFitsDto } from './school-fits.dto.js';

@ApiTags('schools')
@Controller('user/school-fits')
export class SchoolFitsController {
  constructor(private readonly fits: ReadSchoolFits) {}

  @Get()
  @ApiOperation({ operationId: 'listSchoolFits', summary: 'How every school fits you: total, tier, miles and need, as lists' })
  @ApiOkResponse({ type: SchoolFitsDto })
  @ApiResponse({ status: 304, description: 'Unchanged since the ETag in If-None-Match' })
  @ApiProblem(401)
  async list(@CurrentUser() user: SessionUser, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { stamp, fits } = await this.fits.of(user.id);
    response.setHeader('ETag', `W/"${stamp}"`);
    if (request.fresh) response.status(304).end();
    else response.type('application/json').send(fits);
  }
}
