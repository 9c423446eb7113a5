export { useListCorrectionsQuery, useProposeCorrectionMutation } from './api/correction-api';
export {
  useAddContactMutation,
  useAddFavoriteMutation,
  useChangeContactMutation,
  useGetSchoolQuery,
  useGetStaffPageLinkQuery,
  useImportStaffPageMutation,
  useListContactsQuery,
  useListFavoritesQuery,
  useListSchoolFitsQuery,
  useFirstSchools,
  useListSchoolsQuery,
  useReadStaffPageMutation,
  useRemoveContactMutation,
  useRemoveFavoriteMutation,
} from './api/school-api';
export { schoolsForDevice } from './api/schools-for-device';
export {
  useChangeLoggedContactMutation,
  useLogContactMutation,
  useRemoveLoggedContactMutation,
  useTimelineInfiniteQuery,
} from './api/timeline-api';
export { useContactWindows } from './api/use-contact-windows';
export { useChangeTargetSchoolMutation, useListTargetSchoolsQuery } from './api/tracking-api';
export type { Coach } from './model/coach';
export { type ContactWindow, contactWindowOf } from './model/contact-window';
export type { Correction } from './model/correction';
export { divisionName } from './model/division-name';
export { divisionWords } from './model/division-words';
export type { Favorite } from './model/favorite';
export { type CoachStanding, freshness } from './model/freshness';
export { fold } from './model/search/fold';
export type { LeadLevel } from './model/lead-level';
export { missingContacts } from './model/missing-contacts';
export type { OwnListImport } from './model/own-list/own-list-import';
export type { OwnListInspection } from './model/own-list/own-list-inspection';
export type { OwnListMapping } from './model/own-list/own-list-mapping';
export type { PageNotice } from './model/page-notice';
export type { FirstSchools } from './model/first-schools';
export type { School } from './model/school';
export type { SchoolDetail } from './model/school-detail';
export { searchSchools } from './model/search/search-schools';
export { stateNames } from './model/state-names';
export type { StaffImport } from './model/staff-import';
export type { StaffPageLink } from './model/staff-page-link';
export type { StaffPerson } from './model/staff-person';
export type { Target } from './model/tracking/target';
export type { TimelineEntry } from './model/timeline-entry';
export { targetOf } from './model/tracking/target-of';
export type { TrackingChange } from './model/tracking/tracking-change';
export { ContactWindowChip } from './ui/contact-window-chip';
export { ContactWindowNote } from './ui/contact-window-note';
export { StandingNote } from './ui/standing-note';
export { WriteToCoach } from './ui/write-to-coach';
