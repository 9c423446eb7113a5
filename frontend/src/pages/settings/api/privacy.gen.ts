import { baseApi as api } from '../../../shared/api/base-api';
import type { ChangeUserSettingsRequest, SentToProvider, UserSettings } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserSettings: build.query<GetUserSettingsApiResponse, GetUserSettingsApiArg>({
      query: () => ({ url: `/api/user/settings` }),
    }),
    changeUserSettings: build.mutation<ChangeUserSettingsApiResponse, ChangeUserSettingsApiArg>({
      query: (queryArg) => ({ url: `/api/user/settings`, method: 'PATCH', body: queryArg }),
    }),
    getSentToProvider: build.query<GetSentToProviderApiResponse, GetSentToProviderApiArg>({
      query: () => ({ url: `/api/user/settings/sent-to-ai-provider` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as privacyApi };
export type GetUserSettingsApiResponse = /** status 200  */ UserSettings;
export type GetUserSettingsApiArg = void;
export type ChangeUserSettingsApiResponse = /** status 200  */ UserSettings;
export type ChangeUserSettingsApiArg = ChangeUserSettingsRequest;
export type GetSentToProviderApiResponse = /** status 200  */ SentToProvider;
export type GetSentToProviderApiArg = void;
export const {
  useGetUserSettingsQuery,
  useLazyGetUserSettingsQuery,
  useChangeUserSettingsMutation,
  useGetSentToProviderQuery,
  useLazyGetSentToProviderQuery,
} = injectedRtkApi;
