import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { catchError, concatMap, type Observable } from 'rxjs';
import { DataSource } from 'typeorm';

import { AppConfig } from '../../config/app-config.js';
import { PRIMARY_POSITION, Replica } from '../../database/reads/replica.js';
import { asReader } from '../../database/reads/routed-reads.js';
import { Log } from '../../logging/log.js';
import { WRITES } from '../decorators/writes.js';
import { seenBy, setSeenPosition } from './seen-position.js';

const READS = ['GET', 'HEAD'];

/**
 * Around every handler, when there is a replica: a read may be answered by it as far as this browser has seen, and after
 * anything else the browser learns how far that is.
 */
@Injectable()
export class ReadPlaceInterceptor implements NestInterceptor {
  private readonly isSecure: boolean;

  constructor(
    private readonly reflector: Reflector,
    private readonly replica: Replica,
    private readonly source: DataSource,
    private readonly log: Log,
    config: AppConfig,
  ) {
    this.isSecure = config.publicUrl.startsWith('https:');
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (!this.replica.isConfigured) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const writes = this.reflector.getAllAndOverride<boolean>(WRITES, [context.getHandler(), context.getClass()]);
    if (READS.includes(request.method) && !writes) return asReader(seenBy(request), () => next.handle());
    const response = http.getResponse<Response>();
    // Applies when the response is sent before the work is done.
    setSeenPosition(response, 'unknown', this.isSecure);
    return next.handle().pipe(
      concatMap(async (answer: unknown) => {
        await this.setPosition(response);
        return answer;
      }),
      catchError(async (error: unknown) => {
        await this.setPosition(response);
        throw error;
      }),
    );
  }

  /** After the transaction: everything that was committed until now is before this position. */
  private async setPosition(response: Response): Promise<void> {
    if (response.headersSent) return;
    try {
      const [row] = await this.source.query<{ position: string }[]>(PRIMARY_POSITION);
      if (row) setSeenPosition(response, row.position, this.isSecure);
    } catch (error) {
      this.log.warn({ err: (error as Error).message }, 'how far a change is in the log could not be read');
    }
  }
}
