import { generatedSuggestionsApi } from './suggestions.gen';

/** Suggestions change with the own lists, the profile and the directory. */
export const suggestionsApi = generatedSuggestionsApi.enhanceEndpoints({
  addTagTypes: ['SchoolSuggestions', 'Favorites', 'TargetSchools', 'User', 'Schools'],
  endpoints: {
    listSchoolSuggestions: { providesTags: ['SchoolSuggestions', 'Favorites', 'TargetSchools', 'User', 'Schools'], keepUnusedDataFor: 0 },
    dismissSchool: { invalidatesTags: ['SchoolSuggestions'] },
    bringSchoolBack: { invalidatesTags: ['SchoolSuggestions'] },
  },
});

export const { useListSchoolSuggestionsQuery, useDismissSchoolMutation, useBringSchoolBackMutation } = suggestionsApi;
