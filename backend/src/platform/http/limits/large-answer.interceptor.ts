import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';

import { LargeAnswers } from './large-answers.js';
import { afterWork, endWork } from './request-work.js';
import type { SessionUser } from '../access/session-user.js';

/** For routes whose answer can be several megabytes: an account makes two of them at once, until they are sent. */
@Injectable()
export class LargeAnswerInterceptor implements NestInterceptor {
  constructor(private readonly answers: LargeAnswers) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const { id } = http.getRequest<Request>().user as SessionUser;
    const response = http.getResponse<Response>();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    // It waits here, not in the queue of ordinary requests, which would wait for it.
    endWork(response);
    const leave = await this.answers.enter(id, gone.signal);
    afterWork(response, leave);
    return next.handle();
  }
}
