export {
  useConversationInfiniteQuery,
  useGetConversationEntryQuery,
  useConversationsInfiniteQuery,
  useMarkReplyCheckedMutation,
  useReportReplyMutation,
  useProfileMessagesInfiniteQuery,
  useReportProfileMessageMutation,
  useCheckProfileMessageMutation,
  useReadReplyTextsMutation,
  useSendAnswerMutation,
  useTakeAnswerBackMutation,
} from './api/conversation-api';
export {
  campaignsForDevice,
  previewMail,
  useCancelCampaignMutation,
  useChangeCoachTextMutation,
  useChangeEmailSettingsMutation,
  useChangeScheduleMutation,
  useCheckCampaignRepliesMutation,
  useCheckRepliesMutation,
  useCreateCampaignMutation,
  useDeleteCampaignMutation,
  useGetAttachmentsQuery,
  useAttachProfileMutation,
  useRemoveAttachmentMutation,
  useGetCampaignEmailsQuery,
  useGetCampaignsQuery,
  useGetDailyLimitQuery,
  useGetEmailSettingsQuery,
  useGetEmailTemplatesQuery,
  useGetHandEmailQuery,
  useGetMailSenderQuery,
  useGetFollowUpsQuery,
  useLazyGetFollowUpsQuery,
  usePutFollowUpsMutation,
  useSkipFollowUpMutation,
  useDecideLateFollowUpsMutation,
  useStopCampaignMutation,
  useWriteAgainMutation,
  useGetUpcomingFollowUpsQuery,
  useChooseCampusZonesMutation,
  useGetMailStatsQuery,
  useGetRecipientsQuery,
  useListWaitingHandEmailsQuery,
  useMarkSentByHandMutation,
  useNoteReplyMutation,
  usePreviewMailQuery,
  usePauseCampaignMutation,
  usePreviewScheduleMutation,
  useRemoveNotedReplyMutation,
  useResetCoachTextMutation,
  useResolveEmailMutation,
  useResumeCampaignMutation,
  useSendCampaignMutation,
  useSendKeptMailsMutation,
  useSendTestMailMutation,
  useTakeBackCampaignMutation,
  useUndoSentByHandMutation,
  useUpdateCampaignMutation,
  useWriteShortMessageMutation,
} from './api/campaign-api';
export type {
  AnswerOfferDto as AnswerOffer,
  AttachedFileDto as AttachedFile,
  AttachmentsDto as Attachments,
  CampaignEmail,
  ConversationDto as ConversationPart,
  ConversationListDto as ConversationList,
  ConversationSummaryDto as ConversationSummary,
  TalkState,
  EmailEntryDto as EmailEntry,
  ReplyEntryDto as ReplyEntry,
  ConfirmationRequest as Confirmation,
  DailyLimitDto as DailyLimit,
  EmailSettingsDto as EmailSettings,
  EmailTemplate,
  HandChannel,
  HandEmailDto as HandEmail,
  LeaveGroupDto as LeaveGroup,
  MailPreviewDto as MailPreview,
  MailProblemDto as MailProblem,
  MailSender,
  MailStatus,
  ArrivalDto as Arrival,
  CampaignScheduleDto as CampaignSchedule,
  SchedulePreviewDto as SchedulePreview,
  ScheduleRequest,
  ZoneQuestionDto as ZoneQuestion,
  ShortMessageDto as ShortMessage,
  WaitingHandMailDto as WaitingHandEmail,
  RecipientDto as Recipient,
} from '@/shared/api';
export type { Campaign } from './model/campaign';
export { type CampaignProgress, campaignProgress } from './model/campaign-progress';
export { byHandText } from './model/by-hand-text';
export { campaignStatusWord } from './model/campaign-status-word';
export { rateText } from './model/rate-text';
export { replyTextNote } from './model/text-note';
export { CampaignStatusPill } from './ui/campaign-status-pill';
export { PlaceholderChips } from './ui/placeholder-chips';
export { TextCheckList } from './ui/checks/text-check-list';
export { useTextCheck } from './ui/checks/use-text-check';
export { PlaceholderNote } from './ui/placeholder-note';
export { useCursor } from './ui/use-cursor';
export { spokenTemplate } from './model/words/words-of';
export { TemplatePieces, TemplateText } from './ui/words/template-text';
export { useLabels } from './ui/words/use-labels';
export { FormWordedField, WordedField } from './ui/words/worded-field';
