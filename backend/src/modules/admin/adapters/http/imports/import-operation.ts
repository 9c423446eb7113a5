import { applyDecorators, HttpCode, HttpStatus, UseInterceptors, type Type } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiOperation } from '@nestjs/swagger';

import { ApiProblem } from '../../../../../platform/http/decorators/api-problem.js';
import { CsvUploadInterceptor } from './csv-upload.interceptor.js';

/** An operation that takes a CSV file as the field csvFile and answers 200 with what became of it. */
export const ImportOperation = (operation: { operationId: string; summary: string }, request: Type, answer: Type) =>
  applyDecorators(
    HttpCode(HttpStatus.OK),
    UseInterceptors(CsvUploadInterceptor, FileInterceptor('csvFile')),
    ApiOperation(operation),
    ApiConsumes('multipart/form-data'),
    ApiBody({ type: request }),
    ApiOkResponse({ type: answer }),
    ApiProblem(400, 401, 403, 409, 413),
  );
