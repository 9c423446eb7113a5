import { baseApi as api } from "../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    importSchoolsCsv: build.mutation<
      ImportSchoolsCsvApiResponse,
      ImportSchoolsCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/import-schools-csv`,
        method: "POST",
        body: queryArg,
      }),
    }),
    importCoachesCsv: build.mutation<
      ImportCoachesCsvApiResponse,
      ImportCoachesCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/import-coaches-csv`,
        method: "POST",
        body: queryArg,
      }),
    }),
    importRostersCsv: build.mutation<
      ImportRostersCsvApiResponse,
      ImportRostersCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/import-rosters-csv`,
        method: "POST",
        body: queryArg,
      }),
    }),
    inspectImportCsv: build.mutation<
      InspectImportCsvApiResponse,
      InspectImportCsvApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/inspect-import-csv`,
        method: "POST",
        body: queryArg,
      }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: () => ({ url: `/api/admin/imports` }),
    }),
    getCurrentImport: build.query<
      GetCurrentImportApiResponse,
      GetCurrentImportApiArg
    >({
      query: () => ({ url: `/api/admin/imports/current` }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/imports/${queryArg}/undo`,
        method: "POST",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as csvImportApi };
export type ImportSchoolsCsvApiResponse =
  /** status 200  */ SchoolImportResultDto;
export type ImportSchoolsCsvApiArg = ImportRequestDto;
export type ImportCoachesCsvApiResponse =
  /** status 200  */ CoachImportResultDto;
export type ImportCoachesCsvApiArg = ImportRequestDto;
export type ImportRostersCsvApiResponse =
  /** status 200  */ RosterImportResultDto;
export type ImportRostersCsvApiArg = ImportRequestDto;
export type InspectImportCsvApiResponse =
  /** status 200  */ ImportInspectionDto;
export type InspectImportCsvApiArg = InspectImportRequest;
export type ListImportsApiResponse = /** status 200  */ ImportRecordDto[];
export type ListImportsApiArg = void;
export type GetCurrentImportApiResponse = /** status 200  */ ImportProgressDto;
export type GetCurrentImportApiArg = void;
export type UndoImportApiResponse = unknown;
export type UndoImportApiArg = string;
export type ImportIssueDto = {
  /** Data row from 1; 0 is the header */
  row: number;
  /** Line of the file on which the row begins */
  line: number;
  column: string;
  code: string;
  value: string;
  message: string;
};
export type ImportChangeDto = {
  kind: "add" | "change";
  school: string;
  /** Null when it is about the school itself */
  coach: string | null;
  /** Null for what is added */
  field: string | null;
  before: string | null;
  after: string | null;
};
export type ImportDifferenceDto = {
  adds: number;
  changes: number;
  /** What the file names and that stays as it is */
  leaves: number;
  /** At most 50 */
  first: ImportChangeDto[];
};
export type ImportDebugDto = {
  totalRows: number;
  foundHeaders: string[];
  sampleRow: {
    [key: string]: string;
  } | null;
};
export type ImportedDto = {
  /** Schools that were created */
  schools: number;
  /** Coaches who were created */
  coaches: number;
  /** Schools of the file that some athlete tracks */
  targetSchools: number;
};
export type ChangedDto = {
  /** Schools that read differently now */
  schools: number;
  /** Coaches who read differently now */
  coaches: number;
};
export type SchoolImportResultDto = {
  message: string;
  /** Names the import in GET /api/admin/imports */
  importId: string;
  /** Of the first 1,000 rows that could not be read */
  errors: ImportIssueDto[];
  /** Of all rows */
  errorCount: number;
  /** At most 1,000 */
  warnings: ImportIssueDto[];
  warningCount: number;
  difference: ImportDifferenceDto;
  debug: ImportDebugDto;
  imported: ImportedDto;
  changed: ChangedDto;
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
export type ImportRequestDto = {
  /** At most 200 MB */
  csvFile: Blob;
  /** Says what would happen and stores nothing */
  dryRun?: "true" | "false";
  /** Stores nothing when one row cannot be read */
  allOrNothing?: "true" | "false";
  /** JSON: header of the file → column of the import, "" where it is not used. With it a bad optional value is left out with a warning instead of its row, and it is remembered for files with the same headers. */
  mapping?: string;
};
export type CoachCountDto = {
  coaches: number;
};
export type CoachImportResultDto = {
  message: string;
  /** Names the import in GET /api/admin/imports */
  importId: string;
  /** Of the first 1,000 rows that could not be read */
  errors: ImportIssueDto[];
  /** Of all rows */
  errorCount: number;
  /** At most 1,000 */
  warnings: ImportIssueDto[];
  warningCount: number;
  difference: ImportDifferenceDto;
  debug: ImportDebugDto;
  /** Coaches who were created */
  imported: CoachCountDto;
  /** Coaches who read differently now */
  changed: CoachCountDto;
};
export type ImportedRostersDto = {
  /** Rosters that were created */
  rosters: number;
  /** Players of all rosters that were created or replaced */
  players: number;
};
export type RosterCountDto = {
  rosters: number;
};
export type RosterImportResultDto = {
  message: string;
  /** Names the import in GET /api/admin/imports */
  importId: string;
  /** Of the first 1,000 rows that could not be read */
  errors: ImportIssueDto[];
  /** Of all rows */
  errorCount: number;
  /** At most 1,000 */
  warnings: ImportIssueDto[];
  warningCount: number;
  difference: ImportDifferenceDto;
  debug: ImportDebugDto;
  imported: ImportedRostersDto;
  /** Rosters that read differently now */
  changed: RosterCountDto;
};
export type InspectedColumnDto = {
  header: string;
  /** The first values that are not blank */
  samples: string[];
  /** What it is read as without a mapping; null: not used */
  readAs: string | null;
  /** What it was chosen to be before, or probably is */
  suggestion: string | null;
};
export type ImportInspectionDto = {
  /** At most 200 */
  columns: InspectedColumnDto[];
  /** The suggestions are what you chose for these headers before */
  remembered: boolean;
};
export type InspectImportRequest = {
  /** At most 200 MB */
  csvFile: Blob;
  /** What the file will be imported as */
  kind: "schools" | "coaches" | "rosters";
};
export type ImportRecordDto = {
  id: string;
  kind: "schools" | "coaches" | "rosters";
  fileName: string;
  /** Null when the account is gone */
  by: string | null;
  /** tried: a dry run; refused: all or nothing was chosen and a row could not be read */
  status: "running" | "applied" | "tried" | "refused" | "failed" | "undone";
  rowsRead: number;
  errorCount: number;
  warningCount: number;
  createdCount: number;
  changedCount: number;
  startedAt: string;
  finishedAt: string | null;
  undoneAt: string | null;
};
export type ImportProgressDto = {
  phase: "idle" | "reading";
  kind: ("schools" | "coaches" | "rosters") | null;
  fileName: string | null;
  rowsRead: number;
  /** About; null when not known */
  totalRows: number | null;
  startedAt: string | null;
};
export const {
  useImportSchoolsCsvMutation,
  useImportCoachesCsvMutation,
  useImportRostersCsvMutation,
  useInspectImportCsvMutation,
  useListImportsQuery,
  useLazyListImportsQuery,
  useGetCurrentImportQuery,
  useLazyGetCurrentImportQuery,
  useUndoImportMutation,
} = injectedRtkApi;
