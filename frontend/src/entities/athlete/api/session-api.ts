import { baseApi } from '@/shared/api';
import type { User } from '../model/user';

interface Credentials {
  username: string;
  password: string;
}

interface Registration extends Credentials {
  email: string;
}

/** Sign-in, sign-out and the signed-in person. */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUser: build.query<User, void>({ query: () => '/api/user', providesTags: ['User'] }),
    login: build.mutation<User, Credentials>({
      query: (body) => ({ url: '/api/login', method: 'POST', body }),
    }),
    register: build.mutation<User, Registration>({
      query: (body) => ({ url: '/api/register', method: 'POST', body }),
    }),
    logout: build.mutation<null, void>({ query: () => ({ url: '/api/logout', method: 'POST' }) }),
    updateUser: build.mutation<User, Partial<User> & { currentPassword?: string }>({
      query: (body) => ({ url: '/api/user', method: 'PUT', body }),
      invalidatesTags: ['User'],
    }),
    sendVerificationMail: build.mutation<null, void>({
      query: () => ({ url: '/api/user/verification-mail', method: 'POST' }),
    }),
    verifyEmail: build.mutation<null, { token: string }>({
      query: (body) => ({ url: '/api/verify-email', method: 'POST', body }),
      invalidatesTags: ['User', 'MailSender'],
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
