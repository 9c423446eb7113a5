import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Campaign, FirstCampaignsDto, ReplyCheck } from '@/shared/api';
import { campaignApi } from './campaign.gen';

interface Change {
  dispatch: (change: ReturnType<typeof campaignApi.util.updateQueryData<'getCampaigns'>>) => unknown;
  queryFulfilled: Promise<{ data: Campaign }>;
}

interface First {
  dispatch: (change: ReturnType<typeof campaignApi.util.upsertQueryData<'getCampaigns'>>) => unknown;
  queryFulfilled: Promise<{ data: FirstCampaignsDto }>;
}

/** Shows the campaign from the server's answer at once; the list is reloaded anyway. */
async function showAnswer(_: unknown, { dispatch, queryFulfilled }: Change): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer === null) return;
  dispatch(
    campaignApi.util.updateQueryData('getCampaigns', undefined, (list) => {
      const at = list.findIndex(({ id }) => id === answer.data.id);
      if (at < 0) list.unshift(answer.data);
      else list[at] = answer.data;
    }),
  );
}

/** Shows the newest campaigns, which came with the document, until the page has asked for all. */
async function showFirst(_: unknown, { dispatch, queryFulfilled }: First): Promise<void> {
  const answer = await queryFulfilled.catch(() => null);
  if (answer !== null) void dispatch(campaignApi.util.upsertQueryData('getCampaigns', undefined, answer.data.campaigns));
}

/** A bounce or an automatic answer moves an email without counting as a reply; only a reply moves a school. */
function movedBy(check: ReplyCheck | undefined) {
  if (check === undefined) return [];
  const mails = ['Campaigns', 'CampaignEmails'] as const;
  return check.repliesFound > 0 ? ([...mails, 'Stats', 'TargetSchools', 'Schools'] as const) : mails;
}

/**
 * Cache tags of the generated endpoints. `Campaigns` carries no id: the list is one answer, and every change moves
 * a count in it. A preview hangs on the athlete's profile and contacts too.
 */
const taggedApi = campaignApi.enhanceEndpoints({
  endpoints: {
    getCampaigns: { providesTags: ['Campaigns'] },
    getFirstCampaigns: { onQueryStarted: showFirst },
    createCampaign: { invalidatesTags: ['Campaigns'], onQueryStarted: showAnswer },
    updateCampaign: { invalidatesTags: ['Campaigns'], onQueryStarted: showAnswer },
    changeCoachText: { invalidatesTags: ['Campaigns'] },
    resetCoachText: { invalidatesTags: ['Campaigns'] },
    getAttachments: { providesTags: ['Campaigns'] },
    addAttachment: { invalidatesTags: ['Campaigns'] },
    attachProfile: { invalidatesTags: ['Campaigns'] },
    removeAttachment: { invalidatesTags: ['Campaigns'] },
    deleteCampaign: { invalidatesTags: ['Campaigns', 'Stats'] },
    sendCampaign: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Stats', 'TargetSchools', 'Schools'], onQueryStarted: showAnswer },
    takeBackCampaign: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Stats', 'TargetSchools', 'Schools'], onQueryStarted: showAnswer },
    sendKeptMails: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Stats', 'TargetSchools', 'Schools'], onQueryStarted: showAnswer },
    cancelCampaign: { invalidatesTags: ['Campaigns', 'CampaignEmails'], onQueryStarted: showAnswer },
    resumeCampaign: { invalidatesTags: ['Campaigns', 'CampaignEmails'], onQueryStarted: showAnswer },
    pauseCampaign: { invalidatesTags: ['Campaigns', 'CampaignEmails'], onQueryStarted: showAnswer },
    changeSchedule: { invalidatesTags: ['Campaigns', 'CampaignEmails'], onQueryStarted: showAnswer },
    checkReplies: { invalidatesTags: movedBy },
    checkCampaignReplies: { invalidatesTags: movedBy },
    getRecipients: { providesTags: ['Recipients', 'Favorites', 'Contacts'] },
    previewMail: { providesTags: ['Campaigns', 'Contacts', 'User', 'MailSender', 'EmailSettings'] },
    getCampaignEmails: { providesTags: ['CampaignEmails'] },
    resolveEmail: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Conversation', 'Stats', 'TargetSchools', 'Schools'] },
    getHandEmail: { providesTags: ['Campaigns', 'Contacts', 'User', 'MailSender', 'EmailSettings'] },
    listWaitingHandEmails: { providesTags: ['Campaigns', 'CampaignEmails'] },
    markSentByHand: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Stats', 'TargetSchools', 'Schools'] },
    undoSentByHand: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Stats', 'TargetSchools', 'Schools'] },
    noteReply: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Stats', 'TargetSchools', 'Schools'] },
    removeNotedReply: { invalidatesTags: ['Campaigns', 'CampaignEmails', 'Stats', 'TargetSchools', 'Schools'] },
    // Who can be written to again depends on each email.
    getFollowUps: { providesTags: ['Campaigns', 'CampaignEmails'] },
    putFollowUps: { invalidatesTags: ['Campaigns'] },
    skipFollowUp: { invalidatesTags: ['Campaigns', 'CampaignEmails'] },
    decideLateFollowUps: { invalidatesTags: ['Campaigns', 'CampaignEmails'] },
    stopCampaign: { invalidatesTags: ['Campaigns', 'CampaignEmails'] },
    writeAgain: { invalidatesTags: ['Campaigns'] },
    getUpcomingFollowUps: { keepUnusedDataFor: 0, providesTags: ['Campaigns'] },
    chooseCampusZones: { invalidatesTags: ['Campaigns'] },
    getMailStats: { providesTags: ['Stats'] },
    listPlaceholders: { providesTags: ['User', 'Share', 'Stats'] },
    getEmailTemplates: { providesTags: ['EmailTemplates'] },
    getMailSender: { providesTags: ['MailSender', 'User'] },
    getEmailSettings: { providesTags: ['EmailSettings'] },
    changeEmailSettings: { invalidatesTags: ['EmailSettings'] },
    getDailyLimit: { providesTags: ['Campaigns', 'MailSender'] },
  },
});

