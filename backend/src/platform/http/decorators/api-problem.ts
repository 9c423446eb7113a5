import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';

import { Problem } from '../answers/problem.dto.js';

const MEANING: Record<number, string> = {
  400: 'The input is wrong; errors[] names the fields',
  401: 'Not signed in',
  403: 'Signed in, but not allowed',
  404: 'Does not exist, or belongs to somebody else',
  409: 'Does not fit the present state',
  413: 'Too large',
  422: 'Needs a confirmation',
  429: 'Too many requests; Retry-After says when to try again',
  502: 'A service outside did not give a usable answer',
  503: 'Not available at the moment',
};

/** Documents the error answers of an operation as problem documents. */
export const ApiProblem = (...statuses: number[]) =>
  applyDecorators(
    ApiExtraModels(Problem),
    ...statuses.map((status) =>
      ApiResponse({
        status,
        description: MEANING[status] ?? 'Error',
        content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } } },
      }),
    ),
  );
