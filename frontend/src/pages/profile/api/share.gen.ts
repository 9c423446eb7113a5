import { baseApi as api } from '../../../shared/api/base-api';
import type { ChangeShareRequest, ShareDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShare: build.query<GetShareApiResponse, GetShareApiArg>({
      query: () => ({ url: `/api/user/share` }),
    }),
    changeShare: build.mutation<ChangeShareApiResponse, ChangeShareApiArg>({
      query: (queryArg) => ({ url: `/api/user/share`, method: 'PUT', body: queryArg }),
    }),
    renewShare: build.mutation<RenewShareApiResponse, RenewShareApiArg>({
      query: () => ({ url: `/api/user/share/renew`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as shareApi };
export type GetShareApiResponse = /** status 200  */ ShareDto;
export type GetShareApiArg = void;
export type ChangeShareApiResponse = /** status 200  */ ShareDto;
export type ChangeShareApiArg = ChangeShareRequest;
export type RenewShareApiResponse = /** status 200  */ ShareDto;
export type RenewShareApiArg = void;
export const { useGetShareQuery, useLazyGetShareQuery, useChangeShareMutation, useRenewShareMutation } = injectedRtkApi;
