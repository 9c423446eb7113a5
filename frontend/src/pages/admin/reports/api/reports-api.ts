import type { ReplyReportPageDto } from '@/shared/api';
import { reportsApi } from './reports.gen';

export type ReportState = 'open' | 'handled';

/** Reports, a page at a time; the generated call knows nothing of pages. What athletes do in the meantime no page is told: nothing is kept. */
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
