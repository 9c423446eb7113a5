import { baseApi as api } from "../../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFailedSignIns: build.query<
      GetFailedSignInsApiResponse,
      GetFailedSignInsApiArg
    >({
      query: () => ({ url: `/api/admin/operations/sign-ins` }),
    }),
    getOperations: build.query<GetOperationsApiResponse, GetOperationsApiArg>({
      query: () => ({ url: `/api/admin/operations` }),
    }),
    listAccounts: build.query<ListAccountsApiResponse, ListAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          search: queryArg.search,
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    startReplyPoll: build.mutation<
      StartReplyPollApiResponse,
      StartReplyPollApiArg
    >({
      query: () => ({
        url: `/api/admin/operations/reply-poll`,
        method: "POST",
      }),
    }),
    retryFailedJobs: build.mutation<
      RetryFailedJobsApiResponse,
      RetryFailedJobsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/operations/queues/${queryArg}/retry`,
        method: "POST",
      }),
    }),
    getOutbox: build.query<GetOutboxApiResponse, GetOutboxApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/outbox`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    getOutboxMail: build.query<GetOutboxMailApiResponse, GetOutboxMailApiArg>({
      query: (queryArg) => ({ url: `/api/admin/outbox/${queryArg}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as operationsApi };
export type GetFailedSignInsApiResponse = /** status 200  */ FailedSignInsDto;
export type GetFailedSignInsApiArg = void;
export type GetOperationsApiResponse = /** status 200  */ Operations;
export type GetOperationsApiArg = void;
export type ListAccountsApiResponse = /** status 200  */ OperationsAccount[];
export type ListAccountsApiArg = {
  /** Part of a username or address */
  search?: string;
  limit?: number;
  /** The id of the last account of the page before */
  before?: string;
};
export type StartReplyPollApiResponse = /** status 200  */ StartedPoll;
export type StartReplyPollApiArg = void;
export type RetryFailedJobsApiResponse = /** status 200  */ RetriedJobs;
export type RetryFailedJobsApiArg = string;
export type GetOutboxApiResponse = /** status 200  */ OutboxMail[];
export type GetOutboxApiArg = {
  limit?: number;
  /** The id of the last mail of the page before */
  before?: string;
};
export type GetOutboxMailApiResponse = /** status 200  */ OutboxMailText;
export type GetOutboxMailApiArg = string;
export type SignInLimitsDto = {
  /** RATE_LIMITS */
  isOn: boolean;
  /** Failures of one account from one place before the first wait */
  freeFailures: number;
  maxWaitSeconds: number;
  /** Failures of one account in an hour from new devices */
  failuresPerAccount: number;
  /** Accounts with failures in an hour from one address */
  accountsPerAddress: number;
};
export type FailedSignInLineDto = {
  /** Null when no account has the name */
  username: string | null;
  /** Without its last part */
  address: string;
  isKnownDevice: boolean;
  failures: number;
  lastAt: string;
  /** Null when the next try is free */
  waitsUntil: string | null;
  /** Takes no tries from new devices for the rest of the hour */
  isAccountFull: boolean;
};
export type FailedSignInsDto = {
  limits: SignInLimitsDto;
  /** In the last hour */
  failures: number;
  accounts: number;
  addresses: number;
  /** Pairs of account and place that have to wait now */
  waiting: number;
  fullAccounts: number;
  /** Of the last day, most failures first, 20 at most */
  lines: FailedSignInLineDto[];
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
export type OperationsUsers = {
  total: number;
  admins: number;
  /** Signed up in the last 7 days */
  newThisWeek: number;
  /** Used the product in the last 7 days, by the sessions that are open */
  seenThisWeek: number;
};
export type OperationsQueue = {
  name: string;
  due: number;
  /** Not before a moment that is still to come */
  scheduled: number;
  running: number;
  failed: number;
  oldestDueAt: string | null;
};
export type OperationsGmail = {
  /** Whether athletes can connect an account at all on this server */
  isSetUp: boolean;
  connected: number;
  /** Of the connected ones: replies cannot be read */
  sendOnly: number;
  needsReconnect: number;
  /** Of the connected ones: wait because Google asked to slow down */
  resting: number;
};
export type OperationsReplies = {
  /** Connected mailboxes that are looked into */
  mailboxes: number;
  due: number;
  inTrouble: number;
  /** The newest check of any mailbox */
  lastCheckAt: string | null;
  /** The oldest of all last checks */
  oldestCheckAt: string | null;
};
export type OperationsSending = {
  /** Without one, whatever Gmail does not take stays in the outbox */
  hasMailServer: boolean;
  lastHour: number;
  lastDay: number;
  lastWeek: number;
  queued: number;
  unknown: number;
  /** Not delivered: kept until there is a way to deliver them */
  kept: number;
  /** Refused in the last 24 hours */
  failedLastDay: number;
  /** Sent in the last 24 hours by the Gmail mailbox that sent most */
  busiestMailbox: number | null;
};
export type OperationsProcess = {
  /** Milliseconds that requests waited for the event loop of this process: 99th percentile of the worst of the last five minutes */
  eventLoopDelayP99Ms: number;
};
export type Operations = {
  at: string;
  users: OperationsUsers;
  queues: OperationsQueue[];
  gmail: OperationsGmail;
  replies: OperationsReplies;
  sending: OperationsSending;
  process: OperationsProcess;
};
export type OperationsAccount = {
  id: string;
  username: string;
  email: string;
  isAdmin: boolean;
  /** Invented for the demo */
  isExample: boolean;
  isEmailVerified: boolean;
  createdAt: string;
  /** To ten minutes; null without an open session */
  lastSeenAt: string | null;
};
export type StartedPoll = {
  /** Mailboxes that are looked into now */
  mailboxes: number;
};
export type RetriedJobs = {
  retried: number;
};
export type OutboxMail = {
  id: string;
  messageId: string;
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  /** Why it stays on this server; demo: delivered within the demo */
  reason: "no_mail_server" | "example_recipient" | "demo";
  createdAt: string;
};
export type OutboxMailText = {
  id: string;
  messageId: string;
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  /** Why it stays on this server; demo: delivered within the demo */
  reason: "no_mail_server" | "example_recipient" | "demo";
  createdAt: string;
  text: string;
};
export const {
  useGetFailedSignInsQuery,
  useLazyGetFailedSignInsQuery,
  useGetOperationsQuery,
  useLazyGetOperationsQuery,
  useListAccountsQuery,
  useLazyListAccountsQuery,
  useStartReplyPollMutation,
  useRetryFailedJobsMutation,
  useGetOutboxQuery,
  useLazyGetOutboxQuery,
  useGetOutboxMailQuery,
  useLazyGetOutboxMailQuery,
} = injectedRtkApi;
