import { STATUS_CODES } from 'node:http';

import { Catch, HttpException, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';

import { DomainError, type ErrorKind, type FieldError } from '../../../shared-kernel/domain-error.js';
import { isDatabaseGone } from '../../database/is-database-gone.js';
import { Log } from '../../logging/log.js';
import { requestIdOf } from '../log/request-id.js';

interface Answer {
  status: number;
  code: string;
  message: string;
  errors?: FieldError[];
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

const STATUS: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  conflict: 409,
  unavailable: 503,
};

/** pg-pool's errors when no connection became free or was established in time. */
const NO_CONNECTION = /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;
/** PostgreSQL's codes for too many connections, and for a statement that took too long. */
const OVERLOADED = ['53300', '57014'];
const BUSY: Answer = {
  status: 503,
  code: 'server_busy',
  message: 'The server is busy. Nothing was changed. Please wait a few seconds and try again.',
  retryAfterSeconds: 5,
};

const GONE: Answer = {
  status: 503,
  code: 'database_unavailable',
  message: 'The server cannot reach its database right now. Please wait a few seconds and try again.',
  retryAfterSeconds: 5,
};

/** PostgreSQL's code for a full disk, and the system's, also of a user's quota. */
const NO_SPACE = ['53100', 'ENOSPC', 'EDQUOT'];
const FULL: Answer = {
  status: 503,
  code: 'disk_full',
  message: 'The server has no space left to store this. Nothing was changed. Please try again later.',
  retryAfterSeconds: 60,
};

const SORRY = 'Something went wrong on our side. Please try again.';

/** Turns every failure into one problem document: never a stack, always a message, a code and the request id. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const answer = toAnswer(error);
    if (answer.status >= 500) this.logFailure(error, request);
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendProblem(request, response, answer);
  }

  private logFailure(error: unknown, request: Request): void {
    const { message, stack, cause } = error instanceof Error ? error : new Error(String(error));
    const because = typeof cause === 'string' ? { cause } : {};
    this.log.error({ requestId: requestIdOf(request), err: message, ...because, stack }, 'request failed');
  }
}

/**
 * Writes the problem document; also used where no Nest handler is reached (unknown paths, refused bodies). Does nothing
 * when an answer has begun: a body that ran out of time fails once more when its connection closes.
 */
export function sendProblem(request: Request, response: Response, answer: Answer): void {
  if (response.headersSent) return;
  if (answer.retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(answer.retryAfterSeconds));
  response.status(answer.status).type('application/problem+json');
  response.send(
    JSON.stringify({
      type: 'about:blank',
      title: STATUS_CODES[answer.status] ?? 'Error',
      status: answer.status,
      detail: answer.message,
      message: answer.message,
      code: answer.code,
      requestId: requestIdOf(request),
      errors: answer.errors ?? [],
      ...answer.extra,
    }),
  );
}

/** Reads what was thrown: a domain error, a Nest exception, a refused body, or something unexpected. */
export function toAnswer(error: unknown): Answer {
  if (error instanceof DomainError) {
    return { ...pick(error), status: error.status ?? STATUS[error.kind] };
  }
  if (error instanceof HttpException) return fromHttp(error.getStatus(), error.message, error.getResponse());
  if (isOverload(error)) return BUSY;
  if (isDatabaseGone(error)) return GONE;
  if (NO_SPACE.includes(String((error as { code?: unknown } | null)?.code))) return FULL;
  const refused = refusedBody(error);
  return refused ?? { status: 500, code: 'internal_error', message: SORRY };
}

function pick({ code, message, errors, extra, retryAfterSeconds }: DomainError): Omit<Answer, 'status'> {
  return { code, message, errors, extra, retryAfterSeconds };
}

const HTTP_CODES: Record<number, string> = {
  400: 'bad_request',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'request_timeout',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
};

function fromHttp(status: number, message: string, body: string | object): Answer {
  const { errors } = (typeof body === 'object' ? body : {}) as { errors?: FieldError[] };
  if (status >= 500) return { status, code: 'internal_error', message: SORRY };
  return { status, code: HTTP_CODES[status] ?? 'error', message, errors };
}

function isOverload(error: unknown): boolean {
  const { message = '', code } = (error ?? {}) as { message?: string; code?: unknown };
  return OVERLOADED.includes(String(code)) || NO_CONNECTION.test(message);
}

/** What Express' body parser throws (http-errors): bad JSON, too large, unknown charset. */
function refusedBody(error: unknown): Answer | undefined {
  const { type, status } = (error ?? {}) as { type?: string; status?: number };
  if (type === 'entity.too.large') {
    return { status: 413, code: 'too_large', message: 'This is too large. Please send less at once.' };
  }
  if (type === 'entity.parse.failed') {
    return { status: 400, code: 'malformed_json', message: 'The request is not valid JSON.' };
  }
  if (typeof type === 'string' && typeof status === 'number' && status >= 400 && status < 500) {
    return { status, code: HTTP_CODES[status] ?? 'bad_request', message: 'The request could not be read.' };
  }
  return undefined;
}
