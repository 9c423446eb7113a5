import type { TimelineDto } from '@/shared/api';
import { schoolApi as generated } from './school.gen';

const entriesAPage = 20;

/** One school's timeline with pagination, which the generated call does not have. */
const withPages = generated.injectEndpoints({
  endpoints: (build) => ({
    timeline: build.infiniteQuery<TimelineDto, number, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ before }) => before ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: `/api/schools/${queryArg}/timeline`,
        params: { limit: entriesAPage, before: pageParam },
      }),
    }),
  }),
});

/** A school's timeline; an entry that is logged or removed, and a change of the tracking, read it again. */
export const timelineApi = withPages.enhanceEndpoints({
  addTagTypes: ['Timeline'],
  endpoints: {
    timeline: {
      // The page is not notified of new emails or replies, so old entries are not cached.
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'Timeline', id }],
    },
    logContact: {
      invalidatesTags: (_result, error, { schoolId }) => (error ? [] : [{ type: 'Timeline', id: schoolId }]),
    },
    changeLoggedContact: {
      // Reloads also after a failed change: the entry may have been deleted in another tab.
      invalidatesTags: (_result, _error, { schoolId }) => [{ type: 'Timeline', id: schoolId }],
    },
    removeLoggedContact: {
      invalidatesTags: (_result, _error, { schoolId }) => [{ type: 'Timeline', id: schoolId }],
    },
  },
});

export const { useTimelineInfiniteQuery, useLogContactMutation, useChangeLoggedContactMutation, useRemoveLoggedContactMutation } =
  timelineApi;
