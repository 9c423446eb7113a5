export {
  previewMail,
  useCancelCampaignMutation,
  useCheckCampaignRepliesMutation,
  useCheckRepliesMutation,
  useCreateCampaignMutation,
  useDeleteCampaignMutation,
  useGetCampaignEmailsQuery,
  useGetCampaignsQuery,
  useGetDailyLimitQuery,
  useGetEmailTemplatesQuery,
  useGetMailSenderQuery,
  useGetMailStatsQuery,
  useGetRecipientsQuery,
  usePreviewMailQuery,
  useResolveEmailMutation,
  useResumeCampaignMutation,
  useSendCampaignMutation,
  useSendKeptMailsMutation,
  useTakeBackCampaignMutation,
  useUpdateCampaignMutation,
} from './api/campaign-api';
export type {
  CampaignEmail,
  ConfirmationRequest as Confirmation,
  EmailTemplate,
  LeaveGroupDto as LeaveGroup,
  MailPreviewDto as MailPreview,
  MailProblemDto as MailProblem,
  MailSender,
  MailStatus,
  RecipientDto as Recipient,
} from '@/shared/api';
export type { Campaign } from './model/campaign';
export { type CampaignProgress, campaignProgress } from './model/campaign-progress';
export { campaignStatusWord } from './model/campaign-status-word';
export { rateText } from './model/rate-text';
export { templateParts } from './model/template-parts';
export { CampaignStatusPill } from './ui/campaign-status-pill';
export { PlaceholderChips } from './ui/placeholder-chips';
export { PlaceholderNote } from './ui/placeholder-note';
export { useCursor } from './ui/use-cursor';
