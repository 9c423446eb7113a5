import { baseApi as api } from '../../../shared/api/base-api';
import type { FeedDto, HomeDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getActivity: build.query<GetActivityApiResponse, GetActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/user/activity`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    getHome: build.query<GetHomeApiResponse, GetHomeApiArg>({
      query: () => ({ url: `/api/user/home` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as homeApi };
export type GetActivityApiResponse = /** status 200  */ FeedDto;
export type GetActivityApiArg = {
  limit?: number;
  /** The `before` of the page before */
  before?: string;
};
export type GetHomeApiResponse = /** status 200  */ HomeDto;
export type GetHomeApiArg = void;
export const { useGetActivityQuery, useLazyGetActivityQuery, useGetHomeQuery, useLazyGetHomeQuery } = injectedRtkApi;
