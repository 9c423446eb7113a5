import { baseApi as api } from '../../../shared/api/base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSchools: build.query<ListSchoolsApiResponse, ListSchoolsApiArg>({
      query: () => ({ url: `/api/schools` }),
    }),
    getSchool: build.query<GetSchoolApiResponse, GetSchoolApiArg>({
      query: (queryArg) => ({ url: `/api/schools/${queryArg}` }),
    }),
    getTimeline: build.query<GetTimelineApiResponse, GetTimelineApiArg>({
      query: (queryArg) => ({
        url: `/api/schools/${queryArg.id}/timeline`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    listContactWindows: build.query<ListContactWindowsApiResponse, ListContactWindowsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/contact-windows`,
        params: {
          zone: queryArg,
        },
      }),
    }),
    listContacts: build.query<ListContactsApiResponse, ListContactsApiArg>({
      query: () => ({ url: `/api/user/contacts` }),
    }),
    addContact: build.mutation<AddContactApiResponse, AddContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts`, method: 'POST', body: queryArg }),
    }),
    changeContact: build.mutation<ChangeContactApiResponse, ChangeContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts/${queryArg.id}`, method: 'PUT', body: queryArg.changeContactDto }),
    }),
    removeContact: build.mutation<RemoveContactApiResponse, RemoveContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/contacts/${queryArg}`, method: 'DELETE' }),
    }),
    listCorrections: build.query<ListCorrectionsApiResponse, ListCorrectionsApiArg>({
      query: () => ({ url: `/api/user/corrections` }),
    }),
    proposeCorrection: build.mutation<ProposeCorrectionApiResponse, ProposeCorrectionApiArg>({
      query: (queryArg) => ({ url: `/api/user/corrections`, method: 'POST', body: queryArg }),
    }),
    listFavorites: build.query<ListFavoritesApiResponse, ListFavoritesApiArg>({
      query: () => ({ url: `/api/user/favorites` }),
    }),
    addFavorite: build.mutation<AddFavoriteApiResponse, AddFavoriteApiArg>({
      query: (queryArg) => ({ url: `/api/user/favorites`, method: 'POST', body: queryArg }),
    }),
    removeFavorite: build.mutation<RemoveFavoriteApiResponse, RemoveFavoriteApiArg>({
      query: (queryArg) => ({ url: `/api/user/favorites/${queryArg}`, method: 'DELETE' }),
    }),
    listTargetSchools: build.query<ListTargetSchoolsApiResponse, ListTargetSchoolsApiArg>({
      query: () => ({ url: `/api/user/target-schools` }),
    }),
    importOwnList: build.mutation<ImportOwnListApiResponse, ImportOwnListApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/import-csv`, method: 'POST', body: queryArg }),
    }),
    inspectOwnList: build.mutation<InspectOwnListApiResponse, InspectOwnListApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/import-csv/inspect`, method: 'POST', body: queryArg }),
    }),
    changeTargetSchool: build.mutation<ChangeTargetSchoolApiResponse, ChangeTargetSchoolApiArg>({
      query: (queryArg) => ({
        url: `/api/user/target-schools/${queryArg.schoolId}`,
        method: 'PATCH',
        body: queryArg.changeTargetSchoolDto,
      }),
    }),
    logContact: build.mutation<LogContactApiResponse, LogContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/${queryArg.schoolId}/log`, method: 'POST', body: queryArg.logContactDto }),
    }),
    removeLoggedContact: build.mutation<RemoveLoggedContactApiResponse, RemoveLoggedContactApiArg>({
      query: (queryArg) => ({ url: `/api/user/target-schools/${queryArg.schoolId}/log/${queryArg.entryId}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as schoolApi };
