import { Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';

import type { SessionUser } from '../../../../platform/http/access/session-user.js';
import { ADMIN_ONLY } from '../../../../platform/http/decorators/admin-only.js';
import { ROLES } from '../../../../platform/http/decorators/for-roles.js';
import { shortenAddress } from '../../../../platform/security/shorten-address.js';
import { AuditLog } from '../../application/ports/audit-log.js';
import type { AuditDetail } from '../../domain/audit-entry.js';
import { AUDITED, type AuditMark, auditSubjectOf, didNothing, NOT_AUDITED } from './audited.js';

/** An id or a name of the program, as paths contain them. */
const PLAIN = /^[\w.:-]{1,64}$/;

/** Records a route's action in the audit log, before its response is sent. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly log: AuditLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const mark = this.markOf(context, request.method);
    // Some routes end the session, others begin one.
    const before = request.user as SessionUser | undefined;
    if (!mark || (mark.kind === 'signed_out' && !before)) return next.handle();
    const write = async (answer: unknown) => {
      if (!didNothing(request)) await this.log.append({ ...whoOf(request, before), ...whatOf(request, mark) });
      return answer;
    };
    return next.handle().pipe(concatMap(write));
  }

  private markOf(context: ExecutionContext, method: string): AuditMark | undefined {
    const targets = [context.getHandler(), context.getClass()];
    const mark = this.reflector.getAllAndOverride<AuditMark | undefined>(AUDITED, targets);
    if (mark || method === 'GET' || this.reflector.getAllAndOverride<boolean>(NOT_AUDITED, targets)) return mark;
    if (this.reflector.getAllAndOverride<boolean>(ADMIN_ONLY, targets)) return { kind: 'admin_edit', detail: operationOf };
    const roles = this.reflector.getAllAndOverride<string[] | undefined>(ROLES, targets);
    const isGuardians = roles?.length === 1 && roles[0] === 'guardian';
    return isGuardians ? { kind: 'guardian_decision', detail: operationOf } : undefined;
  }
}

/** Returns "PUT /api/admin/coaches/:id" and the values of the parts with a colon. */
export function operationOf(request: Request): AuditDetail {
  const { path } = request.route as { path: string };
  const parts = Object.entries(request.params).filter(
    (part): part is [string, string] => typeof part[1] === 'string' && PLAIN.test(part[1]),
  );
  return { operation: `${request.method} ${path}`, ...Object.fromEntries(parts) };
}

function whoOf(request: Request, before: SessionUser | undefined) {
  const user = before ?? (request.user as SessionUser | undefined);
  const athlete = request.params['athleteId'];
  const subjectId = auditSubjectOf(request) ?? (typeof athlete === 'string' ? athlete : (user?.id ?? null));
  return { actor: user ? ('user' as const) : ('visitor' as const), actorId: user?.id ?? null, subjectId };
}

function whatOf(request: Request, { kind, detail }: AuditMark) {
  const address = shortenAddress(request.ip ?? '');
  return { kind: typeof kind === 'function' ? kind(request) : kind, address, detail: detail?.(request) ?? {} };
}
