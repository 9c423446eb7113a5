import { operationsApi } from './operations.gen';

/** The state of the server, its accounts, and the actions of an operator. */
export const {
  useGetOperationsQuery,
  useGetCoverageQuery,
  useListAccountsQuery,
  useSendResetLinkMutation,
  useEndUserSessionsMutation,
  useChangeUserRoleMutation,
  useStartReplyPollMutation,
  useRetryFailedJobsMutation,
  useGetFailedSignInsQuery,
  useGetUpkeepQuery,
  useMakeBackupMutation,
  useGetPlatformMailQuery,
  useResumePlatformMailMutation,
  useSendPlatformTestMailMutation,
  useGetDeliverabilityQuery,
  useCheckDeliverabilityMutation,
} = operationsApi;
