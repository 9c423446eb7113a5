export { operationOf } from './audit.interceptor.js';
export { Audited, auditNothing, auditSubject, NotAudited } from './audited.js';