export const { previewMail } = taggedApi.endpoints;

/** Loads what must be readable offline: drafts, campaigns, and their part of Home. */
export function campaignsForDevice(dispatch: ThunkDispatch<never, unknown, UnknownAction>): void {
  const { getCampaigns, getMailSender, getMailStats } = taggedApi.endpoints;
  const once = { subscribe: false } as const;
  void dispatch(getCampaigns.initiate(undefined, once));
  void dispatch(getMailSender.initiate(undefined, once));
  void dispatch(getMailStats.initiate(undefined, once));
}

export const {
  useGetCampaignsQuery,
  useCreateCampaignMutation,
  useUpdateCampaignMutation,
  useChangeCoachTextMutation,
  useResetCoachTextMutation,
  useDeleteCampaignMutation,
  useGetAttachmentsQuery,
  useAttachProfileMutation,
  useRemoveAttachmentMutation,
  useSendCampaignMutation,
  useSendTestMailMutation,
  useSendKeptMailsMutation,
  useTakeBackCampaignMutation,
  useCancelCampaignMutation,
  useResumeCampaignMutation,
  usePauseCampaignMutation,
  useChangeScheduleMutation,
  usePreviewScheduleMutation,
  useCheckTextMutation,
  useCheckCampaignRepliesMutation,
  useCheckRepliesMutation,
  useGetRecipientsQuery,
  usePreviewMailQuery,
  useGetCampaignEmailsQuery,
  useResolveEmailMutation,
  useGetHandEmailQuery,
  useListWaitingHandEmailsQuery,
  useWriteShortMessageMutation,
  useMarkSentByHandMutation,
  useUndoSentByHandMutation,
  useNoteReplyMutation,
  useRemoveNotedReplyMutation,
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
  useGetEmailTemplatesQuery,
  useListPlaceholdersQuery,
  useGetMailSenderQuery,
  useGetDailyLimitQuery,
  useGetEmailSettingsQuery,
  useChangeEmailSettingsMutation,
} = taggedApi;
