import { athleteApi } from './athlete.gen';

/** Sign-in, sign-out and the signed-in person, with what each call means for the cache. */
export const sessionApi = athleteApi.enhanceEndpoints({
  endpoints: {
    getUser: { providesTags: ['User'] },
    updateUser: { invalidatesTags: ['User', 'MailSender'] },
    verifyEmail: { invalidatesTags: ['User', 'MailSender'] },
  },
});

export const {
  useGetUserQuery,
  useLoginMutation,
  useRegisterMutation,
  useLogoutMutation,
  useUpdateUserMutation,
  useSendVerificationMailMutation,
  useVerifyEmailMutation,
} = sessionApi;
