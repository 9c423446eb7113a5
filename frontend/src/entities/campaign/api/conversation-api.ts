import type { ConversationDto, ConversationListDto, ProfileMessagesDto, TalkState } from '@/shared/api';
import { campaignApi as generated } from './campaign.gen';

const entriesAPage = 30;

const listed = { type: 'Conversation', id: 'LIST' } as const;
const byForm = { type: 'Conversation', id: 'BY_FORM' } as const;

interface ListedTalks {
  filter: TalkState | 'all';
  /** Part of the name of a coach or of a school; empty: all. */
  search: string;
}

/** One conversation, and the list of all, a page at a time from the newest; the generated calls know nothing of pages. */
const withPages = generated.injectEndpoints({
  endpoints: (build) => ({
    conversation: build.infiniteQuery<ConversationDto, number, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: `/api/user/conversations/${queryArg}`,
        params: { limit: entriesAPage, before: pageParam },
      }),
    }),
    conversations: build.infiniteQuery<ConversationListDto, ListedTalks, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      query: ({ queryArg: { filter, search }, pageParam }) => ({
        url: '/api/user/conversations',
        params: {
          limit: entriesAPage,
          state: filter === 'all' ? undefined : filter,
          search: search === '' ? undefined : search,
          before: pageParam,
        },
      }),
    }),
    profileMessages: build.infiniteQuery<ProfileMessagesDto, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      query: ({ pageParam }) => ({ url: '/api/user/profile-messages', params: { before: pageParam } }),
    }),
  }),
});

/** What changes a conversation reads it again; an answer moves Home and the school too. */
const conversationApi = withPages.enhanceEndpoints({
  addTagTypes: ['Timeline'],
  endpoints: {
    conversation: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'Conversation', id }],
    },
    getConversationEntry: { providesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }] },
    conversations: { providesTags: [listed, 'CampaignEmails'] },
    profileMessages: { providesTags: [byForm] },
    reportProfileMessage: { invalidatesTags: [byForm] },
    checkProfileMessage: { invalidatesTags: [byForm] },
    // Also after an error: another tab may have sent, or it has left in the meantime.
    sendAnswer: { invalidatesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }, listed, 'Timeline'] },
    takeAnswerBack: { invalidatesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }, listed, 'Timeline'] },
    markReplyChecked: { invalidatesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }, listed] },
    reportReply: { invalidatesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }, listed] },
    readReplyTexts: {
      invalidatesTags: (result, _error, coachId) =>
        result !== undefined && result.read > 0 ? [{ type: 'Conversation', id: coachId }, listed] : [],
    },
  },
});

export const {
  useConversationInfiniteQuery,
  useConversationsInfiniteQuery,
  useGetConversationEntryQuery,
  useSendAnswerMutation,
  useTakeAnswerBackMutation,
  useMarkReplyCheckedMutation,
  useReportReplyMutation,
  useReadReplyTextsMutation,
  useProfileMessagesInfiniteQuery,
  useReportProfileMessageMutation,
  useCheckProfileMessageMutation,
} = conversationApi;
