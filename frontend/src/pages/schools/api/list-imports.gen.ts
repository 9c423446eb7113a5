import { baseApi as api } from '../../../shared/api/base-api';
import type { LastOwnListImportDto, UndoneOwnListDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    lastOwnListImport: build.query<LastOwnListImportApiResponse, LastOwnListImportApiArg>({
      query: () => ({ url: `/api/user/target-schools/import-csv/last` }),
    }),
    undoOwnListImport: build.mutation<UndoOwnListImportApiResponse, UndoOwnListImportApiArg>({
      query: () => ({ url: `/api/user/target-schools/import-csv/undo`, method: 'POST' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedListImportsApi };
export type LastOwnListImportApiResponse = /** status 200  */ LastOwnListImportDto;
export type LastOwnListImportApiArg = void;
export type UndoOwnListImportApiResponse = /** status 200  */ UndoneOwnListDto;
export type UndoOwnListImportApiArg = void;
export const { useLastOwnListImportQuery, useLazyLastOwnListImportQuery, useUndoOwnListImportMutation } = injectedRtkApi;
