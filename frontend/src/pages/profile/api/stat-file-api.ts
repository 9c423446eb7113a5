import { baseApi, type MaxPrepsImportDto } from '@/shared/api';

export interface StatFileForm {
  file: File;
  opponent: string;
  /** YYYY-MM-DD */
  date: string;
  jersey: string;
  /** Checks the file without storing anything. */
  dryRun: boolean;
}

function bodyOf({ file, opponent, date, jersey, dryRun }: StatFileForm): FormData {
  const form = new FormData();
  form.append('statsFile', file, file.name);
  for (const [name, value] of Object.entries({ opponent, date, jersey, dryRun: String(dryRun) })) form.append(name, value);
  return form;
}

/** Written by hand, since a generated call would send the form as JSON. */
const statFileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    takeStatFile: build.mutation<MaxPrepsImportDto, StatFileForm>({
      query: (form) => ({ url: '/api/user/import-stat-file', method: 'POST', body: bodyOf(form) }),
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : ['User']),
    }),
  }),
});

export const { useTakeStatFileMutation } = statFileApi;
