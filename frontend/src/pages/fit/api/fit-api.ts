import { fitApi } from './fit.gen';

/** A fit depends on the profile, the games and the school, and is invalidated when one of them changes. */
const taggedApi = fitApi.enhanceEndpoints({
  endpoints: {
    getFitAnalysis: { providesTags: ['User', 'Schools'] },
    getRoster: { providesTags: ['Schools'] },
  },
});

export const { useGetFitAnalysisQuery, useGetRosterQuery } = taggedApi;
