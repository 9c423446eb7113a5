import { generatedCoachWordApi } from './coach-word.gen';

/** What coaches confirmed. A change of the profile can end a confirmation, so nothing is cached. */
export const coachWordApi = generatedCoachWordApi.enhanceEndpoints({
  endpoints: {
    getCoachWords: { providesTags: ['CoachWords'], keepUnusedDataFor: 0 },
    askCoach: { invalidatesTags: ['CoachWords'] },
    revokeCoachWord: { invalidatesTags: ['CoachWords'] },
    lookAtCoachWord: { keepUnusedDataFor: 0 },
  },
});

export const {
  useAnswerCoachWordMutation,
  useAskCoachMutation,
  useGetCoachWordsQuery,
  useLookAtCoachWordQuery,
  useRevokeCoachWordMutation,
} = coachWordApi;
