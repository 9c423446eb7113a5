import { fitApi } from './fit.gen';

interface Upload {
  file: File;
  /** Checks the roster without storing anything. */
  dryRun: boolean;
}

/** What the server did with the players, or would do. */
interface Outcome {
  message: string;
  errors: { message: string }[];
  errorCount: number;
}

/** Written by hand, since a generated call would send the form as JSON. */
const pasteApi = fitApi.injectEndpoints({
  endpoints: (build) => ({
    uploadRoster: build.mutation<Outcome, Upload>({
      query: ({ file, dryRun }) => {
        const body = new FormData();
        if (dryRun) body.append('dryRun', 'true');
        body.append('csvFile', file, file.name);
        return { url: '/api/admin/import-rosters-csv', method: 'POST', body };
      },
      invalidatesTags: (_result, _error, { dryRun }) => (dryRun ? [] : ['Schools', 'Imports']),
    }),
  }),
});

export const { useUploadRosterMutation } = pasteApi;
