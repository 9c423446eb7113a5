import { rm } from 'node:fs/promises';

import { Injectable, PayloadTooLargeException, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, finalize, throwError, type Observable } from 'rxjs';

import { MAX_UPLOAD_MEGABYTES } from './upload-folder.js';
import { UploadOptionsInAddress } from './upload-options-in-address.js';
import { UploadTooLarge } from './upload-too-large.js';

const MOST_NAMED = 5;

/** Wraps the reception of an upload: reports clearly what cannot be received, and removes the file afterwards. */
@Injectable()
export class CsvUploadInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const misplaced = Object.keys(request.query);
    if (misplaced.length > 0) throw new UploadOptionsInAddress(misplaced.slice(0, MOST_NAMED));
    return next.handle().pipe(
      catchError((error: unknown) =>
        throwError(() => (error instanceof PayloadTooLargeException ? new UploadTooLarge(MAX_UPLOAD_MEGABYTES) : error)),
      ),
      finalize(() => {
        // A file that cannot be removed now goes when the server starts again.
        if (request.file) rm(request.file.path, { force: true }).catch(() => undefined);
      }),
    );
  }
}