export type ListSchoolsApiResponse = /** status 200  */ SchoolDto[];
export type ListSchoolsApiArg = void;
export type GetSchoolApiResponse = /** status 200  */ SchoolDetailDto;
export type GetSchoolApiArg = number;
export type GetTimelineApiResponse = /** status 200  */ TimelineDto;
export type GetTimelineApiArg = {
  id: number;
  limit?: number;
  /** The `before` of the page before */
  before?: string;
};
export type ListContactWindowsApiResponse = /** status 200  */ ContactWindowDto[];
export type ListContactWindowsApiArg = /** Where the athlete lives */ string | undefined;
export type ListContactsApiResponse = /** status 200  */ ContactDto[];
export type ListContactsApiArg = void;
export type AddContactApiResponse = /** status 201  */ ContactDto;
export type AddContactApiArg = AddContactDto;
export type ChangeContactApiResponse = /** status 200  */ ContactDto;
export type ChangeContactApiArg = {
  id: number;
  changeContactDto: ChangeContactDto;
};
export type RemoveContactApiResponse = unknown;
export type RemoveContactApiArg = number;
export type ListCorrectionsApiResponse = /** status 200  */ CorrectionDto[];
export type ListCorrectionsApiArg = void;
export type ProposeCorrectionApiResponse = /** status 201  */ CorrectionDto;
export type ProposeCorrectionApiArg = ProposeCorrectionDto;
export type ListFavoritesApiResponse = /** status 200  */ FavoriteDto[];
export type ListFavoritesApiArg = void;
export type AddFavoriteApiResponse = /** status 200  */ FavoriteDto | /** status 201  */ FavoriteDto;
export type AddFavoriteApiArg = MarkFavoriteDto;
export type RemoveFavoriteApiResponse = unknown;
export type RemoveFavoriteApiArg = number;
export type ListTargetSchoolsApiResponse = /** status 200  */ TargetSchoolDto[];
export type ListTargetSchoolsApiArg = void;
export type ImportOwnListApiResponse = /** status 200  */ OwnListImportDto;
export type ImportOwnListApiArg = ImportOwnListDto;
export type InspectOwnListApiResponse = /** status 200  */ OwnListInspectionDto;
export type InspectOwnListApiArg = OwnListFileDto;
export type ChangeTargetSchoolApiResponse = /** status 200  */ TargetSchoolDto;
export type ChangeTargetSchoolApiArg = {
  schoolId: number;
  changeTargetSchoolDto: ChangeTargetSchoolDto;
};
export type LogContactApiResponse = /** status 201  */ LoggedContactDto;
export type LogContactApiArg = {
  schoolId: number;
  logContactDto: LogContactDto;
};
export type RemoveLoggedContactApiResponse = unknown;
export type RemoveLoggedContactApiArg = {
  schoolId: number;
  entryId: string;
};
export type CoachDto = {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** The text as imported */
  title: string;
  /** HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty */
  position: string;
  isHeadCoach: boolean;
  /** A private contact of the signed-in athlete */
  addedByYou: boolean;
  /** Invented for the demo; mail to this coach never leaves */
  isExample: boolean;
  /** Day on which an admin last found the entry right */
  verifiedOn: string | null;
};
export type SchoolDto = {
  id: number;
  name: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  /** FBS or FCS in D1 */
  subdivision: string | null;
  conference: string | null;
  /** Postal code */
  state: string;
  city: string;
  mascot: string | null;
  websiteUrl: string | null;
  aliases: string[];
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  /** Shared coaches, then the athlete's own contacts */
  coaches: CoachDto[];
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
export type SchoolAcademicsDto = {
  source: string;
  /** Academic year of the figures */
  year: string | null;
  /** Academic year of the test scores */
  scoresYear: string | null;
  /** 0 to 1 */
  admissionRate: number | null;
  satReading25: number | null;
  satReading75: number | null;
  satMath25: number | null;
  satMath75: number | null;
  satAverage: number | null;
  act25: number | null;
  act75: number | null;
  undergradEnrollment: number | null;
  /** US dollars a year */
  tuitionInState: number | null;
  /** US dollars a year */
  tuitionOutOfState: number | null;
  /** US dollars a year */
  netPriceAverage: number | null;
  /** 0 to 1 */
  completionRate4yr: number | null;
  /** Percent */
  graduationRate6yr: number | null;
  testPolicy: string | null;
  control: string | null;
  locale: string | null;
};
export type SchoolDetailDto = {
  id: number;
  name: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
  /** FBS or FCS in D1 */
  subdivision: string | null;
  conference: string | null;
  /** Postal code */
  state: string;
  city: string;
  mascot: string | null;
  websiteUrl: string | null;
  aliases: string[];
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  /** Shared coaches, then the athlete's own contacts */
  coaches: CoachDto[];
  /** Degrees, of the campus */
  latitude: number | null;
  longitude: number | null;
  academics: SchoolAcademicsDto | null;
};
export type TimelineKind =
  | 'mail_sent'
  | 'mail_opened'
  | 'mail_replied'
  | 'mail_auto_reply'
  | 'mail_bounced'
  | 'mail_failed'
  | 'lead_changed'
  | 'note_changed'
  | 'next_step_changed'
  | 'contact_logged';
export type LeadChange = {
  from: string;
  to: string;
};
export type TimelineEntryDto = {
  /** Of a logged contact the id under which it can be removed */
  id: string;
  at: string;
  kind: TimelineKind;
  /** Who wrote an email */
  from: string | null;
  /** To whom an email was written, or with whom a contact was */
  to: string | null;
  subject: string | null;
  /** How an answer begins, the note, the next step, or why an email did not arrive */
  text: string | null;
  campaignId: string | null;
  lead: LeadChange | null;
  contactKind: ('call' | 'text' | 'visit' | 'camp' | 'offer' | 'other' | null) | null;
  /** Logged by hand */
  removable: boolean;
  /** An answer from outside of what we know of the school */
  outsideDomain: boolean;
};
export type TimelineDto = {
  /** Newest first */
  entries: TimelineEntryDto[];
  /** Asks for the next, older page; null at the end */
  before: string | null;
};
export type ContactWindowRule = {
  text: string;
  sourceUrl: string;
  /** Who published the source */
  sourceKind: 'association' | 'school' | 'law_firm' | 'press' | 'other';
  verifiedOn: string;
  status: 'in force' | 'proposed' | 'disputed' | 'unverified';
};
export type ContactWindowDto = {
  division: string;
  subdivision: string | null;
  /** Whether coaches may write to the athlete; the athlete may write at any time */
  state: 'now' | 'later' | 'unknown';
  from: string | null;
  /** The rule may have changed since it was verified, or is not certain */
  checkWithSchool: boolean;
  rule: ContactWindowRule | null;
};
export type ContactDto = {
  id: number;
  firstName: string;
  lastName: string;
  name: string;
  email: string | null;
  phone: string | null;
  /** The text as imported */
  title: string;
  /** HC, OC, DC, RC, QB, RB, WR, OL, TE, DL, LB, DB with commas; may be empty */
  position: string;
  isHeadCoach: boolean;
  /** A private contact of the signed-in athlete */
  addedByYou: boolean;
  /** Invented for the demo; mail to this coach never leaves */
  isExample: boolean;
  /** Day on which an admin last found the entry right */
  verifiedOn: string | null;
  schoolId: number;
  schoolName: string;
};
export type AddContactDto = {
  name: string;
  /** May be empty */
  title: string;
  email: string;
  schoolId: number;
};
export type ChangeContactDto = {
  name: string;
  /** May be empty */
  title: string;
  email: string;
};
export type ProposedCoachDto = {
  name?: string;
  title?: string;
  email?: string;
  phone?: string;
};
export type CorrectionDto = {
  id: string;
  schoolId: number;
  schoolName: string;
  coachId: number | null;
  coachName: string | null;
  /** The present address */
  coachEmail: string | null;
  /** Username; null for an email that came back */
  by: string | null;
  kind: 'wrong_address' | 'left' | 'new_contact' | 'other';
  proposed: ProposedCoachDto;
  note: string;
  status: 'open' | 'accepted' | 'rejected';
  createdAt: string;
  decidedAt: string | null;
};
export type ProposeCorrectionDto = {
  /** Needed unless contactId is given */
  schoolId?: number;
  /** The shared coach that it is about */
  coachId?: number;
  /** Proposes this contact of your own for everybody */
  contactId?: number;
  /** Needed unless contactId is given */
  kind?: 'wrong_address' | 'left' | 'new_contact' | 'other';
  proposed?: ProposedCoachDto;
  note?: string;
};
export type FavoriteSchoolDto = {
  name: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
};
export type FavoriteDto = {
  id: string;
  schoolId: number;
  /** 0 to 100, null while unknown */
  matchPercentage: number | null;
  /** 0 to 100, null while unknown */
  positionNeedScore: number | null;
  createdAt: string;
  school: FavoriteSchoolDto;
};
export type MarkFavoriteDto = {
  schoolId: number;
};
export type TargetSchoolDto = {
  schoolId: number;
  introEmailSent: boolean;
  responseGotten: boolean;
  filmSent: boolean;
  twitterConnection: boolean;
  leadLevel: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  /** May be empty */
  notes: string;
  /** May be empty */
  nextStep: string;
  updatedAt: string;
  school: FavoriteSchoolDto;
};
export type MatchedSchoolDto = {
  id: number;
  name: string;
  state: string;
  division: 'D1' | 'D2' | 'D3' | 'na';
};
export type OwnListReadAs = {
  /** Data row from 1 */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  name: string;
  school: MatchedSchoolDto;
};
export type OwnListOpenRow = {
  /** Data row from 1 */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  name: string;
  state: string | null;
  /** Which it may mean, likeliest first */
  schools: MatchedSchoolDto[];
};
export type OwnListIssueDto = {
  /** Data row from 1 */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  field:
    | 'name'
    | 'state'
    | 'favorite'
    | 'leadLevel'
    | 'introEmailSent'
    | 'responseGotten'
    | 'filmSent'
    | 'twitterConnection'
    | 'notes'
    | 'nextStep';
  code: object;
  value: string;
  message: string;
};
export type OwnListImportDto = {
  message: string;
  /** Schools that read differently now */
  changed: number;
  totalRows: number;
  matchedRows: number;
  unmatchedRows: number;
  ambiguousRows: number;
  refusedRows: number;
  /** Laid to a school with another name; at most 200 */
  readAs: OwnListReadAs[];
  /** At most 200 */
  unmatched: OwnListOpenRow[];
  /** At most 200 */
  ambiguous: OwnListOpenRow[];
  /** At most 200 */
  errors: OwnListIssueDto[];
};
export type ImportOwnListDto = {
  /** At most 2 MB and 5,000 rows */
  csvFile: Blob;
  /** Column of the file, from 0 */
  nameColumn: string;
  /** Column of the file, from 0 */
  stateColumn?: object;
  /** Column of the file, from 0 */
  favoriteColumn?: object;
  /** Column of the file, from 0 */
  leadLevelColumn?: object;
  /** Column of the file, from 0 */
  introEmailSentColumn?: object;
  /** Column of the file, from 0 */
  responseGottenColumn?: object;
  /** Column of the file, from 0 */
  filmSentColumn?: object;
  /** Column of the file, from 0 */
  twitterConnectionColumn?: object;
  /** Column of the file, from 0 */
  notesColumn?: object;
  /** Column of the file, from 0 */
  nextStepColumn?: object;
  /** Schools that you picked for rows, as row:schoolId */
  choices?: string;
  /** Says what would happen and stores nothing */
  dryRun?: 'true' | 'false';
};
export type OwnListMappingDto = {
  name?: number;
  state?: number;
  favorite?: number;
  leadLevel?: number;
  introEmailSent?: number;
  responseGotten?: number;
  filmSent?: number;
  twitterConnection?: number;
  notes?: number;
  nextStep?: number;
};
export type OwnListInspectionDto = {
  headers: string[];
  /** The first five */
  rows: string[][];
  totalRows: number;
  /** What the columns seem to be, each a number from 0 */
  mapping: OwnListMappingDto;
};
export type OwnListFileDto = {
  /** At most 2 MB and 5,000 rows */
  csvFile: Blob;
};
export type ChangeTargetSchoolDto = {
  introEmailSent?: boolean;
  responseGotten?: boolean;
  filmSent?: boolean;
  twitterConnection?: boolean;
  leadLevel?: 'hot' | 'warm' | 'committed' | 'declined' | 'cold';
  notes?: string;
  nextStep?: string;
  /** The notes that the new ones were written from; left out, stored ones are replaced */
  notesBefore?: string;
  /** The next step that the new one was written from; left out, a stored one is replaced */
  nextStepBefore?: string;
};
export type LoggedContactDto = {
  id: string;
  schoolId: number;
  kind: 'call' | 'text' | 'visit' | 'camp' | 'offer' | 'other';
  at: string;
  /** May be empty */
  withWhom: string;
  /** May be empty */
  note: string;
};
export type LogContactDto = {
  kind: 'call' | 'text' | 'visit' | 'camp' | 'offer' | 'other';
  /** When it happened */
  at: string;
  withWhom?: string;
  note?: string;
};
export const {
  useListSchoolsQuery,
  useLazyListSchoolsQuery,
  useGetSchoolQuery,
  useLazyGetSchoolQuery,
  useGetTimelineQuery,
  useLazyGetTimelineQuery,
  useListContactWindowsQuery,
  useLazyListContactWindowsQuery,
  useListContactsQuery,
  useLazyListContactsQuery,
  useAddContactMutation,
  useChangeContactMutation,
  useRemoveContactMutation,
  useListCorrectionsQuery,
  useLazyListCorrectionsQuery,
  useProposeCorrectionMutation,
  useListFavoritesQuery,
  useLazyListFavoritesQuery,
  useAddFavoriteMutation,
  useRemoveFavoriteMutation,
  useListTargetSchoolsQuery,
  useLazyListTargetSchoolsQuery,
  useImportOwnListMutation,
  useInspectOwnListMutation,
  useChangeTargetSchoolMutation,
  useLogContactMutation,
  useRemoveLoggedContactMutation,
} = injectedRtkApi;
