export { useDisconnectGmailMutation, useGetGmailStatusQuery, useLazyConnectGmailQuery } from './api/gmail-api';
export {
  useConnectMailbox,
  useConnectMicrosoftMutation,
  useDisconnectMailboxMutation,
  useGetMailboxPresetsQuery,
  useGetMailboxStatusQuery,
  useLazyGetMailboxPresetsQuery,
  useMailboxChanged,
} from './api/mailbox-api';
export {
  useCancelEmailChangeMutation,
  useChangeEmailMutation,
  useChangePasswordMutation,
  useConfirmEmailChangeMutation,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useGetEmailChangeMailQuery,
  useKeepOldEmailMutation,
  useListSessionsQuery,
  useResetPasswordMutation,
  useSendEmailChangeAgainMutation,
  useSendPasswordResetMailMutation,
  useSendVerificationMailMutation,
  useUpdateUserMutation,
  useVerifyEmailMutation,
} from './api/own-account-api';
export {
  sessionApi,
  useAskForSecondStepMutation,
  useAskForSignInMutation,
  useFinishSignInMutation,
  useGetUserQuery,
  useLoginMutation,
  useLoginWithPasskeyMutation,
  useLogoutMutation,
  useRegisterMutation,
} from './api/session-api';
export type {
  GmailStatusView as GmailStatus,
  MailboxPresetView as MailboxPreset,
  MailboxStatusView as MailboxStatus,
  SessionDto as OpenSession,
  UpdateUserRequest,
} from '@/shared/api';
export { classLine } from './model/class-line';
export { endedSession } from './model/ended-session';
export { fullName } from './model/full-name';
export { isPosition, type PositionCode } from './model/position-code';
export { profileFieldForms } from './model/profile-field-forms.gen';
export { useEnter } from './model/use-enter';
export { useOwnEmail } from './model/use-own-email';
export { type ReplyReading, useReplyReading, useReplyReadingPending } from './model/use-reply-reading';
export { type Session, useSession } from './model/use-session';
export type { User, UserStats } from './model/user';
