import { baseApi as api } from "../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchools: build.query<ListSchoolsApiResponse, ListSchoolsApiArg>({
      query: () => ({ url: `/api/schools` }),
    }),
    getSchool: build.query<GetSchoolApiResponse, GetSchoolApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}` }),
    }),
    listFavorites: build.query<ListFavoritesApiResponse, ListFavoritesApiArg>({
      query: () => ({ url: `/api/user/favorites` }),
    }),
    addFavorite: build.mutation<AddFavoriteApiResponse, AddFavoriteApiArg>({
      query: (queryArg) => ({
        url: `/api/user/favorites`,
        method: "POST",
        body: queryArg,
      }),
    }),
    removeFavorite: build.mutation<
      RemoveFavoriteApiResponse,
      RemoveFavoriteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/favorites/${queryArg}`,
        method: "DELETE",
      }),
    }),
    listContacts: build.query<ListContactsApiResponse, ListContactsApiArg>({
      query: () => ({ url: `/api/user/contacts` }),
    }),
    addContact: build.mutation<AddContactApiResponse, AddContactApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contacts`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeContact: build.mutation<
      ChangeContactApiResponse,
      ChangeContactApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/contacts/${queryArg.id}`,
        method: "PUT",
        body: queryArg.changeContactDto,
      }),
    }),
    removeContact: build.mutation<
      RemoveContactApiResponse,
      RemoveContactApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/contacts/${queryArg}`,
        method: "DELETE",
      }),
    }),
    listTargetSchools: build.query<
      ListTargetSchoolsApiResponse,
      ListTargetSchoolsApiArg
    >({
      query: () => ({ url: `/api/user/target-schools` }),
    }),
    changeTargetSchool: build.mutation<
      ChangeTargetSchoolApiResponse,
      ChangeTargetSchoolApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/target-schools/${queryArg.schoolId}`,
        method: "PATCH",
        body: queryArg.changeTargetSchoolDto,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as schoolApi };
export type ListSchoolsApiResponse = /** status 200  */ SchoolDto[];
export type ListSchoolsApiArg = void;
export type GetSchoolApiResponse = /** status 200  */ SchoolDto;
export type GetSchoolApiArg = number;
export type ListFavoritesApiResponse = /** status 200  */ FavoriteDto[];
export type ListFavoritesApiArg = void;
export type AddFavoriteApiResponse =
  /** status 200  */ FavoriteDto | /** status 201  */ FavoriteDto;
export type AddFavoriteApiArg = MarkFavoriteDto;
export type RemoveFavoriteApiResponse = unknown;
export type RemoveFavoriteApiArg = number;
export type ListContactsApiResponse = /** status 200  */ ContactDto[];
export type ListContactsApiArg = void;
export type AddContactApiResponse = /** status 201  */ ContactDto;
export type AddContactApiArg = AddContactDto;
export type ChangeContactApiResponse = /** status 200  */ ContactDto;
export type ChangeContactApiArg = {
  id: number;
  changeContactDto: ChangeContactDto;
};
export type RemoveContactApiResponse = unknown;
export type RemoveContactApiArg = number;
export type ListTargetSchoolsApiResponse = /** status 200  */ TargetSchoolDto[];
export type ListTargetSchoolsApiArg = void;
export type ChangeTargetSchoolApiResponse = /** status 200  */ TargetSchoolDto;
export type ChangeTargetSchoolApiArg = {
  schoolId: number;
  changeTargetSchoolDto: ChangeTargetSchoolDto;
};
export type CoachDto = {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** The text as imported */
  title: string;
  /** HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty */
  position: string;
  isHeadCoach: boolean;
  /** A private contact of the signed-in athlete */
  addedByYou: boolean;
  /** Invented for the demo; mail to this coach never leaves */
  isExample: boolean;
};
export type SchoolDto = {
  id: number;
  name: string;
  division: "D1" | "D2" | "D3" | "na";
  /** FBS or FCS in D1 */
  subdivision: string | null;
  conference: string | null;
  /** Postal code */
  state: string;
  city: string;
  mascot: string | null;
  websiteUrl: string | null;
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: "hot" | "warm" | "committed" | "declined" | "cold";
  /** Shared coaches, then the athlete's own contacts */
  coaches: CoachDto[];
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
export type FavoriteSchoolDto = {
  name: string;
  division: "D1" | "D2" | "D3" | "na";
};
export type FavoriteDto = {
  id: string;
  schoolId: number;
  /** 0 to 100, null while unknown */
  matchPercentage: number | null;
  /** 0 to 100, null while unknown */
  positionNeedScore: number | null;
  createdAt: string;
  school: FavoriteSchoolDto;
};
export type MarkFavoriteDto = {
  schoolId: number;
};
export type ContactDto = {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** The text as imported */
  title: string;
  /** HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty */
  position: string;
  isHeadCoach: boolean;
  /** A private contact of the signed-in athlete */
  addedByYou: boolean;
  /** Invented for the demo; mail to this coach never leaves */
  isExample: boolean;
  schoolId: number;
  schoolName: string;
};
export type AddContactDto = {
  name: string;
  /** May be empty */
  title: string;
  email: string;
  schoolId: number;
};
export type ChangeContactDto = {
  name: string;
  /** May be empty */
  title: string;
  email: string;
};
export type TargetSchoolDto = {
  schoolId: number;
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: "hot" | "warm" | "committed" | "declined" | "cold";
  /** May be empty */
  notes: string;
  /** May be empty */
  nextStep: string;
  updatedAt: string;
  school: FavoriteSchoolDto;
};
export type ChangeTargetSchoolDto = {
  introEmailSent?: boolean;
  responseGotten?: boolean;
  filmSent?: boolean;
  twitterConnection?: boolean;
  leadLevel?: "hot" | "warm" | "committed" | "declined" | "cold";
  notes?: string;
  nextStep?: string;
};
export const {
  useListSchoolsQuery,
  useLazyListSchoolsQuery,
  useGetSchoolQuery,
  useLazyGetSchoolQuery,
  useListFavoritesQuery,
  useLazyListFavoritesQuery,
  useAddFavoriteMutation,
  useRemoveFavoriteMutation,
  useListContactsQuery,
  useLazyListContactsQuery,
  useAddContactMutation,
  useChangeContactMutation,
  useRemoveContactMutation,
  useListTargetSchoolsQuery,
  useLazyListTargetSchoolsQuery,
  useChangeTargetSchoolMutation,
} = injectedRtkApi;
