import type { AuditPageDto } from '@/shared/api';
import { auditLogApi, type ListAuditLogApiArg } from './audit-log.gen';

export type AuditFilter = Omit<ListAuditLogApiArg, 'before'>;

/** The log with pagination, which the generated call does not have. Not cached: an open page does not hear of what others do. */
const withPages = auditLogApi.injectEndpoints({
  endpoints: (build) => ({
    auditPages: build.infiniteQuery<AuditPageDto, AuditFilter, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/api/admin/audit-log', params: { ...queryArg, before: pageParam } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useAuditPagesInfiniteQuery } = withPages;
