import { operationsApi } from './operations.gen';

/** What the server has on its hands, who has an account, and the two things that an operator can start. */
export const {
  useGetOperationsQuery,
  useListAccountsQuery,
  useStartReplyPollMutation,
  useRetryFailedJobsMutation,
  useGetFailedSignInsQuery,
} = operationsApi;
