import { baseApi as api } from '../../../shared/api/base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    connectGmail: build.query<ConnectGmailApiResponse, ConnectGmailApiArg>({
      query: (queryArg) => ({
        url: `/api/gmail/connect`,
        params: {
          replies: queryArg.replies,
          sameTab: queryArg.sameTab,
        },
      }),
    }),
    disconnectGmail: build.mutation<DisconnectGmailApiResponse, DisconnectGmailApiArg>({
      query: () => ({ url: `/api/gmail/disconnect`, method: 'POST' }),
    }),
    getGmailStatus: build.query<GetGmailStatusApiResponse, GetGmailStatusApiArg>({
      query: () => ({ url: `/api/gmail/status` }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/login`, method: 'POST', body: queryArg }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/logout`, method: 'POST' }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({ url: `/api/register`, method: 'POST', body: queryArg }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: () => ({ url: `/api/user` }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({ url: `/api/user`, method: 'PUT', body: queryArg }),
    }),
    sendVerificationMail: build.mutation<SendVerificationMailApiResponse, SendVerificationMailApiArg>({
      query: () => ({ url: `/api/user/verification-mail`, method: 'POST' }),
    }),
    verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
      query: (queryArg) => ({ url: `/api/verify-email`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as athleteApi };
export type ConnectGmailApiResponse = /** status 200  */ GmailConnect;
export type ConnectGmailApiArg = {
  /** Whether to ask for reading replies too */
  replies?: 'true' | 'false';
  /** true: the consent page replaces the app’s own tab, so the callback leads back to the profile page */
  sameTab?: 'true' | 'false';
};
export type DisconnectGmailApiResponse = /** status 200  */ GmailDisconnected;
export type DisconnectGmailApiArg = void;
export type GetGmailStatusApiResponse = /** status 200  */ GmailStatusView;
export type GetGmailStatusApiArg = void;
export type LoginApiResponse = /** status 200  */ User;
export type LoginApiArg = LoginRequest;
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type RegisterApiResponse = /** status 201  */ User;
export type RegisterApiArg = RegisterRequest;
export type GetUserApiResponse = /** status 200  */ User;
export type GetUserApiArg = void;
export type UpdateUserApiResponse = /** status 200  */ User;
export type UpdateUserApiArg = UpdateUserRequest;
export type SendVerificationMailApiResponse = /** status 200  */ VerificationMail;
export type SendVerificationMailApiArg = void;
export type VerifyEmailApiResponse = unknown;
export type VerifyEmailApiArg = VerifyEmailRequest;
export type GmailConnect = {
  /** Google’s consent page */
  authUrl: string;
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
export type GmailDisconnected = {
  /** Whether Google confirmed that the access is gone; Recruit has forgotten it in any case */
  revoked: boolean;
};
export type GmailStatusView = {
  connected: boolean;
  /** Null while not connected */
  email: string | null;
  /** The address that has to be connected again */
  lostEmail: string | null;
  state: 'connected' | 'needs_reconnect' | 'not_connected' | 'not_set_up';
  /** False: mail leaves by Gmail, but replies are not seen */
  canReadReplies: boolean;
  /** Why it has to be connected again */
  reason: ('grant_ended' | 'may_not_send' | 'blocked_by_admin' | 'no_mail_service' | 'token_unreadable' | null) | null;
  /** The reason as a sentence for the athlete */
  message: string | null;
  /** Emails that may leave in any 24 hours */
  dailyCap: number;
  /** Emails that left in the last 24 hours */
  sentLast24Hours: number;
};
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
export type LoginRequest = {
  username: string;
  password: string;
};
export type RegisterRequest = {
  username: string;
  email: string;
  password: string;
};
export type MeasuredRequest = {
  /** Seconds with at most two decimals, or inches in eighths, also as text: 33 1/8 */
  value: number | string;
  /** The unit of the field */
  unit?: 's' | 'in';
  /** Required where the value is timed, else left out */
  timing?: ('hand' | 'laser' | null) | null;
  /** In the last five years, not in the future */
  date?: string | null;
  place?: string | null;
  measuredBy?: string | null;
};
export type UpdateUserRequest = {
  firstName?: string | null;
  lastName?: string | null;
  position?:
    ('QB' | 'RB' | 'FB' | 'WR' | 'TE' | 'OL' | 'DL' | 'EDGE' | 'NT' | 'LB' | 'DB' | 'CB' | 'S' | 'K' | 'P' | 'LS' | 'ATH' | null) | null;
  /** From last year to ten years from now */
  graduationYear?: number | null;
  /** 6-2, 6'2 or 74 are stored as 6'2" */
  height?: string | null;
  /** Pounds */
  weight?: number | null;
  /** Seconds with at most two decimals, timed by hand or by laser */
  fortyYardDash?: MeasuredRequest | null;
  /** Inches in eighths */
  armLength?: MeasuredRequest | null;
  /** Inches in eighths */
  handSize?: MeasuredRequest | null;
  jerseyNumber?: string | null;
  gpa?: number | null;
  /** The GPA of the NCAA's core courses */
  coreGpa?: number | null;
  satScore?: number | null;
  actScore?: number | null;
  highSchool?: string | null;
  highSchoolHeadCoach?: string | null;
  highSchoolPositionCoach?: string | null;
  city?: string | null;
  /** Code or name of a state of the USA; stored as the code */
  state?: string | null;
  /** Under 13 is refused with the code under_13 */
  birthdate?: string | null;
  /** With its area code; outside the USA it begins with + */
  phone?: string | null;
  /** A name, @name or the address at x.com */
  twitterHandle?: string | null;
  /** The full address of the page */
  maxPrepsId?: string | null;
  /** http or https; without a scheme it gets https */
  hudlProfileUrl?: string | null;
  /** The stored values that the profile fields were changed from; a field left out is replaced whatever is stored */
  before?: {
    [key: string]: ((string | null) | (number | null) | (object | null)) | null;
  };
  /** A changed address needs currentPassword and counts as not verified; it cannot be cleared */
  email?: string;
  /** Only to change the email address */
  currentPassword?: string;
};
export type VerificationMail = {
  /** False when the email was not delivered: it is only kept on this server, or the address is confirmed already */
  delivered: boolean;
};
export type VerifyEmailRequest = {
  /** The token of the link in the email */
  token: string;
};
export const {
  useConnectGmailQuery,
  useLazyConnectGmailQuery,
  useDisconnectGmailMutation,
  useGetGmailStatusQuery,
  useLazyGetGmailStatusQuery,
  useLoginMutation,
  useLogoutMutation,
  useRegisterMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
  useUpdateUserMutation,
  useSendVerificationMailMutation,
  useVerifyEmailMutation,
} = injectedRtkApi;
