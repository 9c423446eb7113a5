import { baseApi as api } from '../../../../shared/api/base-api';
import type { AuditPageDto } from '../../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAuditLog: build.query<ListAuditLogApiResponse, ListAuditLogApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/audit-log`,
        params: {
          group: queryArg.group,
          user: queryArg.user,
          from: queryArg['from'],
          to: queryArg.to,
          before: queryArg.before,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as auditLogApi };
export type ListAuditLogApiResponse = /** status 200  */ AuditPageDto;
export type ListAuditLogApiArg = {
  group?: 'sign_ins' | 'credentials' | 'roles' | 'family' | 'data' | 'admin';
  /** A username, or the id of an account that may be gone */
  user?: string;
  from?: string;
  /** The first moment that is not part of it */
  to?: string;
  /** The `next` of the page before */
  before?: string;
};
export const { useListAuditLogQuery, useLazyListAuditLogQuery } = injectedRtkApi;
