import { baseApi as api } from '../../../../shared/api/base-api';
import type { ReplyReportPageDto } from '../../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listReplyReports: build.query<ListReplyReportsApiResponse, ListReplyReportsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/reports`,
        params: {
          state: queryArg.state,
          before: queryArg.before,
        },
      }),
    }),
    handleReplyReport: build.mutation<HandleReplyReportApiResponse, HandleReplyReportApiArg>({
      query: (queryArg) => ({ url: `/api/admin/reports/${queryArg}/handled`, method: 'PUT' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as reportsApi };
export type ListReplyReportsApiResponse = /** status 200  */ ReplyReportPageDto;
export type ListReplyReportsApiArg = {
  /** Left out: open */
  state?: 'open' | 'handled';
  /** The `next` of the page before */
  before?: string;
};
export type HandleReplyReportApiResponse = unknown;
export type HandleReplyReportApiArg = string;
export const { useListReplyReportsQuery, useLazyListReplyReportsQuery, useHandleReplyReportMutation } = injectedRtkApi;
