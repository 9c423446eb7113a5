import type { ConversationDto } from '@/shared/api';
import { campaignApi as generated } from './campaign.gen';

const entriesAPage = 30;

/** One conversation, a page at a time from the newest; the generated call knows nothing of pages. */
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
  }),
});

/** What changes a conversation reads it anew; an answer moves Home and the school too. */
const conversationApi = withPages.enhanceEndpoints({
  addTagTypes: ['Timeline'],
  endpoints: {
    conversation: {
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'Conversation', id }],
    },
    // Also after an error: another tab may have sent, or it has left meanwhile.
    sendAnswer: { invalidatesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }, 'Timeline'] },
    takeAnswerBack: { invalidatesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }, 'Timeline'] },
    markReplyChecked: { invalidatesTags: (_result, _error, { coachId }) => [{ type: 'Conversation', id: coachId }] },
    readReplyTexts: {
      invalidatesTags: (result, _error, coachId) =>
        result !== undefined && result.read > 0 ? [{ type: 'Conversation', id: coachId }] : [],
    },
  },
});

export const {
  useConversationInfiniteQuery,
  useSendAnswerMutation,
  useTakeAnswerBackMutation,
  useMarkReplyCheckedMutation,
  useReadReplyTextsMutation,
} = conversationApi;
