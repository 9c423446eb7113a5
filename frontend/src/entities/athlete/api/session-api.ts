import { athleteApi } from './athlete.gen';

/** Sign-in, sign-out and the signed-in person, with what each call means for the cache. */
export const sessionApi = athleteApi.enhanceEndpoints({
  endpoints: {
    getUser: { providesTags: ['User'] },
    updateUser: { invalidatesTags: ['User', 'MailSender'] },
    changePassword: { invalidatesTags: (_, error) => (error === undefined ? ['User', 'Devices'] : []) },
    listSessions: { providesTags: ['Devices'] },
    endSession: { invalidatesTags: ['Devices'] },
    endOtherSessions: { invalidatesTags: ['Devices'] },
    changeEmail: { invalidatesTags: (_, error) => (error === undefined ? ['User'] : []) },
    sendEmailChangeAgain: { invalidatesTags: ['User'] },
    cancelEmailChange: { invalidatesTags: ['User'] },
    confirmEmailChange: { invalidatesTags: ['User', 'MailSender'] },
    keepOldEmail: { invalidatesTags: ['User'] },
    verifyEmail: { invalidatesTags: ['User', 'MailSender'] },
  },
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
  useUpdateUserMutation,
  useSendVerificationMailMutation,
  useVerifyEmailMutation,
  useChangeEmailMutation,
  useGetEmailChangeMailQuery,
  useSendEmailChangeAgainMutation,
  useCancelEmailChangeMutation,
  useConfirmEmailChangeMutation,
  useKeepOldEmailMutation,
  useChangePasswordMutation,
  useSendPasswordResetMailMutation,
  useResetPasswordMutation,
  useListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = sessionApi;
