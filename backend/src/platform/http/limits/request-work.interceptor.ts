import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { finalize, type Observable } from 'rxjs';

import { beginWork } from './request-work.js';

/** Around every handler: knows until when it works, also when its caller left before. */
@Injectable()
export class RequestWorkInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(finalize(beginWork(context.switchToHttp().getResponse<Response>())));
  }
}
