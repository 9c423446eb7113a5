import { schoolApi as generated } from './school.gen';

/** What an athlete proposed for the shared directory. */
export const correctionApi = generated.enhanceEndpoints({
  addTagTypes: ['Corrections'],
  endpoints: {
    listCorrections: { providesTags: ['Corrections'] },
    proposeCorrection: { invalidatesTags: (_result, error) => (error ? [] : ['Corrections']) },
  },
});

export const { useListCorrectionsQuery, useProposeCorrectionMutation } = correctionApi;
