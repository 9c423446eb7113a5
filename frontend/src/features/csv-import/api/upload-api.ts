import type { PackImportResultDto } from '@/shared/api';
import type { ColumnChoice } from '../model/column-choice';
import type { ImportInspection } from '../model/import-inspection';
import type { ImportKind } from '../model/import-kind';
import type { ImportResult } from '../model/import-result';
import { type RowCorrections, rowCorrections } from '../model/row-corrections';
import { csvImportApi } from './csv-import.gen';

interface Upload {
  kind: ImportKind;
  file: File;
  /** Checks the file without storing anything. */
  dryRun: boolean;
  /** Stores nothing when a single row cannot be read. */
  allOrNothing: boolean;
  /** What each column is; null: by their names. */
  mapping: ColumnChoice | null;
  /** The sheet of a spreadsheet; null for CSV. */
  sheet: string | null;
  corrections: RowCorrections;
}

/** What another directory can read differently. */
const changedByImport = ['Imports', 'Schools', 'TargetSchools', 'Recipients', 'DirectoryStats'] as const;

const withTags = csvImportApi.enhanceEndpoints({
  endpoints: {
    listImports: { providesTags: ['Imports'] },
    undoImport: { invalidatesTags: [...changedByImport] },
  },
});

/** The uploads are written by hand, since generated calls would send the form as JSON. */
const uploadApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    inspectCsv: build.mutation<ImportInspection, { kind: ImportKind; file: File; sheet: string | null }>({
      query: ({ kind, file, sheet }) => {
        const body = new FormData();
        body.append('kind', kind);
        if (sheet !== null) body.append('sheet', sheet);
        body.append('csvFile', file, file.name);
        return { url: '/api/admin/inspect-import-csv', method: 'POST', body };
      },
    }),
    uploadCsv: build.mutation<ImportResult, Upload>({
      query: ({ kind, file, dryRun, allOrNothing, mapping, sheet, corrections }) => {
        const body = new FormData();
        if (dryRun) body.append('dryRun', 'true');
        if (allOrNothing) body.append('allOrNothing', 'true');
        if (mapping !== null) body.append('mapping', JSON.stringify(mapping));
        if (sheet !== null) body.append('sheet', sheet);
        if (corrections.size > 0) body.append('corrections', JSON.stringify(rowCorrections.asList(corrections)));
        body.append('csvFile', file, file.name);
        return { url: `/api/admin/import-${kind}-csv`, method: 'POST', body };
      },
      // Also after a failure: when the connection broke or was cut, the server may have stored the file.
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? ['Imports'] : [...changedByImport]),
    }),
    uploadPack: build.mutation<PackImportResultDto, { file: File; dryRun: boolean }>({
      query: ({ file, dryRun }) => {
        const body = new FormData();
        if (dryRun) body.append('dryRun', 'true');
        body.append('packFile', file, file.name);
        return { url: '/api/admin/import-directory-pack', method: 'POST', body };
      },
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? ['Imports'] : [...changedByImport]),
    }),
  }),
});

export const {
  useUploadPackMutation,
  useInspectCsvMutation,
  useUploadCsvMutation,
  useListImportsQuery,
  useGetCurrentImportQuery,
  useUndoImportMutation,
} = uploadApi;
