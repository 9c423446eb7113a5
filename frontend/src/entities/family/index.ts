export {
  type ActivityChoice,
  type ActivityPart,
  useAcceptInvitationMutation,
  useCancelGuardianInvitationMutation,
  useChangeFamilyControlsMutation,
  useDecideEmailsMutation,
  useDecideRequestMutation,
  useDisconnectAthleteMailboxMutation,
  useEndGuardianMutation,
  useEndSharingMutation,
  useFamilyActivityInfiniteQuery,
  useGetApprovalQuery,
  useGetFamilyControlsQuery,
  useGetFamilyEmailQuery,
  useGetFamilyQuery,
  useInviteGuardianMutation,
  useJoinAsGuardianMutation,
  useLeaveFamilyMutation,
  useListApprovalsQuery,
  useListFamilyAthletesQuery,
  useListOwnApprovalsQuery,
  useFamilyLogInfiniteQuery,
  useLookAtInvitationQuery,
} from './api/family-api';
export { activityNote, activityTitle } from './model/activity-words';
export { type Approval, approvalWords } from './model/approval-choices';
export { ApprovalChoice } from './ui/approval-choice';
