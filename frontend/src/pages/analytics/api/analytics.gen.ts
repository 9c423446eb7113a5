import { baseApi as api } from '../../../shared/api/base-api';
import type { AnalyticsDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAnalytics: build.query<GetAnalyticsApiResponse, GetAnalyticsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/analytics`,
        params: {
          range: queryArg.range,
          zone: queryArg.zone,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as analyticsApi };
export type GetAnalyticsApiResponse = /** status 200  */ AnalyticsDto;
export type GetAnalyticsApiArg = {
  range?: '7d' | '30d' | '90d' | 'all';
  /** Days and hours count where the athlete lives */
  zone?: string;
};
export const { useGetAnalyticsQuery, useLazyGetAnalyticsQuery } = injectedRtkApi;
