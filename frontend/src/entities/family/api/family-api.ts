import type { FamilyActivityPageDto } from '@/shared/api';
import { generatedFamilyApi } from './family.gen';

export type ActivityPart = 'sent' | 'replies' | 'decisions';

export interface ActivityChoice {
  athleteId?: string | undefined;
  part?: ActivityPart | undefined;
}

/** The activity with pagination, which the generated call does not have. */
const withActivity = generatedFamilyApi.injectEndpoints({
  endpoints: (build) => ({
    familyLog: build.infiniteQuery<FamilyActivityPageDto, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ pageParam }) => ({ url: '/api/user/family/log', params: { before: pageParam } }),
      providesTags: ['Family', 'Approvals'],
      keepUnusedDataFor: 0,
    }),
    familyActivity: build.infiniteQuery<FamilyActivityPageDto, ActivityChoice, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg, pageParam }) => ({ url: '/api/family/activity', params: { ...queryArg, before: pageParam } }),
    }),
  }),
});

/** Guardians and their decisions, with the cache effects of each call. A page is not notified of what the other guardian does, so nothing is cached. */
export const familyApi = withActivity.enhanceEndpoints({
  endpoints: {
    lookAtInvitation: { keepUnusedDataFor: 0 },
    getFamily: { providesTags: ['Family'], keepUnusedDataFor: 0 },
    inviteGuardian: { invalidatesTags: ['Family'] },
    cancelGuardianInvitation: { invalidatesTags: ['Family'] },
    endGuardian: { invalidatesTags: ['Family', 'Approvals'] },
    joinAsGuardian: { invalidatesTags: (_, error) => (error === undefined ? ['User'] : []) },
    acceptInvitation: { invalidatesTags: ['Family', 'Approvals'] },
    leaveFamily: { invalidatesTags: ['Family', 'Approvals'] },
    listFamilyAthletes: { providesTags: ['Family'], keepUnusedDataFor: 0 },
    getFamilyPlan: { keepUnusedDataFor: 0 },
    listApprovals: { providesTags: ['Approvals'], keepUnusedDataFor: 0 },
    getApproval: { providesTags: ['Approvals'], keepUnusedDataFor: 0 },
    decideEmails: { invalidatesTags: ['Approvals'] },
    decideRequest: { invalidatesTags: ['Approvals', 'Family'] },
    getFamilyControls: { providesTags: ['Family'], keepUnusedDataFor: 0 },
    changeFamilyControls: { invalidatesTags: ['Family', 'Approvals'] },
    endSharing: { invalidatesTags: ['Family'] },
    startAthleteDeletion: { invalidatesTags: ['Family', 'Approvals'] },
    stopAthleteDeletion: { invalidatesTags: ['Family', 'Approvals'] },
    stopFamilyDeletion: { invalidatesTags: ['Family', 'Approvals'] },
    disconnectAthleteMailbox: { invalidatesTags: ['Family'] },
    familyActivity: { providesTags: ['Approvals', 'Family'], keepUnusedDataFor: 0 },
    listOwnApprovals: { providesTags: ['Approvals', 'Campaigns'], keepUnusedDataFor: 0 },
  },
});

export const {
  useGetFamilyQuery,
  useInviteGuardianMutation,
  useCancelGuardianInvitationMutation,
  useEndGuardianMutation,
  useLookAtInvitationQuery,
  useFamilyLogInfiniteQuery,
  useJoinAsGuardianMutation,
  useAcceptInvitationMutation,
  useLeaveFamilyMutation,
  useListFamilyAthletesQuery,
  useGetFamilyEmailQuery,
  useGetFamilyPlanQuery,
  useListApprovalsQuery,
  useGetApprovalQuery,
  useDecideEmailsMutation,
  useDecideRequestMutation,
  useGetFamilyControlsQuery,
  useChangeFamilyControlsMutation,
  useEndSharingMutation,
  useStartAthleteDeletionMutation,
  useStopAthleteDeletionMutation,
  useStopFamilyDeletionMutation,
  useDisconnectAthleteMailboxMutation,
  useFamilyActivityInfiniteQuery,
  useListOwnApprovalsQuery,
} = familyApi;
