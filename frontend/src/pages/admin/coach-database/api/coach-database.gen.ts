import { baseApi as api } from "../../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDirectoryStats: build.query<
      GetDirectoryStatsApiResponse,
      GetDirectoryStatsApiArg
    >({
      query: () => ({ url: `/api/admin/directory-stats` }),
    }),
    addCoach: build.mutation<AddCoachApiResponse, AddCoachApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/coaches`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeCoach: build.mutation<ChangeCoachApiResponse, ChangeCoachApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/coaches/${queryArg.id}`,
        method: "PUT",
        body: queryArg.changeCoachDto,
      }),
    }),
    removeCoach: build.mutation<RemoveCoachApiResponse, RemoveCoachApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/coaches/${queryArg}`,
        method: "DELETE",
      }),
    }),
    verifyCoach: build.mutation<VerifyCoachApiResponse, VerifyCoachApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/coaches/${queryArg}/verify`,
        method: "POST",
      }),
    }),
    listCorrectionQueue: build.query<
      ListCorrectionQueueApiResponse,
      ListCorrectionQueueApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/corrections`,
        params: {
          status: queryArg,
        },
      }),
    }),
    decideCorrection: build.mutation<
      DecideCorrectionApiResponse,
      DecideCorrectionApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/corrections/${queryArg.id}/decide`,
        method: "POST",
        body: queryArg.decideCorrectionDto,
      }),
    }),
    addSchool: build.mutation<AddSchoolApiResponse, AddSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/schools`,
        method: "POST",
        body: queryArg,
      }),
    }),
    changeSchool: build.mutation<ChangeSchoolApiResponse, ChangeSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/schools/${queryArg.id}`,
        method: "PUT",
        body: queryArg.writeSchoolDto,
      }),
    }),
    removeSchool: build.mutation<RemoveSchoolApiResponse, RemoveSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/schools/${queryArg}`,
        method: "DELETE",
      }),
    }),
    getSchoolDependants: build.query<
      GetSchoolDependantsApiResponse,
      GetSchoolDependantsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/schools/${queryArg}/dependants`,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as coachDatabaseApi };
export type GetDirectoryStatsApiResponse = /** status 200  */ DirectoryStatsDto;
export type GetDirectoryStatsApiArg = void;
export type AddCoachApiResponse = /** status 201  */ StaffCoachDto;
export type AddCoachApiArg = AddCoachDto;
export type ChangeCoachApiResponse = /** status 200  */ StaffCoachDto;
export type ChangeCoachApiArg = {
  id: number;
  changeCoachDto: ChangeCoachDto;
};
export type RemoveCoachApiResponse = unknown;
export type RemoveCoachApiArg = number;
export type VerifyCoachApiResponse = /** status 200  */ StaffCoachDto;
export type VerifyCoachApiArg = number;
export type ListCorrectionQueueApiResponse = /** status 200  */ CorrectionDto[];
export type ListCorrectionQueueApiArg =
  ("open" | "accepted" | "rejected") | undefined;
export type DecideCorrectionApiResponse = /** status 200  */ CorrectionDto;
export type DecideCorrectionApiArg = {
  id: string;
  decideCorrectionDto: DecideCorrectionDto;
};
export type AddSchoolApiResponse = /** status 201  */ SchoolDetailDto;
export type AddSchoolApiArg = WriteSchoolDto;
export type ChangeSchoolApiResponse = /** status 200  */ SchoolDetailDto;
export type ChangeSchoolApiArg = {
  id: number;
  writeSchoolDto: WriteSchoolDto;
};
export type RemoveSchoolApiResponse = /** status 200  */ SchoolDependantsDto;
export type RemoveSchoolApiArg = number;
export type GetSchoolDependantsApiResponse =
  /** status 200  */ SchoolDependantsDto;
export type GetSchoolDependantsApiArg = number;
export type DirectoryStatsDto = {
  totalSchools: number;
  /** Of the shared directory */
  totalCoaches: number;
  d1Schools: number;
  lastUpdated: string | null;
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
export type StaffCoachDto = {
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
  /** Day on which an admin last found the entry right */
  verifiedOn: string | null;
  schoolId: number;
  schoolName: string;
};
export type AddCoachDto = {
  name: string;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
  schoolId: number;
};
export type ChangeCoachDto = {
  name: string;
  title?: string | null;
  email?: string | null;
  phone?: string | null;
};
export type ProposedCoachDto = {
  name?: string;
  title?: string;
  email?: string;
  phone?: string;
};
export type CorrectionDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  coachId: number | null;
  coachName: string | null;
  /** The present address */
  coachEmail: string | null;
  /** Username; null for a mail that came back */
  by: string | null;
  kind: "wrong_address" | "left" | "new_contact" | "other";
  proposed: ProposedCoachDto;
  note: string;
  status: "open" | "accepted" | "rejected";
  createdAt: string;
  decidedAt: string | null;
};
export type DecideCorrectionDto = {
  /** true changes the directory as proposed */
  accept: boolean;
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
  /** Day on which an admin last found the entry right */
  verifiedOn: string | null;
};
export type SchoolAcademicsDto = {
  source: string;
  /** Academic year of the figures */
  year: string | null;
  /** Academic year of the test scores */
  scoresYear: string | null;
  /** 0 to 1 */
  admissionRate: number | null;
  satReading25: number | null;
  satReading75: number | null;
  satMath25: number | null;
  satMath75: number | null;
  satAverage: number | null;
  act25: number | null;
  act75: number | null;
  undergradEnrollment: number | null;
  /** US dollars a year */
  tuitionInState: number | null;
  /** US dollars a year */
  tuitionOutOfState: number | null;
  /** US dollars a year */
  netPriceAverage: number | null;
  /** 0 to 1 */
  completionRate4yr: number | null;
  /** Percent */
  graduationRate6yr: number | null;
  testPolicy: string | null;
  control: string | null;
  locale: string | null;
};
export type SchoolDetailDto = {
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
  aliases: string[];
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: "hot" | "warm" | "committed" | "declined" | "cold";
  /** Shared coaches, then the athlete's own contacts */
  coaches: CoachDto[];
  /** Degrees, of the campus */
  latitude: number | null;
  longitude: number | null;
  academics: SchoolAcademicsDto | null;
};
export type WriteSchoolDto = {
  name: string;
  division: "D1" | "D2" | "D3" | "na";
  city: string;
  state: string;
  subdivision?: string | null;
  conference?: string | null;
  mascot?: string | null;
  websiteUrl?: string | null;
  /** Other names by which people look for it; at most 20 */
  aliases?: string[];
};
export type SchoolDependantsDto = {
  coaches: number;
  /** Coaches whom athletes added for themselves */
  contacts: number;
  favorites: number;
  trackings: number;
  rosterPlayers: number;
};
export const {
  useGetDirectoryStatsQuery,
  useLazyGetDirectoryStatsQuery,
  useAddCoachMutation,
  useChangeCoachMutation,
  useRemoveCoachMutation,
  useVerifyCoachMutation,
  useListCorrectionQueueQuery,
  useLazyListCorrectionQueueQuery,
  useDecideCorrectionMutation,
  useAddSchoolMutation,
  useChangeSchoolMutation,
  useRemoveSchoolMutation,
  useGetSchoolDependantsQuery,
  useLazyGetSchoolDependantsQuery,
} = injectedRtkApi;
