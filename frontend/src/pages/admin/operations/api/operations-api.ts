import { operationsApi } from './operations.gen';

/** What the server has on its hands, who has an account, and the things that an operator can start. */
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
