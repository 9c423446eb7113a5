import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';

import { DomainError } from '../../../shared-kernel/domain-error.js';
import { AdminOnly } from '../decorators/admin-only.js';
import { ApiProblem } from '../decorators/api-problem.js';
import { ApiDocument } from './api-document.js';
import { SWAGGER_FILES } from './swagger-files.js';

class FileNotFound extends DomainError {
  constructor() {
    super({ kind: 'missing', code: 'not_found', message: 'The console has no such file.' });
  }
}

/** The API described, and a console that tries it out with the admin's own session. */
@ApiTags('documentation')
@AdminOnly()
@Controller()
export class SwaggerController {
  constructor(private readonly document: ApiDocument) {}

  @Get('openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  @ApiOperation({ operationId: 'getOpenApi', summary: 'This description, as OpenAPI 3' })
  @ApiOkResponse({ schema: { type: 'object', example: { openapi: '3.0.0', paths: {} } } })
  @ApiProblem(401, 403)
  describe(): string {
    return this.document.text;
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @ApiOperation({ operationId: 'getApiConsole', summary: 'The page on which the API can be read and tried out' })
  @ApiProduces('text/html')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(401, 403)
  page(): string {
    return SWAGGER_FILES.page;
  }

  @Get('docs/:file')
  @ApiOperation({ operationId: 'getApiConsoleFile', summary: 'A script or style of that page' })
  @ApiParam({ name: 'file', schema: { type: 'string', enum: ['console.js', ...SWAGGER_FILES.names] } })
  @ApiProduces('text/javascript', 'text/css')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblem(401, 403, 404)
  file(@Param('file') file: string, @Res() response: Response): void {
    if (file === 'console.js') {
      response.type('text/javascript').send(SWAGGER_FILES.start);
      return;
    }
    const name = SWAGGER_FILES.names.find((one) => one === file);
    if (name === undefined) throw new FileNotFound();
    response.sendFile(name, { root: SWAGGER_FILES.folder });
  }
}
