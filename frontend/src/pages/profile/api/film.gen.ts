import { baseApi as api } from "../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFilm: build.query<GetFilmApiResponse, GetFilmApiArg>({
      query: () => ({ url: `/api/user/film-clips` }),
    }),
    addClip: build.mutation<AddClipApiResponse, AddClipApiArg>({
      query: (queryArg) => ({
        url: `/api/user/film-clips`,
        method: "POST",
        body: queryArg,
      }),
    }),
    checkFilmLink: build.mutation<
      CheckFilmLinkApiResponse,
      CheckFilmLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/film-clips/check`,
        method: "POST",
        body: queryArg,
      }),
    }),
    arrangeClips: build.mutation<ArrangeClipsApiResponse, ArrangeClipsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/film-clips/order`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    changeClip: build.mutation<ChangeClipApiResponse, ChangeClipApiArg>({
      query: (queryArg) => ({
        url: `/api/user/film-clips/${queryArg.id}`,
        method: "PATCH",
        body: queryArg.changeClipRequest,
      }),
    }),
    removeClip: build.mutation<RemoveClipApiResponse, RemoveClipApiArg>({
      query: (queryArg) => ({
        url: `/api/user/film-clips/${queryArg}`,
        method: "DELETE",
      }),
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
export type FilmPlayerDto = {
  host: "hudl" | "youtube" | "vimeo";
  /** For a sandboxed frame */
  embedUrl: string;
};
export type FilmLinkDto = {
  url: string;
  site: string;
  /** null: show a link */
  player: FilmPlayerDto | null;
};
export type FilmClipDto = {
  url: string;
  site: string;
  /** null: show a link */
  player: FilmPlayerDto | null;
  id: string;
  title: string;
};
export type FilmDto = {
  /** The film link of the profile; it comes first */
  main: FilmLinkDto | null;
  /** In the athlete's order */
  clips: FilmClipDto[];
};
export type FieldProblem = {
  /** Path of the field in the body or query */
  field: string;
  code: string;
  message: string;
};
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** What the screen shows */
  message: string;
  /** Stable code */
  code: string;
  requestId: string;
  errors: FieldProblem[];
};
export type AddClipRequest = {
  title: string;
  url: string;
};
export type LinkAnswerDto = {
  answer: "ok" | "not_found" | "unreachable" | "refused";
  message: string;
};
export type CheckLinkRequest = {
  url: string;
};
export type ClipOrderRequest = {
  /** All clips, each once, in the order wanted */
  ids: string[];
};
export type ChangeClipRequest = {
  title?: string;
  url?: string;
};
export const {
  useGetFilmQuery,
  useLazyGetFilmQuery,
  useAddClipMutation,
  useCheckFilmLinkMutation,
  useArrangeClipsMutation,
  useChangeClipMutation,
  useRemoveClipMutation,
} = injectedRtkApi;
