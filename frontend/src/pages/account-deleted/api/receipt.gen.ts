import { baseApi as api } from '../../../shared/api/base-api';
import type { ReceiptDto } from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReceipt: build.query<GetReceiptApiResponse, GetReceiptApiArg>({
      query: (queryArg) => ({ url: `/api/account-receipts/${queryArg}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as receiptApi };
export type GetReceiptApiResponse = /** status 200  */ ReceiptDto;
export type GetReceiptApiArg = string;
export const { useGetReceiptQuery, useLazyGetReceiptQuery } = injectedRtkApi;
