import { Global, Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';

import { AuditInterceptor } from './adapters/http/audit.interceptor.js';
import { SqlAuditLog } from './adapters/persistence/sql-audit-log.js';
import { AuditLog } from './application/ports/audit-log.js';
import { AuditEntriesQuery } from './queries/audit-entries.query.js';

/** Who did what, from where: written by the routes themselves, and by what needs none. */
@Global()
@Module({
  providers: [{ provide: AuditLog, useClass: SqlAuditLog }, AuditEntriesQuery, { provide: APP_INTERCEPTOR, useClass: AuditInterceptor }],
  exports: [AuditLog, AuditEntriesQuery],
})
export class AuditModule {}
