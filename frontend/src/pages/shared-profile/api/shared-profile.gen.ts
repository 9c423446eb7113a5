import { baseApi as api } from '../../../shared/api/base-api';
import type { ProfileMessageRequest, SharedProfileDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSharedProfile: build.query<GetSharedProfileApiResponse, GetSharedProfileApiArg>({
      query: (queryArg) => ({ url: `/api/shared-profiles/${queryArg}` }),
    }),
    writeToAthlete: build.mutation<WriteToAthleteApiResponse, WriteToAthleteApiArg>({
      query: (queryArg) => ({
        url: `/api/shared-profiles/${queryArg.token}/messages`,
        method: 'POST',
        body: queryArg.profileMessageRequest,
      }),
    }),
    countView: build.mutation<CountViewApiResponse, CountViewApiArg>({
      query: (queryArg) => ({ url: `/api/shared-profiles/${queryArg}/views`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sharedProfileApi };
export type GetSharedProfileApiResponse = /** status 200  */ SharedProfileDto;
export type GetSharedProfileApiArg = string;
export type WriteToAthleteApiResponse = unknown;
export type WriteToAthleteApiArg = {
  token: string;
  profileMessageRequest: ProfileMessageRequest;
};
export type CountViewApiResponse = unknown;
export type CountViewApiArg = string;
export const { useGetSharedProfileQuery, useLazyGetSharedProfileQuery, useWriteToAthleteMutation, useCountViewMutation } = injectedRtkApi;
