import { SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

import type { AuditDetail } from '../../domain/audit-entry.js';
import type { AuditKind } from '../../domain/audit-kinds.js';

export const AUDITED = 'recruit:audited';

/** What a route writes into the audit log. `detail`: what of the request belongs there. */
export interface AuditMark {
  kind: AuditKind | ((request: Request) => AuditKind);
  detail?: (request: Request) => AuditDetail;
}

/** Once the route has answered well, the audit log has an entry of this kind. Routes for admins and guardians that change something need no mark. */
export const Audited = (kind: AuditMark['kind'], detail?: AuditMark['detail']) =>
  SetMetadata<string, AuditMark>(AUDITED, detail ? { kind, detail } : { kind });

export const NOT_AUDITED = 'recruit:not-audited';

/** A route for admins or guardians that changes nothing, though its method looks as if it did. */
export const NotAudited = () => SetMetadata(NOT_AUDITED, true);

const subjects = new WeakMap<Request, string>();

/** For routes whose path and session do not identify the account: links of emails. */
export function auditSubject(request: Request, userId: string): void {
  subjects.set(request, userId);
}

const nothing = new WeakSet<Request>();

/** The route found that there was nothing to do. */
export function auditNothing(request: Request): void {
  nothing.add(request);
}

export const didNothing = (request: Request): boolean => nothing.has(request);

export const auditSubjectOf = (request: Request): string | undefined => subjects.get(request);
