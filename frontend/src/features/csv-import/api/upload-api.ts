import { baseApi } from '@/shared/api';
import type { SchoolImportResultDto } from './csv-import.gen';

/** Written by hand, since generated calls would send the form as JSON. */
const uploadApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    uploadSchoolsCsv: build.mutation<SchoolImportResultDto, File>({
      query: (file) => {
        const body = new FormData();
        body.append('csvFile', file, file.name);
        return { url: '/api/admin/import-schools-csv', method: 'POST', body };
      },
      // Also after a failure: when the connection broke or was cut, the server may have stored the file.
      invalidatesTags: ['Schools', 'TargetSchools', 'Recipients'],
    }),
  }),
});

export const { useUploadSchoolsCsvMutation } = uploadApi;
