import { baseApi as api } from '../../../shared/api/base-api';
import type {
  AddClipRequest,
  ChangeClipRequest,
  CheckLinkRequest,
  ClipOrderRequest,
  FilmClipDto,
  FilmDto,
  LinkAnswerDto,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFilm: build.query<GetFilmApiResponse, GetFilmApiArg>({
      query: () => ({ url: `/api/user/film-clips` }),
    }),
    addClip: build.mutation<AddClipApiResponse, AddClipApiArg>({
      query: (queryArg) => ({ url: `/api/user/film-clips`, method: 'POST', body: queryArg }),
    }),
    checkFilmLink: build.mutation<CheckFilmLinkApiResponse, CheckFilmLinkApiArg>({
      query: (queryArg) => ({ url: `/api/user/film-clips/check`, method: 'POST', body: queryArg }),
    }),
    arrangeClips: build.mutation<ArrangeClipsApiResponse, ArrangeClipsApiArg>({
      query: (queryArg) => ({ url: `/api/user/film-clips/order`, method: 'PUT', body: queryArg }),
    }),
    changeClip: build.mutation<ChangeClipApiResponse, ChangeClipApiArg>({
      query: (queryArg) => ({ url: `/api/user/film-clips/${queryArg.id}`, method: 'PATCH', body: queryArg.changeClipRequest }),
    }),
    removeClip: build.mutation<RemoveClipApiResponse, RemoveClipApiArg>({
      query: (queryArg) => ({ url: `/api/user/film-clips/${queryArg}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as filmApi };
export type GetFilmApiResponse = /** status 200  */ FilmDto;
export type GetFilmApiArg = void;
export type AddClipApiResponse = /** status 201  */ FilmClipDto;
export type AddClipApiArg = AddClipRequest;
export type CheckFilmLinkApiResponse = /** status 200  */ LinkAnswerDto;
export type CheckFilmLinkApiArg = CheckLinkRequest;
export type ArrangeClipsApiResponse = unknown;
export type ArrangeClipsApiArg = ClipOrderRequest;
export type ChangeClipApiResponse = /** status 200  */ FilmClipDto;
export type ChangeClipApiArg = {
  id: string;
  changeClipRequest: ChangeClipRequest;
};
export type RemoveClipApiResponse = unknown;
export type RemoveClipApiArg = string;
export const {
  useGetFilmQuery,
  useLazyGetFilmQuery,
  useAddClipMutation,
  useCheckFilmLinkMutation,
  useArrangeClipsMutation,
  useChangeClipMutation,
  useRemoveClipMutation,
} = injectedRtkApi;
