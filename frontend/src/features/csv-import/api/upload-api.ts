import type { ImportKind } from '../model/import-kind';
import type { ImportResult } from '../model/import-result';
import { csvImportApi } from './csv-import.gen';

interface Upload {
  kind: ImportKind;
  file: File;
  /** Says what would happen and stores nothing. */
  dryRun: boolean;
  /** Stores nothing when a single row cannot be read. */
  allOrNothing: boolean;
}

const withTags = csvImportApi.enhanceEndpoints({
  endpoints: {
    listImports: { providesTags: ['Imports'] },
    undoImport: { invalidatesTags: ['Imports', 'Schools', 'TargetSchools', 'Recipients', 'DirectoryStats'] },
  },
});

/** The upload is written by hand, since generated calls would send the form as JSON. */
const uploadApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    uploadCsv: build.mutation<ImportResult, Upload>({
      query: ({ kind, file, dryRun, allOrNothing }) => {
        const body = new FormData();
        if (dryRun) body.append('dryRun', 'true');
        if (allOrNothing) body.append('allOrNothing', 'true');
        body.append('csvFile', file, file.name);
        return { url: `/api/admin/import-${kind}-csv`, method: 'POST', body };
      },
      // Also after a failure: when the connection broke or was cut, the server may have stored the file.
      invalidatesTags: (_result, _error, { dryRun }) =>
        dryRun ? ['Imports'] : ['Imports', 'Schools', 'TargetSchools', 'Recipients', 'DirectoryStats'],
    }),
  }),
});

export const { useUploadCsvMutation, useListImportsQuery, useGetCurrentImportQuery, useUndoImportMutation } = uploadApi;
