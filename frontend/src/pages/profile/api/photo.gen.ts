import { baseApi as api } from '../../../shared/api/base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    setPhoto: build.mutation<SetPhotoApiResponse, SetPhotoApiArg>({
      query: (queryArg) => ({ url: `/api/profile-picture`, method: 'PUT', body: queryArg }),
    }),
    removePhoto: build.mutation<RemovePhotoApiResponse, RemovePhotoApiArg>({
      query: () => ({ url: `/api/profile-picture`, method: 'DELETE' }),
    }),
    createPhotoUpload: build.mutation<CreatePhotoUploadApiResponse, CreatePhotoUploadApiArg>({
      query: () => ({ url: `/api/profile-picture/upload-url`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as photoApi };
export type SetPhotoApiResponse = /** status 200  */ User;
export type SetPhotoApiArg = SetPhotoRequest;
export type RemovePhotoApiResponse = unknown;
export type RemovePhotoApiArg = void;
export type CreatePhotoUploadApiResponse = /** status 200  */ PhotoUpload;
export type CreatePhotoUploadApiArg = void;
export type MeasuredDto = {
  value: number;
  unit: 's' | 'in';
  /** null where nothing is timed */
  timing: ('hand' | 'laser' | null) | null;
  date: string | null;
  place: string | null;
  measuredBy: string | null;
};
export type MissingPartDto = {
  /** The field of the user that fills it */
  field: string;
  label: string;
  /** Points that it brings */
  weight: number;
};
export type ProfileScoreDto = {
  score: number;
  /** The heaviest first */
  missing: MissingPartDto[];
};
export type Game = {
  id: string;
  opponent: string;
  date: string;
  /** The counters that were recorded */
  stats: {
    [key: string]: number;
  };
};
export type UserStatsDto = {
  /** sent + opened + replied + automatic replies + bounced */
  emailsSentCount: number;
  /** An estimate: some mail programs open by themselves */
  emailsOpenedCount: number;
  /** Replies written by a person */
  emailsRepliedCount: number;
  activeCampaignsCount: number;
  /** Newest first */
  games: Game[];
};
export type User = {
  firstName: string | null;
  lastName: string | null;
  position: string | null;
  graduationYear: number | null;
  height: string | null;
  /** Pounds */
  weight: number | null;
  fortyYardDash: MeasuredDto | null;
  armLength: MeasuredDto | null;
  handSize: MeasuredDto | null;
  jerseyNumber: string | null;
  gpa: number | null;
  /** Of the NCAA's core courses */
  coreGpa: number | null;
  satScore: number | null;
  actScore: number | null;
  highSchool: string | null;
  highSchoolHeadCoach: string | null;
  highSchoolPositionCoach: string | null;
  city: string | null;
  state: string | null;
  birthdate: string | null;
  phone: string | null;
  /** Without the @ */
  twitterHandle: string | null;
  /** The full address of the page */
  maxPrepsId: string | null;
  hudlProfileUrl: string | null;
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
  /** The athlete proved to read this address */
  emailVerified: boolean;
  profileImageUrl: string | null;
  gmailConnected: boolean;
  profileScore: ProfileScoreDto;
  stats: UserStatsDto;
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
export type SetPhotoRequest = {
  /** The uploadURL, with or without its query */
  profileImageUrl: string;
};
export type PhotoUpload = {
  /** PUT one image of at most 5,242,880 bytes there, within ten minutes */
  uploadURL: string;
  /** Headers to send with the PUT; empty unless the storage asks for some */
  headers: {
    [key: string]: string;
  };
};
export const { useSetPhotoMutation, useRemovePhotoMutation, useCreatePhotoUploadMutation } = injectedRtkApi;
