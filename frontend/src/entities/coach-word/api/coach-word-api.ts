import { generatedCoachWordApi } from './coach-word.gen';

/** What coaches confirm. A change of the profile can end a word, so nothing is kept between two looks. */
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
