import type { ReplyReportPageDto } from '@/shared/api';
import { reportsApi } from './reports.gen';

export type ReportState = 'open' | 'handled';

/** Reports with pagination, which the generated call does not have. Not cached: an open page does not hear of what athletes do. */
const withPages = reportsApi.enhanceEndpoints({ addTagTypes: ['ReplyReports'] }).injectEndpoints({
  endpoints: (build) => ({
    reportPages: build.infiniteQuery<ReplyReportPageDto, ReportState, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/api/admin/reports', params: { state: queryArg, before: pageParam } }),
      keepUnusedDataFor: 0,
      providesTags: ['ReplyReports'],
    }),
  }),
});

const tagged = withPages.enhanceEndpoints({ endpoints: { handleReplyReport: { invalidatesTags: ['ReplyReports'] } } });

export const { useReportPagesInfiniteQuery, useHandleReplyReportMutation } = tagged;
