import { baseApi as api } from "../../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOutbox: build.query<GetOutboxApiResponse, GetOutboxApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/outbox`,
        params: {
          limit: queryArg.limit,
          before: queryArg.before,
        },
      }),
    }),
    getOutboxMail: build.query<GetOutboxMailApiResponse, GetOutboxMailApiArg>({
      query: (queryArg) => ({ url: `/api/admin/outbox/${queryArg}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as operationsApi };
export type GetOutboxApiResponse = /** status 200  */ OutboxMail[];
export type GetOutboxApiArg = {
  limit?: number;
  /** The id of the last mail of the page before */
  before?: string;
};
export type GetOutboxMailApiResponse = /** status 200  */ OutboxMailText;
export type GetOutboxMailApiArg = string;
export type OutboxMail = {
  id: string;
  messageId: string;
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  /** Why it stays on this server */
  reason: "no_mail_server" | "example_recipient";
  createdAt: string;
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
export type OutboxMailText = {
  id: string;
  messageId: string;
  from: string;
  replyTo: string | null;
  to: string;
  subject: string;
  /** Why it stays on this server */
  reason: "no_mail_server" | "example_recipient";
  createdAt: string;
  text: string;
};
export const {
  useGetOutboxQuery,
  useLazyGetOutboxQuery,
  useGetOutboxMailQuery,
  useLazyGetOutboxMailQuery,
} = injectedRtkApi;
