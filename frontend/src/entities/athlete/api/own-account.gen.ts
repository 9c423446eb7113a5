import { baseApi as api } from '../../../shared/api/base-api';
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  ConnectMailboxRequest,
  EmailChangeMail,
  EndedSessions,
  GmailConnect,
  GmailDisconnected,
  GmailStatusView,
  MailboxPresetsView,
  MailboxStatusView,
  MicrosoftConsent,
  ResetMail,
  ResetMailRequest,
  ResetPasswordRequest,
  SessionDto,
  StartMicrosoftRequest,
  UpdateUserRequest,
  User,
  VerificationMail,
  VerifyEmailRequest,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    confirmEmailChange: build.mutation<ConfirmEmailChangeApiResponse, ConfirmEmailChangeApiArg>({
      query: (queryArg) => ({ url: `/api/email-change/confirm`, method: 'POST', body: queryArg }),
    }),
    keepOldEmail: build.mutation<KeepOldEmailApiResponse, KeepOldEmailApiArg>({
      query: (queryArg) => ({ url: `/api/email-change/keep-old`, method: 'POST', body: queryArg }),
    }),
    connectGmail: build.query<ConnectGmailApiResponse, ConnectGmailApiArg>({
      query: (queryArg) => ({
        url: `/api/gmail/connect`,
        params: {
          replies: queryArg.replies,
          sameTab: queryArg.sameTab,
        },
      }),
    }),
    disconnectGmail: build.mutation<DisconnectGmailApiResponse, DisconnectGmailApiArg>({
      query: () => ({ url: `/api/gmail/disconnect`, method: 'POST' }),
    }),
    getGmailStatus: build.query<GetGmailStatusApiResponse, GetGmailStatusApiArg>({
      query: () => ({ url: `/api/gmail/status` }),
    }),
    connectMailbox: build.mutation<ConnectMailboxApiResponse, ConnectMailboxApiArg>({
      query: (queryArg) => ({ url: `/api/mailbox`, method: 'PUT', body: queryArg }),
    }),
    disconnectMailbox: build.mutation<DisconnectMailboxApiResponse, DisconnectMailboxApiArg>({
      query: () => ({ url: `/api/mailbox`, method: 'DELETE' }),
    }),
    connectMicrosoft: build.mutation<ConnectMicrosoftApiResponse, ConnectMicrosoftApiArg>({
      query: (queryArg) => ({ url: `/api/mailbox/microsoft/connect`, method: 'POST', body: queryArg }),
    }),
    getMailboxPresets: build.query<GetMailboxPresetsApiResponse, GetMailboxPresetsApiArg>({
      query: (queryArg) => ({
        url: `/api/mailbox/presets`,
        params: {
          email: queryArg,
        },
      }),
    }),
    getMailboxStatus: build.query<GetMailboxStatusApiResponse, GetMailboxStatusApiArg>({
      query: () => ({ url: `/api/mailbox/status` }),
    }),
    resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
      query: (queryArg) => ({ url: `/api/password-reset`, method: 'POST', body: queryArg }),
    }),
    sendPasswordResetMail: build.mutation<SendPasswordResetMailApiResponse, SendPasswordResetMailApiArg>({
      query: (queryArg) => ({ url: `/api/password-reset-mail`, method: 'POST', body: queryArg }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({ url: `/api/user`, method: 'PUT', body: queryArg }),
    }),
    getEmailChangeMail: build.query<GetEmailChangeMailApiResponse, GetEmailChangeMailApiArg>({
      query: () => ({ url: `/api/user/email-change` }),
    }),
    changeEmail: build.mutation<ChangeEmailApiResponse, ChangeEmailApiArg>({
      query: (queryArg) => ({ url: `/api/user/email-change`, method: 'POST', body: queryArg }),
    }),
    cancelEmailChange: build.mutation<CancelEmailChangeApiResponse, CancelEmailChangeApiArg>({
      query: () => ({ url: `/api/user/email-change`, method: 'DELETE' }),
    }),
    sendEmailChangeAgain: build.mutation<SendEmailChangeAgainApiResponse, SendEmailChangeAgainApiArg>({
      query: () => ({ url: `/api/user/email-change/send-again`, method: 'POST' }),
    }),
    changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
      query: (queryArg) => ({ url: `/api/user/password`, method: 'PUT', body: queryArg }),
    }),
    listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions` }),
    }),
    endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
      query: () => ({ url: `/api/user/sessions/end-others`, method: 'POST' }),
    }),
    endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
      query: (queryArg) => ({ url: `/api/user/sessions/${queryArg}`, method: 'DELETE' }),
    }),
    sendVerificationMail: build.mutation<SendVerificationMailApiResponse, SendVerificationMailApiArg>({
      query: () => ({ url: `/api/user/verification-mail`, method: 'POST' }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({ url: `/api/verify-email`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedOwnAccountApi };
export type ConfirmEmailChangeApiResponse = unknown;
export type ConfirmEmailChangeApiArg = VerifyEmailRequest;
export type KeepOldEmailApiResponse = unknown;
export type KeepOldEmailApiArg = VerifyEmailRequest;
export type ConnectGmailApiResponse = /** status 200  */ GmailConnect;
export type ConnectGmailApiArg = {
  /** Whether to ask for reading replies too */
  replies?: 'true' | 'false';
  /** true: the consent page replaces the app’s own tab, so the callback leads back to the profile page */
  sameTab?: 'true' | 'false';
};
export type DisconnectGmailApiResponse = /** status 200  */ GmailDisconnected;
export type DisconnectGmailApiArg = void;
export type GetGmailStatusApiResponse = /** status 200  */ GmailStatusView;
export type GetGmailStatusApiArg = void;
export type ConnectMailboxApiResponse = /** status 200  */ MailboxStatusView;
export type ConnectMailboxApiArg = ConnectMailboxRequest;
export type DisconnectMailboxApiResponse = /** status 200  */ MailboxStatusView;
export type DisconnectMailboxApiArg = void;
export type ConnectMicrosoftApiResponse = /** status 200  */ MicrosoftConsent;
export type ConnectMicrosoftApiArg = StartMicrosoftRequest;
export type GetMailboxPresetsApiResponse = /** status 200  */ MailboxPresetsView;
export type GetMailboxPresetsApiArg = string | undefined;
export type GetMailboxStatusApiResponse = /** status 200  */ MailboxStatusView;
export type GetMailboxStatusApiArg = void;
export type ResetPasswordApiResponse = unknown;
export type ResetPasswordApiArg = ResetPasswordRequest;
export type SendPasswordResetMailApiResponse = /** status 202  */ ResetMail;
export type SendPasswordResetMailApiArg = ResetMailRequest;
export type UpdateUserApiResponse = /** status 200  */ User;
export type UpdateUserApiArg = UpdateUserRequest;
export type GetEmailChangeMailApiResponse = /** status 200  */ EmailChangeMail;
export type GetEmailChangeMailApiArg = void;
export type ChangeEmailApiResponse = /** status 202  */ EmailChangeMail;
export type ChangeEmailApiArg = ChangeEmailRequest;
export type CancelEmailChangeApiResponse = unknown;
export type CancelEmailChangeApiArg = void;
export type SendEmailChangeAgainApiResponse = /** status 202  */ EmailChangeMail;
export type SendEmailChangeAgainApiArg = void;
export type ChangePasswordApiResponse = unknown;
export type ChangePasswordApiArg = ChangePasswordRequest;
export type ListSessionsApiResponse = /** status 200  */ SessionDto[];
export type ListSessionsApiArg = void;
export type EndOtherSessionsApiResponse = /** status 200  */ EndedSessions;
export type EndOtherSessionsApiArg = void;
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = string;
export type SendVerificationMailApiResponse = /** status 200  */ VerificationMail;
export type SendVerificationMailApiArg = void;
export type VerifyEmailApiResponse = unknown;
export type VerifyEmailApiArg = VerifyEmailRequest;
export const {
  useConfirmEmailChangeMutation,
  useKeepOldEmailMutation,
  useConnectGmailQuery,
  useLazyConnectGmailQuery,
  useDisconnectGmailMutation,
  useGetGmailStatusQuery,
  useLazyGetGmailStatusQuery,
  useConnectMailboxMutation,
  useDisconnectMailboxMutation,
  useConnectMicrosoftMutation,
  useGetMailboxPresetsQuery,
  useLazyGetMailboxPresetsQuery,
  useGetMailboxStatusQuery,
  useLazyGetMailboxStatusQuery,
  useResetPasswordMutation,
  useSendPasswordResetMailMutation,
  useUpdateUserMutation,
  useGetEmailChangeMailQuery,
  useLazyGetEmailChangeMailQuery,
  useChangeEmailMutation,
  useCancelEmailChangeMutation,
  useSendEmailChangeAgainMutation,
  useChangePasswordMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSendVerificationMailMutation,
  useVerifyEmailMutation,
} = injectedRtkApi;
