import type { OwnListImport, OwnListInspection, OwnListMapping } from '@/entities/school';
import { baseApi } from '@/shared/api';
import { generatedListImportsApi } from './list-imports.gen';

export interface OwnListForm {
  file: File;
  mapping: OwnListMapping;
  /** Row of the file → id of the school that the athlete picked for it. */
  choices: ReadonlyMap<number, number>;
  /** Checks the list without storing anything. */
  dryRun: boolean;
}

function formOf({ file, mapping, choices, dryRun }: OwnListForm): FormData {
  const form = new FormData();
  form.append('csvFile', file, file.name);
  for (const [field, column] of Object.entries(mapping)) form.append(`${field}Column`, String(column));
  if (choices.size > 0) form.append('choices', [...choices].map(([row, id]) => `${row}:${id}`).join(','));
  if (dryRun) form.append('dryRun', 'true');
  return form;
}

const touched = ['Schools', 'Favorites', 'TargetSchools', 'Recipients', 'Stats', 'ListImport'] as const;

/** Written by hand, since generated calls would send the form as JSON. */
const ownListApi = baseApi.enhanceEndpoints({ addTagTypes: ['ListImport'] }).injectEndpoints({
  endpoints: (build) => ({
    readOwnList: build.mutation<OwnListInspection, File>({
      query: (file) => {
        const body = new FormData();
        body.append('csvFile', file, file.name);
        return { url: '/api/user/target-schools/import-csv/inspect', method: 'POST', body };
      },
    }),
    takeOwnList: build.mutation<OwnListImport, OwnListForm>({
      query: (form) => ({ url: '/api/user/target-schools/import-csv', method: 'POST', body: formOf(form) }),
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : touched),
    }),
  }),
});

export const { useReadOwnListMutation, useTakeOwnListMutation } = ownListApi;

const listImportsApi = generatedListImportsApi.enhanceEndpoints({
  addTagTypes: touched,
  endpoints: {
    lastOwnListImport: { providesTags: ['ListImport'] },
    undoOwnListImport: { invalidatesTags: () => touched },
  },
});

export const { useLastOwnListImportQuery, useUndoOwnListImportMutation } = listImportsApi;
