import { baseApi as api } from '../../../shared/api/base-api';
import type {
  Campaign,
  CampaignEmail,
  CreateCampaignRequest,
  DailyLimitDto,
  DecideMailRequest,
  EmailTemplate,
  MailPreviewDto,
  MailSender,
  MailStats,
  RecipientDto,
  ReplyCheck,
  ResumeCampaignRequest,
  SendCampaignRequest,
  SendKeptRequest,
  UpdateCampaignRequest,
} from '../../../shared/api/api-types.gen';
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
