import { fitApi } from './fit.gen';

/** A fit is made of the profile, the games and the school, so it is stale when one of them changed. */
const taggedApi = fitApi.enhanceEndpoints({
  endpoints: {
    getFitAnalysis: { providesTags: ['User', 'Schools'] },
    getRoster: { providesTags: ['Schools'] },
  },
});

export const { useGetFitAnalysisQuery, useGetRosterQuery } = taggedApi;
