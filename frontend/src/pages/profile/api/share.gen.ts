import { baseApi as api } from "../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShare: build.query<GetShareApiResponse, GetShareApiArg>({
      query: () => ({ url: `/api/user/share` }),
    }),
    changeShare: build.mutation<ChangeShareApiResponse, ChangeShareApiArg>({
      query: (queryArg) => ({
        url: `/api/user/share`,
        method: "PUT",
        body: queryArg,
      }),
    }),
    renewShare: build.mutation<RenewShareApiResponse, RenewShareApiArg>({
      query: () => ({ url: `/api/user/share/renew`, method: "POST" }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as shareApi };
export type GetShareApiResponse = /** status 200  */ ShareDto;
export type GetShareApiArg = void;
export type ChangeShareApiResponse = /** status 200  */ ShareDto;
export type ChangeShareApiArg = ChangeShareRequest;
export type RenewShareApiResponse = /** status 200  */ ShareDto;
export type RenewShareApiArg = void;
export type ShareFieldDto = {
  key:
    | "name"
    | "photo"
    | "position"
    | "graduationYear"
    | "jerseyNumber"
    | "height"
    | "weight"
    | "highSchool"
    | "stats"
    | "film"
    | "highSchoolHeadCoach"
    | "highSchoolPositionCoach"
    | "gpa"
    | "coreGpa"
    | "satScore"
    | "actScore"
    | "city"
    | "state"
    | "birthdate"
    | "email"
    | "twitterHandle"
    | "maxPrepsId";
  label: string;
  group: "about" | "football" | "academics" | "contact";
  ticked: boolean;
  /** The profile says something there */
  filled: boolean;
};
export type ShareDto = {
  enabled: boolean;
  /** On and not expired: whoever has the link sees the profile */
  open: boolean;
  /** null before the first time it is on, or when it cannot be shown again: renew it then */
  link: string | null;
  expiresAt: string | null;
  /** Of this link, without programs and own visits */
  views: number;
  fields: ShareFieldDto[];
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
export type ChangeShareRequest = {
  /** Off: the link is dead at once */
  enabled?: boolean;
  /** Everything to show */
  fields?: (
    | "name"
    | "photo"
    | "position"
    | "graduationYear"
    | "jerseyNumber"
    | "height"
    | "weight"
    | "highSchool"
    | "stats"
    | "film"
    | "highSchoolHeadCoach"
    | "highSchoolPositionCoach"
    | "gpa"
    | "coreGpa"
    | "satScore"
    | "actScore"
    | "city"
    | "state"
    | "birthdate"
    | "email"
    | "twitterHandle"
    | "maxPrepsId"
  )[];
  /** From now on; null: until it is turned off */
  expiresInDays?: (7 | 30 | 90 | 365 | null) | null;
};
export const {
  useGetShareQuery,
  useLazyGetShareQuery,
  useChangeShareMutation,
  useRenewShareMutation,
} = injectedRtkApi;
