import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { finalize, type Observable } from 'rxjs';

import { beginWork } from './request-work.js';

/** Wraps every handler to track how long it works, also after the client disconnected. */
@Injectable()
export class RequestWorkInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(finalize(beginWork(context.switchToHttp().getResponse<Response>())));
  }
}
