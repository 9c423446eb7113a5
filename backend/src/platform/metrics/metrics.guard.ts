import { createHash, timingSafeEqual } from 'node:crypto';

import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

import { DomainError } from '../../shared-kernel/domain-error.js';
import { AppConfig } from '../config/app-config.js';

class MetricsTokenWrong extends DomainError {
  constructor() {
    const message = 'Metrics are for whoever knows METRICS_TOKEN: send it as "Authorization: Bearer …".';
    super({ kind: 'unauthenticated', code: 'metrics_token_wrong', message });
  }
}

class MetricsFromLoopbackOnly extends DomainError {
  constructor() {
    const message = 'Metrics are told on this computer only. Set METRICS_TOKEN to read them from elsewhere.';
    super({ kind: 'forbidden', code: 'metrics_loopback_only', message });
  }
}

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** What a proxy on this computer adds: then anyone who asks may be anywhere. */
const PROXIED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/** The token where there is one, else this computer only. */
@Injectable()
export class MetricsGuard implements CanActivate {
  constructor(private readonly config: AppConfig) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers, socket } = context.switchToHttp().getRequest<Request>();
    const { metricsToken } = this.config;
    if (metricsToken !== undefined) {
      if (!isSame(headers.authorization ?? '', `Bearer ${metricsToken}`)) throw new MetricsTokenWrong();
      return true;
    }
    const here = LOOPBACK.test(socket.remoteAddress ?? '') && !PROXIED.some((name) => name in headers);
    if (!here) throw new MetricsFromLoopbackOnly();
    return true;
  }
}

/** Takes the same time for every wrong value. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
