import { athleteApi } from './athlete.gen';

/** Sign-in, sign-out and the signed-in person, with what each call means for the cache. */
export const sessionApi = athleteApi.enhanceEndpoints({
  endpoints: { getUser: { providesTags: ['User'] } },
});

export const {
  useGetUserQuery,
  useLoginMutation,
  useAskForSignInMutation,
  useLoginWithPasskeyMutation,
  useAskForSecondStepMutation,
  useFinishSignInMutation,
  useRegisterMutation,
  useLogoutMutation,
} = sessionApi;
