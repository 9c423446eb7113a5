import type { User } from '../model/user';
import { athleteApi } from './athlete.gen';

/** Sign-in, sign-out and the signed-in person, with what each call means for the cache. */
export const sessionApi = athleteApi
  .enhanceEndpoints({
    endpoints: {
      getUser: { providesTags: ['User'] },
      verifyEmail: { invalidatesTags: ['User', 'MailSender'] },
    },
  })
  .injectEndpoints({
    endpoints: (build) => ({
      updateUser: build.mutation<User, Partial<User> & { currentPassword?: string }>({
        query: (body) => ({ url: '/api/user', method: 'PUT', body }),
        invalidatesTags: ['User'],
      }),
    }),
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
