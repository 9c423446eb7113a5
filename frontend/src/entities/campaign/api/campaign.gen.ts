import { baseApi as api } from '../../../shared/api/base-api';
import type {
  AnswerRequest,
  AttachProfileRequest,
  AttachmentsDto,
  Campaign,
  CampaignEmail,
  ChangeEmailSettingsRequest,
  ChangeScheduleRequest,
  CheckTextRequest,
  CheckedText,
  ChooseZonesRequest,
  CoachTextRequest,
  CoachTextSavedDto,
  ConversationDto,
  ConversationEntryDto,
  ConversationListDto,
  CreateCampaignRequest,
  DailyLimitDto,
  DecideLateRequest,
  DecideMailRequest,
  EmailSettingsDto,
  EmailTemplate,
  FirstCampaignsDto,
  FollowUpsDto,
  HandEmailDto,
  MailPreviewDto,
  MailSender,
  MailStats,
  MarkByHandRequest,
  NotedReplyRequest,
  PlaceholderDto,
  PreviewScheduleRequest,
  ProfileMessagesDto,
  PutFollowUpsRequest,
  ReadTextsDto,
  RecipientDto,
  ReplyCheck,
  ResumeCampaignRequest,
  SchedulePreviewDto,
  SendCampaignRequest,
  SendKeptRequest,
  SentTestMailDto,
  ShortMessageDto,
  ShortMessageRequest,
  SkipFollowUpRequest,
  TalkState,
  TestMailRequest,
  UpcomingFollowUpDto,
  UpdateCampaignRequest,
  WaitingHandMailDto,
  WriteAgainDto,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkText: build.mutation<CheckTextApiResponse, CheckTextApiArg>({
      query: (queryArg) => ({ url: `/api/ai/check-text`, method: 'POST', body: queryArg }),
    }),
    checkCampaignReplies: build.mutation<CheckCampaignRepliesApiResponse, CheckCampaignRepliesApiArg>({
      query: (queryArg) => ({ url: `/api/campaigns/${queryArg}/check-replies`, method: 'POST' }),
    }),
    getCampaignEmails: build.query<GetCampaignEmailsApiResponse, GetCampaignEmailsApiArg>({
      query: (queryArg) => ({ url: `/api/campaigns/${queryArg}/emails` }),
    }),
    getHandEmail: build.query<GetHandEmailApiResponse, GetHandEmailApiArg>({
      query: (queryArg) => ({ url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/by-hand` }),
    }),
    markSentByHand: build.mutation<MarkSentByHandApiResponse, MarkSentByHandApiArg>({
      query: (queryArg) => ({
        url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/by-hand`,
        method: 'PUT',
        body: queryArg.markByHandRequest,
      }),
    }),
    undoSentByHand: build.mutation<UndoSentByHandApiResponse, UndoSentByHandApiArg>({
      query: (queryArg) => ({ url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/by-hand`, method: 'DELETE' }),
    }),
    noteReply: build.mutation<NoteReplyApiResponse, NoteReplyApiArg>({
      query: (queryArg) => ({
        url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/noted-reply`,
        method: 'PUT',
        body: queryArg.notedReplyRequest,
      }),
    }),
    removeNotedReply: build.mutation<RemoveNotedReplyApiResponse, RemoveNotedReplyApiArg>({
      query: (queryArg) => ({ url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/noted-reply`, method: 'DELETE' }),
    }),
    resolveEmail: build.mutation<ResolveEmailApiResponse, ResolveEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/resolve`,
        method: 'POST',
        body: queryArg.decideMailRequest,
      }),
    }),
    writeShortMessage: build.mutation<WriteShortMessageApiResponse, WriteShortMessageApiArg>({
      query: (queryArg) => ({
        url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/short-message`,
        method: 'POST',
        body: queryArg.shortMessageRequest,
      }),
    }),
    getRecipients: build.query<GetRecipientsApiResponse, GetRecipientsApiArg>({
      query: (queryArg) => ({
        url: `/api/campaigns/${queryArg.id}/recipients`,
        params: {
          coachIds: queryArg.coachIds,
          favoriteSchoolIds: queryArg.favoriteSchoolIds,
        },
      }),
    }),
    getEmailTemplates: build.query<GetEmailTemplatesApiResponse, GetEmailTemplatesApiArg>({
      query: () => ({ url: `/api/email-templates` }),
    }),
    checkReplies: build.mutation<CheckRepliesApiResponse, CheckRepliesApiArg>({
      query: () => ({ url: `/api/emails/check-replies`, method: 'POST' }),
    }),
    getCampaigns: build.query<GetCampaignsApiResponse, GetCampaignsApiArg>({
      query: () => ({ url: `/api/user/campaigns` }),
    }),
    createCampaign: build.mutation<CreateCampaignApiResponse, CreateCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns`, method: 'POST', body: queryArg }),
    }),
    getFirstCampaigns: build.query<GetFirstCampaignsApiResponse, GetFirstCampaignsApiArg>({
      query: () => ({ url: `/api/user/campaigns/first` }),
    }),
    updateCampaign: build.mutation<UpdateCampaignApiResponse, UpdateCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}`, method: 'PUT', body: queryArg.updateCampaignRequest }),
    }),
    deleteCampaign: build.mutation<DeleteCampaignApiResponse, DeleteCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}`, method: 'DELETE' }),
    }),
    getAttachments: build.query<GetAttachmentsApiResponse, GetAttachmentsApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/attachments` }),
    }),
    addAttachment: build.mutation<AddAttachmentApiResponse, AddAttachmentApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/attachments`,
        method: 'POST',
        body: queryArg.body,
        params: {
          name: queryArg.name,
        },
      }),
    }),
    attachProfile: build.mutation<AttachProfileApiResponse, AttachProfileApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/attachments/profile`,
        method: 'PUT',
        body: queryArg.attachProfileRequest,
      }),
    }),
    removeAttachment: build.mutation<RemoveAttachmentApiResponse, RemoveAttachmentApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/attachments/${queryArg.fileId}`, method: 'DELETE' }),
    }),
    cancelCampaign: build.mutation<CancelCampaignApiResponse, CancelCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/cancel`, method: 'POST' }),
    }),
    changeCoachText: build.mutation<ChangeCoachTextApiResponse, ChangeCoachTextApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/coach-texts/${queryArg.coachId}`,
        method: 'PUT',
        body: queryArg.coachTextRequest,
      }),
    }),
    resetCoachText: build.mutation<ResetCoachTextApiResponse, ResetCoachTextApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/coach-texts/${queryArg.coachId}`,
        method: 'DELETE',
        params: {
          revision: queryArg.revision,
        },
      }),
    }),
    getFollowUps: build.query<GetFollowUpsApiResponse, GetFollowUpsApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/follow-ups` }),
    }),
    putFollowUps: build.mutation<PutFollowUpsApiResponse, PutFollowUpsApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/follow-ups`, method: 'PUT', body: queryArg.putFollowUpsRequest }),
    }),
    decideLateFollowUps: build.mutation<DecideLateFollowUpsApiResponse, DecideLateFollowUpsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/follow-ups/late`,
        method: 'POST',
        body: queryArg.decideLateRequest,
      }),
    }),
    skipFollowUp: build.mutation<SkipFollowUpApiResponse, SkipFollowUpApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/follow-ups/${queryArg.step}/skip`,
        method: 'POST',
        body: queryArg.skipFollowUpRequest,
      }),
    }),
    pauseCampaign: build.mutation<PauseCampaignApiResponse, PauseCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/pause`, method: 'POST' }),
    }),
    previewMail: build.query<PreviewMailApiResponse, PreviewMailApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/preview`,
        params: {
          coachId: queryArg.coachId,
        },
      }),
    }),
    resumeCampaign: build.mutation<ResumeCampaignApiResponse, ResumeCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/resume`, method: 'POST', body: queryArg.resumeCampaignRequest }),
    }),
    changeSchedule: build.mutation<ChangeScheduleApiResponse, ChangeScheduleApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/schedule`, method: 'PUT', body: queryArg.changeScheduleRequest }),
    }),
    previewSchedule: build.mutation<PreviewScheduleApiResponse, PreviewScheduleApiArg>({
      query: (queryArg) => ({
        url: `/api/user/campaigns/${queryArg.id}/schedule/preview`,
        method: 'POST',
        body: queryArg.previewScheduleRequest,
      }),
    }),
    sendCampaign: build.mutation<SendCampaignApiResponse, SendCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/send`, method: 'POST', body: queryArg.sendCampaignRequest }),
    }),
    sendKeptMails: build.mutation<SendKeptMailsApiResponse, SendKeptMailsApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/send-kept`, method: 'POST', body: queryArg.sendKeptRequest }),
    }),
    stopCampaign: build.mutation<StopCampaignApiResponse, StopCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/stop`, method: 'POST' }),
    }),
    takeBackCampaign: build.mutation<TakeBackCampaignApiResponse, TakeBackCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/take-back`, method: 'POST' }),
    }),
    sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/test`, method: 'POST', body: queryArg.testMailRequest }),
    }),
    writeAgain: build.mutation<WriteAgainApiResponse, WriteAgainApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/write-again`, method: 'POST' }),
    }),
    chooseCampusZones: build.mutation<ChooseCampusZonesApiResponse, ChooseCampusZonesApiArg>({
      query: (queryArg) => ({ url: `/api/user/campus-zones`, method: 'PUT', body: queryArg }),
    }),
    listConversations: build.query<ListConversationsApiResponse, ListConversationsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/conversations`,
        params: {
          state: queryArg.state,
          search: queryArg.search,
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    getConversation: build.query<GetConversationApiResponse, GetConversationApiArg>({
      query: (queryArg) => ({
        url: `/api/user/conversations/${queryArg.coachId}`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    sendAnswer: build.mutation<SendAnswerApiResponse, SendAnswerApiArg>({
      query: (queryArg) => ({
        url: `/api/user/conversations/${queryArg.coachId}/answers/${queryArg.answerId}`,
        method: 'PUT',
        body: queryArg.answerRequest,
      }),
    }),
    takeAnswerBack: build.mutation<TakeAnswerBackApiResponse, TakeAnswerBackApiArg>({
      query: (queryArg) => ({ url: `/api/user/conversations/${queryArg.coachId}/answers/${queryArg.answerId}`, method: 'DELETE' }),
    }),
    getConversationEntry: build.query<GetConversationEntryApiResponse, GetConversationEntryApiArg>({
      query: (queryArg) => ({ url: `/api/user/conversations/${queryArg.coachId}/entries/${queryArg.entryId}` }),
    }),
    markReplyChecked: build.mutation<MarkReplyCheckedApiResponse, MarkReplyCheckedApiArg>({
      query: (queryArg) => ({ url: `/api/user/conversations/${queryArg.coachId}/replies/${queryArg.replyId}/checked`, method: 'PUT' }),
    }),
    reportReply: build.mutation<ReportReplyApiResponse, ReportReplyApiArg>({
      query: (queryArg) => ({ url: `/api/user/conversations/${queryArg.coachId}/replies/${queryArg.replyId}/report`, method: 'PUT' }),
    }),
    readReplyTexts: build.mutation<ReadReplyTextsApiResponse, ReadReplyTextsApiArg>({
      query: (queryArg) => ({ url: `/api/user/conversations/${queryArg}/texts`, method: 'POST' }),
    }),
    getDailyLimit: build.query<GetDailyLimitApiResponse, GetDailyLimitApiArg>({
      query: (queryArg) => ({
        url: `/api/user/daily-limit`,
        params: {
          emails: queryArg,
        },
      }),
    }),
    getEmailSettings: build.query<GetEmailSettingsApiResponse, GetEmailSettingsApiArg>({
      query: () => ({ url: `/api/user/email-settings` }),
    }),
    changeEmailSettings: build.mutation<ChangeEmailSettingsApiResponse, ChangeEmailSettingsApiArg>({
      query: (queryArg) => ({ url: `/api/user/email-settings`, method: 'PUT', body: queryArg }),
    }),
    listWaitingHandEmails: build.query<ListWaitingHandEmailsApiResponse, ListWaitingHandEmailsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/hand-emails`,
        params: {
          coachId: queryArg,
        },
      }),
    }),
    getMailSender: build.query<GetMailSenderApiResponse, GetMailSenderApiArg>({
      query: () => ({ url: `/api/user/mail-sender` }),
    }),
    listPlaceholders: build.query<ListPlaceholdersApiResponse, ListPlaceholdersApiArg>({
      query: () => ({ url: `/api/user/placeholders` }),
    }),
    listProfileMessages: build.query<ListProfileMessagesApiResponse, ListProfileMessagesApiArg>({
      query: (queryArg) => ({
        url: `/api/user/profile-messages`,
        params: {
          before: queryArg,
        },
      }),
    }),
    checkProfileMessage: build.mutation<CheckProfileMessageApiResponse, CheckProfileMessageApiArg>({
      query: (queryArg) => ({ url: `/api/user/profile-messages/${queryArg}/checked`, method: 'PUT' }),
    }),
    reportProfileMessage: build.mutation<ReportProfileMessageApiResponse, ReportProfileMessageApiArg>({
      query: (queryArg) => ({ url: `/api/user/profile-messages/${queryArg}/report`, method: 'PUT' }),
    }),
    getMailStats: build.query<GetMailStatsApiResponse, GetMailStatsApiArg>({
      query: () => ({ url: `/api/user/stats` }),
    }),
    getUpcomingFollowUps: build.query<GetUpcomingFollowUpsApiResponse, GetUpcomingFollowUpsApiArg>({
      query: () => ({ url: `/api/user/upcoming-follow-ups` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as campaignApi };
export type CheckTextApiResponse = /** status 200  */ CheckedText;
export type CheckTextApiArg = CheckTextRequest;
export type CheckCampaignRepliesApiResponse = /** status 200  */ ReplyCheck;
export type CheckCampaignRepliesApiArg = string;
export type GetCampaignEmailsApiResponse = /** status 200  */ CampaignEmail[];
export type GetCampaignEmailsApiArg = string;
export type GetHandEmailApiResponse = /** status 200  */ HandEmailDto;
export type GetHandEmailApiArg = {
  id: string;
  emailId: string;
};
export type MarkSentByHandApiResponse = /** status 200  */ CampaignEmail;
export type MarkSentByHandApiArg = {
  id: string;
  emailId: string;
  markByHandRequest: MarkByHandRequest;
};
export type UndoSentByHandApiResponse = /** status 200  */ CampaignEmail;
export type UndoSentByHandApiArg = {
  id: string;
  emailId: string;
};
export type NoteReplyApiResponse = /** status 200  */ CampaignEmail;
export type NoteReplyApiArg = {
  id: string;
  emailId: string;
  notedReplyRequest: NotedReplyRequest;
};
export type RemoveNotedReplyApiResponse = /** status 200  */ CampaignEmail;
export type RemoveNotedReplyApiArg = {
  id: string;
  emailId: string;
};
export type ResolveEmailApiResponse = /** status 200  */ CampaignEmail;
export type ResolveEmailApiArg = {
  id: string;
  emailId: string;
  decideMailRequest: DecideMailRequest;
};
export type WriteShortMessageApiResponse = /** status 200  */ ShortMessageDto;
export type WriteShortMessageApiArg = {
  id: string;
  emailId: string;
  shortMessageRequest: ShortMessageRequest;
};
export type GetRecipientsApiResponse = /** status 200  */ RecipientDto[];
export type GetRecipientsApiArg = {
  id: string;
  /** These too, whose school need not be a favorite */
  coachIds?: number[];
  /** Left out: all favorites */
  favoriteSchoolIds?: number[];
};
export type GetEmailTemplatesApiResponse = /** status 200  */ EmailTemplate[];
export type GetEmailTemplatesApiArg = void;
export type CheckRepliesApiResponse = /** status 200  */ ReplyCheck;
export type CheckRepliesApiArg = void;
export type GetCampaignsApiResponse = /** status 200  */ Campaign[];
export type GetCampaignsApiArg = void;
export type CreateCampaignApiResponse = /** status 201  */ Campaign;
export type CreateCampaignApiArg = CreateCampaignRequest;
export type GetFirstCampaignsApiResponse = /** status 200  */ FirstCampaignsDto;
export type GetFirstCampaignsApiArg = void;
export type UpdateCampaignApiResponse = /** status 200  */ Campaign;
export type UpdateCampaignApiArg = {
  id: string;
  updateCampaignRequest: UpdateCampaignRequest;
};
export type DeleteCampaignApiResponse = unknown;
export type DeleteCampaignApiArg = string;
export type GetAttachmentsApiResponse = /** status 200  */ AttachmentsDto;
export type GetAttachmentsApiArg = string;
export type AddAttachmentApiResponse = /** status 200  */ AttachmentsDto;
export type AddAttachmentApiArg = {
  id: string;
  /** Of the file */
  name: string;
  body: Blob;
};
export type AttachProfileApiResponse = /** status 200  */ AttachmentsDto;
export type AttachProfileApiArg = {
  id: string;
  attachProfileRequest: AttachProfileRequest;
};
export type RemoveAttachmentApiResponse = /** status 200  */ AttachmentsDto;
export type RemoveAttachmentApiArg = {
  id: string;
  fileId: string;
};
export type CancelCampaignApiResponse = /** status 200  */ Campaign;
export type CancelCampaignApiArg = string;
export type ChangeCoachTextApiResponse = /** status 200  */ CoachTextSavedDto;
export type ChangeCoachTextApiArg = {
  id: string;
  coachId: string;
  coachTextRequest: CoachTextRequest;
};
export type ResetCoachTextApiResponse = /** status 200  */ CoachTextSavedDto;
export type ResetCoachTextApiArg = {
  id: string;
  coachId: string;
  revision: number;
};
export type GetFollowUpsApiResponse = /** status 200  */ FollowUpsDto;
export type GetFollowUpsApiArg = string;
export type PutFollowUpsApiResponse = /** status 200  */ FollowUpsDto;
export type PutFollowUpsApiArg = {
  id: string;
  putFollowUpsRequest: PutFollowUpsRequest;
};
export type DecideLateFollowUpsApiResponse = /** status 200  */ FollowUpsDto;
export type DecideLateFollowUpsApiArg = {
  id: string;
  decideLateRequest: DecideLateRequest;
};
export type SkipFollowUpApiResponse = /** status 200  */ FollowUpsDto;
export type SkipFollowUpApiArg = {
  id: string;
  step: number;
  skipFollowUpRequest: SkipFollowUpRequest;
};
export type PauseCampaignApiResponse = /** status 200  */ Campaign;
export type PauseCampaignApiArg = string;
export type PreviewMailApiResponse = /** status 200  */ MailPreviewDto;
export type PreviewMailApiArg = {
  id: string;
  coachId: number;
};
export type ResumeCampaignApiResponse = /** status 200  */ Campaign;
export type ResumeCampaignApiArg = {
  id: string;
  resumeCampaignRequest: ResumeCampaignRequest;
};
export type ChangeScheduleApiResponse = /** status 200  */ Campaign;
export type ChangeScheduleApiArg = {
  id: string;
  changeScheduleRequest: ChangeScheduleRequest;
};
export type PreviewScheduleApiResponse = /** status 200  */ SchedulePreviewDto;
export type PreviewScheduleApiArg = {
  id: string;
  previewScheduleRequest: PreviewScheduleRequest;
};
export type SendCampaignApiResponse = /** status 200  */ Campaign;
export type SendCampaignApiArg = {
  id: string;
  sendCampaignRequest: SendCampaignRequest;
};
export type SendKeptMailsApiResponse = /** status 200  */ Campaign;
export type SendKeptMailsApiArg = {
  id: string;
  sendKeptRequest: SendKeptRequest;
};
export type StopCampaignApiResponse = /** status 200  */ FollowUpsDto;
export type StopCampaignApiArg = string;
export type TakeBackCampaignApiResponse = /** status 200  */ Campaign;
export type TakeBackCampaignApiArg = string;
export type SendTestMailApiResponse = /** status 200  */ SentTestMailDto;
export type SendTestMailApiArg = {
  id: string;
  testMailRequest: TestMailRequest;
};
export type WriteAgainApiResponse = /** status 201  */ WriteAgainDto;
export type WriteAgainApiArg = string;
export type ChooseCampusZonesApiResponse = unknown;
export type ChooseCampusZonesApiArg = ChooseZonesRequest;
export type ListConversationsApiResponse = /** status 200  */ ConversationListDto;
export type ListConversationsApiArg = {
  /** Only these; all when left out */
  state?: TalkState;
  /** Part of the name of a coach or of a school */
  search?: string;
  limit?: number;
  /** The `before` of the page before */
  before?: string;
};
export type GetConversationApiResponse = /** status 200  */ ConversationDto;
export type GetConversationApiArg = {
  coachId: number;
  limit?: number;
  /** The `before` of the page before */
  before?: string;
};
export type SendAnswerApiResponse = /** status 200  */ ConversationDto;
export type SendAnswerApiArg = {
  coachId: number;
  answerId: string;
  answerRequest: AnswerRequest;
};
export type TakeAnswerBackApiResponse = /** status 200  */ ConversationDto;
export type TakeAnswerBackApiArg = {
  coachId: number;
  answerId: string;
};
export type GetConversationEntryApiResponse = /** status 200  */ ConversationEntryDto;
export type GetConversationEntryApiArg = {
  coachId: number;
  entryId: string;
};
export type MarkReplyCheckedApiResponse = /** status 200  */ ConversationDto;
export type MarkReplyCheckedApiArg = {
  coachId: number;
  replyId: string;
};
export type ReportReplyApiResponse = /** status 200  */ ConversationDto;
export type ReportReplyApiArg = {
  coachId: number;
  replyId: string;
};
export type ReadReplyTextsApiResponse = /** status 200  */ ReadTextsDto;
export type ReadReplyTextsApiArg = number;
export type GetDailyLimitApiResponse = /** status 200  */ DailyLimitDto;
export type GetDailyLimitApiArg = number;
export type GetEmailSettingsApiResponse = /** status 200  */ EmailSettingsDto;
export type GetEmailSettingsApiArg = void;
export type ChangeEmailSettingsApiResponse = /** status 200  */ EmailSettingsDto;
export type ChangeEmailSettingsApiArg = ChangeEmailSettingsRequest;
export type ListWaitingHandEmailsApiResponse = /** status 200  */ WaitingHandMailDto[];
export type ListWaitingHandEmailsApiArg = number;
export type GetMailSenderApiResponse = /** status 200  */ MailSender;
export type GetMailSenderApiArg = void;
export type ListPlaceholdersApiResponse = /** status 200  */ PlaceholderDto[];
export type ListPlaceholdersApiArg = void;
export type ListProfileMessagesApiResponse = /** status 200  */ ProfileMessagesDto;
export type ListProfileMessagesApiArg = /** The `before` of the page before */ string | undefined;
export type CheckProfileMessageApiResponse = unknown;
export type CheckProfileMessageApiArg = string;
export type ReportProfileMessageApiResponse = unknown;
export type ReportProfileMessageApiArg = string;
export type GetMailStatsApiResponse = /** status 200  */ MailStats;
export type GetMailStatsApiArg = void;
export type GetUpcomingFollowUpsApiResponse = /** status 200  */ UpcomingFollowUpDto[];
export type GetUpcomingFollowUpsApiArg = void;
export const {
  useCheckTextMutation,
  useCheckCampaignRepliesMutation,
  useGetCampaignEmailsQuery,
  useLazyGetCampaignEmailsQuery,
  useGetHandEmailQuery,
  useLazyGetHandEmailQuery,
  useMarkSentByHandMutation,
  useUndoSentByHandMutation,
  useNoteReplyMutation,
  useRemoveNotedReplyMutation,
  useResolveEmailMutation,
  useWriteShortMessageMutation,
  useGetRecipientsQuery,
  useLazyGetRecipientsQuery,
  useGetEmailTemplatesQuery,
  useLazyGetEmailTemplatesQuery,
  useCheckRepliesMutation,
  useGetCampaignsQuery,
  useLazyGetCampaignsQuery,
  useCreateCampaignMutation,
  useGetFirstCampaignsQuery,
  useLazyGetFirstCampaignsQuery,
  useUpdateCampaignMutation,
  useDeleteCampaignMutation,
  useGetAttachmentsQuery,
  useLazyGetAttachmentsQuery,
  useAddAttachmentMutation,
  useAttachProfileMutation,
  useRemoveAttachmentMutation,
  useCancelCampaignMutation,
  useChangeCoachTextMutation,
  useResetCoachTextMutation,
  useGetFollowUpsQuery,
  useLazyGetFollowUpsQuery,
  usePutFollowUpsMutation,
  useDecideLateFollowUpsMutation,
  useSkipFollowUpMutation,
  usePauseCampaignMutation,
  usePreviewMailQuery,
  useLazyPreviewMailQuery,
  useResumeCampaignMutation,
  useChangeScheduleMutation,
  usePreviewScheduleMutation,
  useSendCampaignMutation,
  useSendKeptMailsMutation,
  useStopCampaignMutation,
  useTakeBackCampaignMutation,
  useSendTestMailMutation,
  useWriteAgainMutation,
  useChooseCampusZonesMutation,
  useListConversationsQuery,
  useLazyListConversationsQuery,
  useGetConversationQuery,
  useLazyGetConversationQuery,
  useSendAnswerMutation,
  useTakeAnswerBackMutation,
  useGetConversationEntryQuery,
  useLazyGetConversationEntryQuery,
  useMarkReplyCheckedMutation,
  useReportReplyMutation,
  useReadReplyTextsMutation,
  useGetDailyLimitQuery,
  useLazyGetDailyLimitQuery,
  useGetEmailSettingsQuery,
  useLazyGetEmailSettingsQuery,
  useChangeEmailSettingsMutation,
  useListWaitingHandEmailsQuery,
  useLazyListWaitingHandEmailsQuery,
  useGetMailSenderQuery,
  useLazyGetMailSenderQuery,
  useListPlaceholdersQuery,
  useLazyListPlaceholdersQuery,
  useListProfileMessagesQuery,
  useLazyListProfileMessagesQuery,
  useCheckProfileMessageMutation,
  useReportProfileMessageMutation,
  useGetMailStatsQuery,
  useLazyGetMailStatsQuery,
  useGetUpcomingFollowUpsQuery,
  useLazyGetUpcomingFollowUpsQuery,
} = injectedRtkApi;
