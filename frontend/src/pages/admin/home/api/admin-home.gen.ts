import { baseApi as api } from '../../../../shared/api/base-api';
import type { AdminHome } from '../../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminHome: build.query<GetAdminHomeApiResponse, GetAdminHomeApiArg>({
      query: () => ({ url: `/api/admin/home` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminHomeApi };
export type GetAdminHomeApiResponse = /** status 200  */ AdminHome;
export type GetAdminHomeApiArg = void;
export const { useGetAdminHomeQuery, useLazyGetAdminHomeQuery } = injectedRtkApi;
