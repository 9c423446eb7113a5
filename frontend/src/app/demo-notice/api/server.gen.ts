import { baseApi as api } from "../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getServer: build.query<GetServerApiResponse, GetServerApiArg>({
      query: () => ({ url: `/api/server` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as serverApi };
export type GetServerApiResponse = /** status 200  */ Server;
export type GetServerApiArg = void;
export type Server = {
  /** Whether the database was filled with invented people */
  demo: boolean;
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
export const { useGetServerQuery, useLazyGetServerQuery } = injectedRtkApi;
