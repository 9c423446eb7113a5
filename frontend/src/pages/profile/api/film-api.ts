import { filmApi } from './film.gen';

/** Film. Clips count in the profile score, which is part of `GET /api/user`. */
const taggedApi = filmApi.enhanceEndpoints({
  endpoints: {
    getFilm: { providesTags: ['Film', 'User'] },
    addClip: { invalidatesTags: ['Film', 'User'] },
    changeClip: { invalidatesTags: ['Film'] },
    removeClip: { invalidatesTags: ['Film', 'User'] },
    arrangeClips: {
      invalidatesTags: ['Film'],
      // The clip is moved on the screen at once; if the server refuses, it is moved back.
      onQueryStarted: async ({ ids }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          filmApi.util.updateQueryData('getFilm', undefined, (film) => {
            film.clips.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    },
  },
});

export const {
  useGetFilmQuery,
  useAddClipMutation,
  useChangeClipMutation,
  useRemoveClipMutation,
  useArrangeClipsMutation,
  useCheckFilmLinkMutation,
} = taggedApi;
