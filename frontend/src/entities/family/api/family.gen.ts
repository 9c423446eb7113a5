import { baseApi as api } from '../../../shared/api/base-api';
import type {
  AcceptInvitationRequest,
  ApprovalPageDto,
  ApprovalsDto,
  ChangeControlsRequest,
  DecideEmailsRequest,
  DecideRequestRequest,
  DecidedEmailsDto,
  FamilyActivityPageDto,
  FamilyAthleteDto,
  FamilyControlsDto,
  FamilyDto,
  FamilyPlanDto,
  InvitationTokenRequest,
  InviteGuardianRequest,
  InvitedDto,
  JoinAsGuardianRequest,
  OpenInvitationDto,
  OwnApprovalsDto,
  SentTextDto,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFamilyActivity: build.query<ListFamilyActivityApiResponse, ListFamilyActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/family/activity`,
        params: {
          before: queryArg.before,
          athleteId: queryArg.athleteId,
          part: queryArg.part,
        },
      }),
    }),
    listApprovals: build.query<ListApprovalsApiResponse, ListApprovalsApiArg>({
      query: () => ({ url: `/api/family/approvals` }),
    }),
    listFamilyAthletes: build.query<ListFamilyAthletesApiResponse, ListFamilyAthletesApiArg>({
      query: () => ({ url: `/api/family/athletes` }),
    }),
    leaveFamily: build.mutation<LeaveFamilyApiResponse, LeaveFamilyApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg}`, method: 'DELETE' }),
    }),
    getApproval: build.query<GetApprovalApiResponse, GetApprovalApiArg>({
      query: (queryArg) => ({
        url: `/api/family/athletes/${queryArg.athleteId}/approvals/${queryArg.campaignId}`,
        params: {
          after: queryArg.after,
          limit: queryArg.limit,
        },
      }),
    }),
    decideEmails: build.mutation<DecideEmailsApiResponse, DecideEmailsApiArg>({
      query: (queryArg) => ({
        url: `/api/family/athletes/${queryArg.athleteId}/approvals/${queryArg.campaignId}`,
        method: 'POST',
        body: queryArg.decideEmailsRequest,
      }),
    }),
    getFamilyControls: build.query<GetFamilyControlsApiResponse, GetFamilyControlsApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg}/controls` }),
    }),
    changeFamilyControls: build.mutation<ChangeFamilyControlsApiResponse, ChangeFamilyControlsApiArg>({
      query: (queryArg) => ({
        url: `/api/family/athletes/${queryArg.athleteId}/controls`,
        method: 'PUT',
        body: queryArg.changeControlsRequest,
      }),
    }),
    startAthleteDeletion: build.mutation<StartAthleteDeletionApiResponse, StartAthleteDeletionApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg}/deletion`, method: 'POST' }),
    }),
    stopAthleteDeletion: build.mutation<StopAthleteDeletionApiResponse, StopAthleteDeletionApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg}/deletion`, method: 'DELETE' }),
    }),
    getFamilyEmail: build.query<GetFamilyEmailApiResponse, GetFamilyEmailApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg.athleteId}/emails/${queryArg.emailId}` }),
    }),
    disconnectAthleteMailbox: build.mutation<DisconnectAthleteMailboxApiResponse, DisconnectAthleteMailboxApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg}/mailbox`, method: 'DELETE' }),
    }),
    getFamilyPlan: build.query<GetFamilyPlanApiResponse, GetFamilyPlanApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg}/plan` }),
    }),
    decideRequest: build.mutation<DecideRequestApiResponse, DecideRequestApiArg>({
      query: (queryArg) => ({
        url: `/api/family/athletes/${queryArg.athleteId}/requests/${queryArg.requestId}`,
        method: 'POST',
        body: queryArg.decideRequestRequest,
      }),
    }),
    endSharing: build.mutation<EndSharingApiResponse, EndSharingApiArg>({
      query: (queryArg) => ({ url: `/api/family/athletes/${queryArg}/share`, method: 'DELETE' }),
    }),
    acceptInvitation: build.mutation<AcceptInvitationApiResponse, AcceptInvitationApiArg>({
      query: (queryArg) => ({ url: `/api/family/invitations`, method: 'POST', body: queryArg }),
    }),
    joinAsGuardian: build.mutation<JoinAsGuardianApiResponse, JoinAsGuardianApiArg>({
      query: (queryArg) => ({ url: `/api/guardian-invitations/join`, method: 'POST', body: queryArg }),
    }),
    lookAtInvitation: build.query<LookAtInvitationApiResponse, LookAtInvitationApiArg>({
      query: (queryArg) => ({ url: `/api/guardian-invitations/look`, method: 'POST', body: queryArg }),
    }),
    listOwnApprovals: build.query<ListOwnApprovalsApiResponse, ListOwnApprovalsApiArg>({
      query: () => ({ url: `/api/user/approvals` }),
    }),
    getFamily: build.query<GetFamilyApiResponse, GetFamilyApiArg>({
      query: () => ({ url: `/api/user/family` }),
    }),
    stopFamilyDeletion: build.mutation<StopFamilyDeletionApiResponse, StopFamilyDeletionApiArg>({
      query: () => ({ url: `/api/user/family/deletion`, method: 'DELETE' }),
    }),
    endGuardian: build.mutation<EndGuardianApiResponse, EndGuardianApiArg>({
      query: (queryArg) => ({ url: `/api/user/family/guardians/${queryArg}`, method: 'DELETE' }),
    }),
    inviteGuardian: build.mutation<InviteGuardianApiResponse, InviteGuardianApiArg>({
      query: (queryArg) => ({ url: `/api/user/family/invitations`, method: 'POST', body: queryArg }),
    }),
    cancelGuardianInvitation: build.mutation<CancelGuardianInvitationApiResponse, CancelGuardianInvitationApiArg>({
      query: (queryArg) => ({ url: `/api/user/family/invitations/${queryArg}`, method: 'DELETE' }),
    }),
    listFamilyLog: build.query<ListFamilyLogApiResponse, ListFamilyLogApiArg>({
      query: (queryArg) => ({
        url: `/api/user/family/log`,
        params: {
          before: queryArg,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedFamilyApi };
export type ListFamilyActivityApiResponse = /** status 200  */ FamilyActivityPageDto;
export type ListFamilyActivityApiArg = {
  /** The `next` of the page before */
  before?: string;
  /** Left out: all your athletes */
  athleteId?: string;
  part?: 'sent' | 'replies' | 'decisions';
};
export type ListApprovalsApiResponse = /** status 200  */ ApprovalsDto;
export type ListApprovalsApiArg = void;
export type ListFamilyAthletesApiResponse = /** status 200  */ FamilyAthleteDto[];
export type ListFamilyAthletesApiArg = void;
export type LeaveFamilyApiResponse = unknown;
export type LeaveFamilyApiArg = string;
export type GetApprovalApiResponse = /** status 200  */ ApprovalPageDto;
export type GetApprovalApiArg = {
  athleteId: string;
  campaignId: string;
  /** The `next` of the page before */
  after?: string;
  limit?: number;
};
export type DecideEmailsApiResponse = /** status 200  */ DecidedEmailsDto;
export type DecideEmailsApiArg = {
  athleteId: string;
  campaignId: string;
  decideEmailsRequest: DecideEmailsRequest;
};
export type GetFamilyControlsApiResponse = /** status 200  */ FamilyControlsDto;
export type GetFamilyControlsApiArg = string;
export type ChangeFamilyControlsApiResponse = /** status 200  */ FamilyControlsDto;
export type ChangeFamilyControlsApiArg = {
  athleteId: string;
  changeControlsRequest: ChangeControlsRequest;
};
export type StartAthleteDeletionApiResponse = /** status 200  */ FamilyControlsDto;
export type StartAthleteDeletionApiArg = string;
export type StopAthleteDeletionApiResponse = /** status 200  */ FamilyControlsDto;
export type StopAthleteDeletionApiArg = string;
export type GetFamilyEmailApiResponse = /** status 200  */ SentTextDto;
export type GetFamilyEmailApiArg = {
  athleteId: string;
  emailId: string;
};
export type DisconnectAthleteMailboxApiResponse = /** status 200  */ FamilyControlsDto;
export type DisconnectAthleteMailboxApiArg = string;
export type GetFamilyPlanApiResponse = /** status 200  */ FamilyPlanDto;
export type GetFamilyPlanApiArg = string;
export type DecideRequestApiResponse = unknown;
export type DecideRequestApiArg = {
  athleteId: string;
  requestId: string;
  decideRequestRequest: DecideRequestRequest;
};
export type EndSharingApiResponse = /** status 200  */ FamilyControlsDto;
export type EndSharingApiArg = string;
export type AcceptInvitationApiResponse = unknown;
export type AcceptInvitationApiArg = AcceptInvitationRequest;
export type JoinAsGuardianApiResponse = unknown;
export type JoinAsGuardianApiArg = JoinAsGuardianRequest;
export type LookAtInvitationApiResponse = /** status 200  */ OpenInvitationDto;
export type LookAtInvitationApiArg = InvitationTokenRequest;
export type ListOwnApprovalsApiResponse = /** status 200  */ OwnApprovalsDto;
export type ListOwnApprovalsApiArg = void;
export type GetFamilyApiResponse = /** status 200  */ FamilyDto;
export type GetFamilyApiArg = void;
export type StopFamilyDeletionApiResponse = unknown;
export type StopFamilyDeletionApiArg = void;
export type EndGuardianApiResponse = /** status 200  */ FamilyDto;
export type EndGuardianApiArg = string;
export type InviteGuardianApiResponse = /** status 201  */ InvitedDto;
export type InviteGuardianApiArg = InviteGuardianRequest;
export type CancelGuardianInvitationApiResponse = /** status 200  */ FamilyDto;
export type CancelGuardianInvitationApiArg = string;
export type ListFamilyLogApiResponse = /** status 200  */ FamilyActivityPageDto;
export type ListFamilyLogApiArg = /** The `next` of the page before */ string | undefined;
export const {
  useListFamilyActivityQuery,
  useLazyListFamilyActivityQuery,
  useListApprovalsQuery,
  useLazyListApprovalsQuery,
  useListFamilyAthletesQuery,
  useLazyListFamilyAthletesQuery,
  useLeaveFamilyMutation,
  useGetApprovalQuery,
  useLazyGetApprovalQuery,
  useDecideEmailsMutation,
  useGetFamilyControlsQuery,
  useLazyGetFamilyControlsQuery,
  useChangeFamilyControlsMutation,
  useStartAthleteDeletionMutation,
  useStopAthleteDeletionMutation,
  useGetFamilyEmailQuery,
  useLazyGetFamilyEmailQuery,
  useDisconnectAthleteMailboxMutation,
  useGetFamilyPlanQuery,
  useLazyGetFamilyPlanQuery,
  useDecideRequestMutation,
  useEndSharingMutation,
  useAcceptInvitationMutation,
  useJoinAsGuardianMutation,
  useLookAtInvitationQuery,
  useLazyLookAtInvitationQuery,
  useListOwnApprovalsQuery,
  useLazyListOwnApprovalsQuery,
  useGetFamilyQuery,
  useLazyGetFamilyQuery,
  useStopFamilyDeletionMutation,
  useEndGuardianMutation,
  useInviteGuardianMutation,
  useCancelGuardianInvitationMutation,
  useListFamilyLogQuery,
  useLazyListFamilyLogQuery,
} = injectedRtkApi;
