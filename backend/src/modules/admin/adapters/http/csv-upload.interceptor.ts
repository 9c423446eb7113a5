import { rm } from 'node:fs/promises';

import {
  Injectable,
  PayloadTooLargeException,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, finalize, throwError, type Observable } from 'rxjs';

import { MAX_UPLOAD_MEGABYTES } from './upload-folder.js';
import { UploadTooLarge } from './upload-too-large.js';

/** Stands around the reception of an upload: says clearly what is too large, and removes the file afterwards. */
@Injectable()
export class CsvUploadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      catchError((error: unknown) =>
        throwError(() =>
          error instanceof PayloadTooLargeException ? new UploadTooLarge(MAX_UPLOAD_MEGABYTES) : error,
        ),
      ),
      finalize(() => {
        // A file that cannot be removed now goes when the server starts anew.
        if (request.file) rm(request.file.path, { force: true }).catch(() => undefined);
      }),
    );
  }
}
