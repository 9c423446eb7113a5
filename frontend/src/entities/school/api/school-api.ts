import { original } from '@reduxjs/toolkit';
import type { FavoriteDto } from '@/shared/api';
import { schoolApi as generated } from './school.gen';

/** Shown in the list until the server has answered. */
function expectedFavorite(schoolId: number): FavoriteDto {
  return {
    id: `pending-${schoolId}`,
    schoolId,
    matchPercentage: null,
    positionNeedScore: null,
    createdAt: '',
    school: { name: '', division: 'na' },
  };
}

const withTags = generated.enhanceEndpoints({
  endpoints: {
    listSchools: { providesTags: ['Schools'] },
    listFirstSchools: { providesTags: ['Schools'] },
    getSchool: { providesTags: ['Schools'] },
    listSchoolFits: { providesTags: ['Schools', 'User'], keepUnusedDataFor: 60 },
    getStaffPageLink: { providesTags: ['Contacts'] },
    listFavorites: { providesTags: ['Favorites'] },
    listContacts: { providesTags: ['Contacts'] },
    addContact: { invalidatesTags: (_result, error) => (error ? [] : ['Schools', 'Contacts', 'Recipients']) },
    changeContact: { invalidatesTags: (_result, error) => (error ? [] : ['Schools', 'Contacts', 'Recipients']) },
    importStaffPage: { invalidatesTags: (_result, error) => (error ? [] : ['Schools', 'Contacts', 'Recipients']) },
    removeContact: { invalidatesTags: (_result, error) => (error ? [] : ['Schools', 'Contacts', 'Recipients']) },
  },
});

/**
 * The directory, the athlete's favorites and private contacts. A favorite changes on the screen at once and is taken
 * back when the server refuses; the server's answer, not a second look-up, then is in the list, so that a star
 * pressed in the meantime does not flicker.
 */
export const schoolApi = withTags.enhanceEndpoints({
  endpoints: {
    addFavorite: {
      invalidatesTags: (_result, error) => (error ? ['Favorites'] : ['Stats', 'TargetSchools', 'Recipients']),
      async onQueryStarted({ schoolId }, { dispatch, queryFulfilled }) {
        const put = (favorite: FavoriteDto | null) =>
          dispatch(
            withTags.util.updateQueryData('listFavorites', undefined, (list) => {
              const others = list.filter((entry) => entry.schoolId !== schoolId);
              return favorite === null ? others : [favorite, ...others];
            }),
          );
        put(expectedFavorite(schoolId));
        try {
          put((await queryFulfilled).data);
        } catch {
          put(null);
        }
      },
    },
    removeFavorite: {
      invalidatesTags: (_result, error) => (error ? ['Favorites'] : ['Stats', 'TargetSchools', 'Recipients']),
      async onQueryStarted(schoolId, { dispatch, queryFulfilled }) {
        let removed: FavoriteDto | undefined;
        dispatch(
          withTags.util.updateQueryData('listFavorites', undefined, (list) => {
            removed = original(list)?.find((entry) => entry.schoolId === schoolId);
            return list.filter((entry) => entry.schoolId !== schoolId);
          }),
        );
        try {
          await queryFulfilled;
        } catch {
          const back = removed;
          if (back === undefined) return;
          dispatch(withTags.util.updateQueryData('listFavorites', undefined, (list) => [back, ...list]));
        }
      },
    },
  },
});

export const {
  useListSchoolsQuery,
  useGetSchoolQuery,
  useListSchoolFitsQuery,
  useListFavoritesQuery,
  useAddFavoriteMutation,
  useRemoveFavoriteMutation,
  useListContactsQuery,
  useAddContactMutation,
  useChangeContactMutation,
  useRemoveContactMutation,
  useGetStaffPageLinkQuery,
  useReadStaffPageMutation,
  useImportStaffPageMutation,
} = schoolApi;

/** The start of the directory when it came with the document; never requested from the server. */
export const useFirstSchools = () => schoolApi.endpoints.listFirstSchools.useQueryState();
