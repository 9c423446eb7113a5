import { generatedOwnAccountApi } from './own-account.gen';

/** What a person changes about their own account, with what each call means for the cache. */
const ownAccountApi = generatedOwnAccountApi.enhanceEndpoints({
  endpoints: {
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
} = ownAccountApi;
