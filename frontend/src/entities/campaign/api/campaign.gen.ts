import { baseApi as api } from '../../../shared/api/base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkCampaignReplies: build.mutation<CheckCampaignRepliesApiResponse, CheckCampaignRepliesApiArg>({
      query: (queryArg) => ({ url: `/api/campaigns/${queryArg}/check-replies`, method: 'POST' }),
    }),
    getCampaignEmails: build.query<GetCampaignEmailsApiResponse, GetCampaignEmailsApiArg>({
      query: (queryArg) => ({ url: `/api/campaigns/${queryArg}/emails` }),
    }),
    resolveEmail: build.mutation<ResolveEmailApiResponse, ResolveEmailApiArg>({
      query: (queryArg) => ({
        url: `/api/campaigns/${queryArg.id}/emails/${queryArg.emailId}/resolve`,
        method: 'POST',
        body: queryArg.decideMailRequest,
      }),
    }),
    getRecipients: build.query<GetRecipientsApiResponse, GetRecipientsApiArg>({
      query: (queryArg) => ({
        url: `/api/campaigns/${queryArg.id}/recipients`,
        params: {
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
    updateCampaign: build.mutation<UpdateCampaignApiResponse, UpdateCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}`, method: 'PUT', body: queryArg.updateCampaignRequest }),
    }),
    deleteCampaign: build.mutation<DeleteCampaignApiResponse, DeleteCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}`, method: 'DELETE' }),
    }),
    cancelCampaign: build.mutation<CancelCampaignApiResponse, CancelCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/cancel`, method: 'POST' }),
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
    sendCampaign: build.mutation<SendCampaignApiResponse, SendCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/send`, method: 'POST', body: queryArg.sendCampaignRequest }),
    }),
    sendKeptMails: build.mutation<SendKeptMailsApiResponse, SendKeptMailsApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg.id}/send-kept`, method: 'POST', body: queryArg.sendKeptRequest }),
    }),
    takeBackCampaign: build.mutation<TakeBackCampaignApiResponse, TakeBackCampaignApiArg>({
      query: (queryArg) => ({ url: `/api/user/campaigns/${queryArg}/take-back`, method: 'POST' }),
    }),
    getDailyLimit: build.query<GetDailyLimitApiResponse, GetDailyLimitApiArg>({
      query: (queryArg) => ({
        url: `/api/user/daily-limit`,
        params: {
          emails: queryArg,
        },
      }),
    }),
    getMailSender: build.query<GetMailSenderApiResponse, GetMailSenderApiArg>({
      query: () => ({ url: `/api/user/mail-sender` }),
    }),
    getMailStats: build.query<GetMailStatsApiResponse, GetMailStatsApiArg>({
      query: () => ({ url: `/api/user/stats` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as campaignApi };
export type CheckCampaignRepliesApiResponse = /** status 200  */ ReplyCheck;
export type CheckCampaignRepliesApiArg = string;
export type GetCampaignEmailsApiResponse = /** status 200  */ CampaignEmail[];
export type GetCampaignEmailsApiArg = string;
export type ResolveEmailApiResponse = /** status 200  */ CampaignEmail;
export type ResolveEmailApiArg = {
  id: string;
  emailId: string;
  decideMailRequest: DecideMailRequest;
};
export type GetRecipientsApiResponse = /** status 200  */ RecipientDto[];
export type GetRecipientsApiArg = {
  id: string;
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
export type UpdateCampaignApiResponse = /** status 200  */ Campaign;
export type UpdateCampaignApiArg = {
  id: string;
  updateCampaignRequest: UpdateCampaignRequest;
};
export type DeleteCampaignApiResponse = unknown;
export type DeleteCampaignApiArg = string;
export type CancelCampaignApiResponse = /** status 200  */ Campaign;
export type CancelCampaignApiArg = string;
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
export type TakeBackCampaignApiResponse = /** status 200  */ Campaign;
export type TakeBackCampaignApiArg = string;
export type GetDailyLimitApiResponse = /** status 200  */ DailyLimitDto;
export type GetDailyLimitApiArg = number;
export type GetMailSenderApiResponse = /** status 200  */ MailSender;
export type GetMailSenderApiArg = void;
export type GetMailStatsApiResponse = /** status 200  */ MailStats;
export type GetMailStatsApiArg = void;
export type ReplyCheck = {
  /** Emails that left, and so may be answered */
  checked: number;
  /** Answers of people that the athlete was not told of before */
  repliesFound: number;
};
export type FieldProblem = {
  /** Path of the field in the body or query */
  field: string;
  code: string;
  message: string;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** What the screen shows */
  message: string;
  /** Stable code */
  code: string;
  requestId: string;
  errors: FieldProblem[];
};
export type MailStatus =
  | 'queued'
  | 'sending'
  | 'sent'
  | 'opened'
  | 'replied'
  | 'auto_reply'
  | 'bounced'
  | 'failed'
  | 'skipped'
  | 'unknown'
  | 'cancelled'
  | 'kept'
  | 'waiting_for_approval';
export type EmailReply = {
  snippet: string;
  from: string;
  fromAddress: string;
  receivedAt: string;
  /** It comes from outside of what we know of the school */
  outsideDomain: boolean;
};
export type EmailSchool = {
  name: string;
};
export type EmailCoach = {
  firstName: string;
  lastName: string;
  title: string;
  school: EmailSchool;
};
export type CampaignEmail = {
  id: string;
  status: MailStatus;
  /** It counts in sentCount of its campaign */
  isSent: boolean;
  /** It counts in openCount of its campaign */
  isOpened: boolean;
  /** It counts in replyCount of its campaign */
  isReplied: boolean;
  sentAt: string | null;
  openedAt: string | null;
  repliedAt: string | null;
  bouncedAt: string | null;
  /** When it was kept instead of delivered */
  keptAt: string | null;
  /** When it may leave, or is tried again */
  dueAt: string;
  /** What happened, in words */
  errorMessage: string | null;
  reasonCode: string | null;
  toAddress: string;
  coachId: number;
  /** The coach’s present address: where “Send again” goes. null: there is nothing to send again, or no address */
  sendAgainTo: string | null;
  /** The coach is invented: only the demo delivers such mail */
  isExample: boolean;
  /** The latest answer of a person */
  reply: EmailReply | null;
  coach: EmailCoach;
};
export type DecideMailRequest = {
  outcome: 'arrived' | 'send_again';
  /** The sendAgainTo that was shown; another present address answers 409 address_changed */
  toAddress?: string;
};
export type RecipientDto = {
  coachId: number;
  coachName: string;
  coachEmail: string | null;
  coachTitle: string;
  schoolId: number;
  schoolName: string;
  /** Codes with commas between them, or empty */
  position: string;
  isHeadCoach: boolean;
  /** An invented example: mail to it stays on this server */
  isExample: boolean;
  group: 'head_coach' | 'recruiting_coordinator' | 'position_coach';
  selectable: boolean;
  reason: string | null;
};
export type EmailTemplate = {
  id: string;
  name: string;
  description: string | null;
  template: string;
  /** Counts the changes of the text */
  revision: number;
  createdAt: string;
};
export type CampaignStatus = 'draft' | 'scheduled' | 'active' | 'paused' | 'completed' | 'cancelled' | 'kept';
export type CampaignSender = {
  via: 'gmail' | 'smtp' | 'outbox';
  /** null: not known, or the platform’s */
  address: string | null;
};
export type LeaveGroupDto = {
  /** They leave in the quarter of an hour after this */
  at: string;
  count: number;
};
export type Campaign = {
  id: string;
  name: string;
  subject: string;
  template: string;
  status: CampaignStatus;
  createdAt: string;
  /** Until then a Send can be taken back */
  leavesAt: string | null;
  /** Counts the changes of name, subject and template */
  revision: number;
  /** Whether opens are counted */
  trackOpens: boolean;
  /** Why it waits for the athlete */
  pausedReason: ('needs_reconnect' | 'disconnected' | 'account_changed' | null) | null;
  /** The account it belongs to; null before it is sent */
  sender: CampaignSender | null;
  /** Emails of this campaign, whatever became of them */
  totalCount: number;
  /** sent + opened + replied + automatic replies + bounced */
  sentCount: number;
  /** An estimate */
  openCount: number;
  /** Replies written by a person */
  replyCount: number;
  queuedCount: number;
  sendingCount: number;
  failedCount: number;
  skippedCount: number;
  /** Nobody knows yet whether they left */
  unknownCount: number;
  cancelledCount: number;
  /** Not delivered: there was no way to deliver them. They count as sent nowhere */
  keptCount: number;
  /** Mail is being kept right now, and none of the campaign is delivered */
  isKeeping: boolean;
  /** Emails that wait for the daily limit, and when they leave */
  waitForLimit: LeaveGroupDto[];
};
export type CreateCampaignRequest = {
  name: string;
  subject: string;
  template: string;
  /** Count opens with an invisible picture; on unless said otherwise */
  trackOpens?: boolean;
  /** New campaigns are drafts */
  status?: 'draft';
};
export type UpdateCampaignRequest = {
  name: string;
  subject: string;
  template: string;
  /** Count opens with an invisible picture; on unless said otherwise */
  trackOpens?: boolean;
  /** Has to be the id of the path */
  id?: string;
  /** The revision that the text was written from; left out, the stored text is replaced whatever it is */
  revision?: number;
};
export type MailboxDto = {
  name: string;
  address: string;
};
export type MailProblemDto = {
  coachId: number;
  code: 'unknown_placeholder' | 'empty_placeholder' | 'birthdate_included';
  place: string;
  fix: string;
};
export type MailPreviewDto = {
  coachId: number;
  coachName: string;
  schoolName: string;
  from: MailboxDto;
  replyTo: MailboxDto;
  to: string | null;
  subject: string;
  text: string;
  problems: MailProblemDto[];
};
export type ResumeCampaignRequest = {
  /** The address to send from, when it is not the one the campaign was started with */
  sendFrom?: string;
};
export type ConfirmationRequest = {
  coachId: number;
  code: string;
};
export type SendCampaignRequest = {
  /** “It is right”, for each item of needs_confirmation */
  confirmed?: ConfirmationRequest[];
  selectedCoachIds: number[];
  /** The revision that was looked at; another one answers 409 campaign_changed */
  revision?: number;
  /** Deliver nothing: keep the emails until send-kept. Needed while nothing can deliver */
  keep?: boolean;
};
export type SendKeptRequest = {
  /** “It is right”, for each item of needs_confirmation */
  confirmed?: ConfirmationRequest[];
};
export type DailyLimitDto = {
  /** Emails in any 24 hours; null: no limit */
  most: number | null;
  /** How many of the emails would leave at once */
  now: number;
  /** When the others would leave */
  later: LeaveGroupDto[];
};
export type MailSender = {
  /** gmail: from the athlete’s own Gmail; smtp: from the platform’s address; demo: to the invented coaches of the demo; outbox: not at all, mail is kept on this server */
  via: 'demo' | 'gmail' | 'outbox' | 'smtp';
  /** The address that coaches see as the sender */
  address: string;
  /** Where the answers of coaches go */
  replyTo: string;
  /** Whether the athlete could connect a Gmail account here: the server has a Google client */
  canConnectGmail: boolean;
  /** Whether mail to invented example coaches is delivered, within the demo; else it is kept */
  deliversExamples: boolean;
  /** Whether mail may leave now */
  ready: boolean;
  reason: ('email_not_verified' | 'gmail_needs_reconnect' | 'nothing_can_deliver' | null) | null;
};
export type MailStats = {
  emailsSentCount: number;
  emailsOpenedCount: number;
  emailsRepliedCount: number;
  activeCampaignsCount: number;
};
export const {
  useCheckCampaignRepliesMutation,
  useGetCampaignEmailsQuery,
  useLazyGetCampaignEmailsQuery,
  useResolveEmailMutation,
  useGetRecipientsQuery,
  useLazyGetRecipientsQuery,
  useGetEmailTemplatesQuery,
  useLazyGetEmailTemplatesQuery,
  useCheckRepliesMutation,
  useGetCampaignsQuery,
  useLazyGetCampaignsQuery,
  useCreateCampaignMutation,
  useUpdateCampaignMutation,
  useDeleteCampaignMutation,
  useCancelCampaignMutation,
  usePreviewMailQuery,
  useLazyPreviewMailQuery,
  useResumeCampaignMutation,
  useSendCampaignMutation,
  useSendKeptMailsMutation,
  useTakeBackCampaignMutation,
  useGetDailyLimitQuery,
  useLazyGetDailyLimitQuery,
  useGetMailSenderQuery,
  useLazyGetMailSenderQuery,
  useGetMailStatsQuery,
  useLazyGetMailStatsQuery,
} = injectedRtkApi;
