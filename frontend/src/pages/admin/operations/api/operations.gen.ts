import { baseApi as api } from '../../../../shared/api/base-api';
import type {
  ChangeRoleRequest,
  CoverageDto,
  EndedUserSessions,
  FailedSignInsDto,
  LastDeliverability,
  Operations,
  OperationsAccount,
  OutboxMail,
  OutboxMailText,
  PlatformMail,
  ResetLinkDto,
  RetriedJobs,
  SentTestMail,
  StartedBackup,
  StartedPoll,
  Upkeep,
} from '../../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOperations: build.query<GetOperationsApiResponse, GetOperationsApiArg>({
      query: () => ({ url: `/api/admin/operations` }),
    }),
    makeBackup: build.mutation<MakeBackupApiResponse, MakeBackupApiArg>({
      query: () => ({ url: `/api/admin/operations/backups`, method: 'POST' }),
    }),
    getCoverage: build.query<GetCoverageApiResponse, GetCoverageApiArg>({
      query: () => ({ url: `/api/admin/operations/coverage` }),
    }),
    getDeliverability: build.query<GetDeliverabilityApiResponse, GetDeliverabilityApiArg>({
      query: () => ({ url: `/api/admin/operations/deliverability` }),
    }),
    checkDeliverability: build.mutation<CheckDeliverabilityApiResponse, CheckDeliverabilityApiArg>({
      query: () => ({ url: `/api/admin/operations/deliverability/check`, method: 'POST' }),
    }),
    getPlatformMail: build.query<GetPlatformMailApiResponse, GetPlatformMailApiArg>({
      query: () => ({ url: `/api/admin/operations/platform-mail` }),
    }),
    resumePlatformMail: build.mutation<ResumePlatformMailApiResponse, ResumePlatformMailApiArg>({
      query: () => ({ url: `/api/admin/operations/platform-mail/resume`, method: 'POST' }),
    }),
    sendPlatformTestMail: build.mutation<SendPlatformTestMailApiResponse, SendPlatformTestMailApiArg>({
      query: () => ({ url: `/api/admin/operations/platform-mail/test`, method: 'POST' }),
    }),
    retryFailedJobs: build.mutation<RetryFailedJobsApiResponse, RetryFailedJobsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/operations/queues/${queryArg}/retry`, method: 'POST' }),
    }),
    startReplyPoll: build.mutation<StartReplyPollApiResponse, StartReplyPollApiArg>({
      query: () => ({ url: `/api/admin/operations/reply-poll`, method: 'POST' }),
    }),
    getFailedSignIns: build.query<GetFailedSignInsApiResponse, GetFailedSignInsApiArg>({
      query: () => ({ url: `/api/admin/operations/sign-ins` }),
    }),
    getUpkeep: build.query<GetUpkeepApiResponse, GetUpkeepApiArg>({
      query: () => ({ url: `/api/admin/operations/upkeep` }),
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
    endUserSessions: build.mutation<EndUserSessionsApiResponse, EndUserSessionsApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${queryArg}/end-sessions`, method: 'POST' }),
    }),
    sendResetLink: build.mutation<SendResetLinkApiResponse, SendResetLinkApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${queryArg}/reset-link`, method: 'POST' }),
    }),
    changeUserRole: build.mutation<ChangeUserRoleApiResponse, ChangeUserRoleApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/role`, method: 'PUT', body: queryArg.changeRoleRequest }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as operationsApi };
export type GetOperationsApiResponse = /** status 200  */ Operations;
export type GetOperationsApiArg = void;
export type MakeBackupApiResponse = /** status 200  */ StartedBackup;
export type MakeBackupApiArg = void;
export type GetCoverageApiResponse = /** status 200  */ CoverageDto[];
export type GetCoverageApiArg = void;
export type GetDeliverabilityApiResponse = /** status 200  */ LastDeliverability;
export type GetDeliverabilityApiArg = void;
export type CheckDeliverabilityApiResponse = /** status 200  */ LastDeliverability;
export type CheckDeliverabilityApiArg = void;
export type GetPlatformMailApiResponse = /** status 200  */ PlatformMail;
export type GetPlatformMailApiArg = void;
export type ResumePlatformMailApiResponse = /** status 200  */ PlatformMail;
export type ResumePlatformMailApiArg = void;
export type SendPlatformTestMailApiResponse = /** status 200  */ SentTestMail;
export type SendPlatformTestMailApiArg = void;
export type RetryFailedJobsApiResponse = /** status 200  */ RetriedJobs;
export type RetryFailedJobsApiArg = string;
export type StartReplyPollApiResponse = /** status 200  */ StartedPoll;
export type StartReplyPollApiArg = void;
export type GetFailedSignInsApiResponse = /** status 200  */ FailedSignInsDto;
export type GetFailedSignInsApiArg = void;
export type GetUpkeepApiResponse = /** status 200  */ Upkeep;
export type GetUpkeepApiArg = void;
export type GetOutboxApiResponse = /** status 200  */ OutboxMail[];
export type GetOutboxApiArg = {
  limit?: number;
  /** The id of the last email of the page before */
  before?: string;
};
export type GetOutboxMailApiResponse = /** status 200  */ OutboxMailText;
export type GetOutboxMailApiArg = string;
export type ListAccountsApiResponse = /** status 200  */ OperationsAccount[];
export type ListAccountsApiArg = {
  /** Part of a username or address */
  search?: string;
  limit?: number;
  /** The id of the last account of the page before */
  before?: string;
};
export type EndUserSessionsApiResponse = /** status 200  */ EndedUserSessions;
export type EndUserSessionsApiArg = string;
export type SendResetLinkApiResponse = /** status 200  */ ResetLinkDto;
export type SendResetLinkApiArg = string;
export type ChangeUserRoleApiResponse = unknown;
export type ChangeUserRoleApiArg = {
  id: string;
  changeRoleRequest: ChangeRoleRequest;
};
export const {
  useGetOperationsQuery,
  useLazyGetOperationsQuery,
  useMakeBackupMutation,
  useGetCoverageQuery,
  useLazyGetCoverageQuery,
  useGetDeliverabilityQuery,
  useLazyGetDeliverabilityQuery,
  useCheckDeliverabilityMutation,
  useGetPlatformMailQuery,
  useLazyGetPlatformMailQuery,
  useResumePlatformMailMutation,
  useSendPlatformTestMailMutation,
  useRetryFailedJobsMutation,
  useStartReplyPollMutation,
  useGetFailedSignInsQuery,
  useLazyGetFailedSignInsQuery,
  useGetUpkeepQuery,
  useLazyGetUpkeepQuery,
  useGetOutboxQuery,
  useLazyGetOutboxQuery,
  useGetOutboxMailQuery,
  useLazyGetOutboxMailQuery,
  useListAccountsQuery,
  useLazyListAccountsQuery,
  useEndUserSessionsMutation,
  useSendResetLinkMutation,
  useChangeUserRoleMutation,
} = injectedRtkApi;
