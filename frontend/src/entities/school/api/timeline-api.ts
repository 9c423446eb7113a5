import type { TimelineDto } from '@/shared/api';
import { schoolApi as generated } from './school.gen';

const entriesAPage = 20;

/** One school's timeline, a page at a time; the generated call knows nothing of pages. */
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
      // What happens elsewhere, an email or a reply, does not tell this page: old entries are not kept for long.
      keepUnusedDataFor: 0,
      providesTags: (_result, _error, id) => [{ type: 'Timeline', id }],
    },
    logContact: {
      invalidatesTags: (_result, error, { schoolId }) => (error ? [] : [{ type: 'Timeline', id: schoolId }]),
    },
    changeLoggedContact: {
      // A failed change reads again too: the entry may be gone in another tab.
      invalidatesTags: (_result, _error, { schoolId }) => [{ type: 'Timeline', id: schoolId }],
    },
    removeLoggedContact: {
      invalidatesTags: (_result, _error, { schoolId }) => [{ type: 'Timeline', id: schoolId }],
    },
  },
});

export const { useTimelineInfiniteQuery, useLogContactMutation, useChangeLoggedContactMutation, useRemoveLoggedContactMutation } =
  timelineApi;
