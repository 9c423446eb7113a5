import type { RouteRow } from './route-row.js';

/** Routes of the administrators' Home and Operations. */
export const OPERATIONS_ROWS: Record<string, RouteRow> = {
  'GET /api/admin/home': { access: 'admin' },
  'GET /api/admin/operations': { access: 'admin' },
  'GET /api/admin/operations/coverage': { access: 'admin' },
  'GET /api/admin/operations/upkeep': { access: 'admin' },
  'POST /api/admin/operations/backups': { access: 'admin' },
  'GET /api/admin/operations/sign-ins': { access: 'admin' },
  'GET /api/admin/reports': { access: 'admin' },
  'PUT /api/admin/reports/{reportId}/handled': { access: 'admin' },
  'GET /api/admin/operations/platform-mail': { access: 'admin' },
  'POST /api/admin/operations/platform-mail/resume': { access: 'admin' },
  'POST /api/admin/operations/platform-mail/test': { access: 'admin' },
  'GET /api/admin/operations/deliverability': { access: 'admin' },
  'POST /api/admin/operations/deliverability/check': { access: 'admin' },
  'GET /api/admin/users': { access: 'admin' },
  'POST /api/admin/users/{id}/reset-link': { access: 'admin' },
  'POST /api/admin/users/{id}/end-sessions': { access: 'admin' },
  'PUT /api/admin/users/{id}/role': { access: 'admin', body: { isAdmin: true } },
  'GET /api/admin/audit-log': { access: 'admin' },
  'GET /api/admin/audit-log.csv': { access: 'admin' },
  'POST /api/admin/operations/reply-poll': { access: 'admin' },
  'POST /api/admin/operations/queues/{name}/retry': { access: 'admin' },
  'GET /api/admin/outbox': { access: 'admin' },
  'GET /api/admin/outbox/{id}': { access: 'admin' },
};
