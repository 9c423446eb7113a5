import { baseApi as api } from "../../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminHome: build.query<GetAdminHomeApiResponse, GetAdminHomeApiArg>({
      query: () => ({ url: `/api/admin/home` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as adminHomeApi };
export type GetAdminHomeApiResponse = /** status 200  */ AdminHome;
export type GetAdminHomeApiArg = void;
export type AdminHomeDirectory = {
  correctionsWaiting: number;
  schools: number;
  /** With the email address of at least one coach of the shared directory */
  schoolsWithCoachEmail: number;
};
export type AdminHomeServer = {
  /** Jobs that failed and are not tried again by themselves */
  failedJobs: number;
  /** Without one, email that Gmail does not take stays on this server */
  hasMailServer: boolean;
  /** Whether athletes can connect Gmail on this server */
  isGmailSetUp: boolean;
  /** Emails waiting to be sent */
  queued: number;
  /** Emails of which nobody knows whether they were sent */
  unknown: number;
  /** Emails refused in the last 24 hours */
  failedLastDay: number;
  /** Mailboxes that are checked for replies */
  mailboxes: number;
  mailboxesInTrouble: number;
  /** The newest check of any mailbox */
  lastReplyCheckAt: string | null;
};
export type AdminHome = {
  directory: AdminHomeDirectory;
  server: AdminHomeServer;
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
export const { useGetAdminHomeQuery, useLazyGetAdminHomeQuery } =
  injectedRtkApi;
