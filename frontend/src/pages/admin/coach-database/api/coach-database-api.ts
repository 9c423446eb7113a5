import { coachDatabaseApi as generated } from './coach-database.gen';

const directory = ['Schools', 'TargetSchools', 'Recipients', 'DirectoryStats'] as const;
const changed = (_result: unknown, error: unknown) => (error === undefined ? [...directory] : []);

/** What changes the directory changes every list of it. */
const coachDatabaseApi = generated.enhanceEndpoints({
  endpoints: {
    getDirectoryStats: { providesTags: ['DirectoryStats'] },
    addCoach: { invalidatesTags: changed },
    changeCoach: { invalidatesTags: changed },
    verifyCoach: { invalidatesTags: changed },
    removeCoach: { invalidatesTags: ['Corrections', ...directory] },
    addSchool: { invalidatesTags: changed },
    changeSchool: { invalidatesTags: changed },
    removeSchool: { invalidatesTags: ['Corrections', 'Favorites', ...directory] },
    getSchoolDependants: {},
    listCorrectionQueue: { providesTags: ['Corrections'] },
    listStaffSuggestions: { providesTags: ['Suggestions'] },
    getStaffSuggestion: { providesTags: ['Suggestions'] },
    // A proposal may have been decided or replaced in the meantime, so the list is reloaded after a refusal too.
    acceptStaffSuggestions: { invalidatesTags: ['Suggestions', ...directory] },
    decideStaffSuggestion: { invalidatesTags: ['Suggestions', ...directory] },
    decideCorrection: { invalidatesTags: ['Corrections', ...directory] },
  },
});

export const {
  useGetDirectoryStatsQuery,
  useAddCoachMutation,
  useChangeCoachMutation,
  useVerifyCoachMutation,
  useRemoveCoachMutation,
  useAddSchoolMutation,
  useChangeSchoolMutation,
  useGetSchoolDependantsQuery,
  useRemoveSchoolMutation,
  useListCorrectionQueueQuery,
  useDecideCorrectionMutation,
  useListStaffSuggestionsQuery,
  useGetStaffSuggestionQuery,
  useAcceptStaffSuggestionsMutation,
  useDecideStaffSuggestionMutation,
} = coachDatabaseApi;
