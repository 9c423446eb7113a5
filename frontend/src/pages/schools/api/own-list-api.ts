import type { OwnListImport, OwnListInspection, OwnListMapping } from '@/entities/school';
import { baseApi } from '@/shared/api';

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

/** Written by hand, since generated calls would send the form as JSON. */
const ownListApi = baseApi.injectEndpoints({
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
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : ['Schools', 'Favorites', 'TargetSchools', 'Recipients', 'Stats']),
    }),
  }),
});

export const { useReadOwnListMutation, useTakeOwnListMutation } = ownListApi;
