import { baseApi as api } from '../../../shared/api/base-api';
import type { Server } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getServer: build.query<GetServerApiResponse, GetServerApiArg>({
      query: () => ({ url: `/api/server` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as serverApi };
export type GetServerApiResponse = /** status 200  */ Server;
export type GetServerApiArg = void;
export const { useGetServerQuery, useLazyGetServerQuery } = injectedRtkApi;
