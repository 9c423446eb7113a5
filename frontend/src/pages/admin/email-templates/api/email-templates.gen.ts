import { baseApi as api } from "../../../../shared/api/base-api";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminEmailTemplates: build.query<
      ListAdminEmailTemplatesApiResponse,
      ListAdminEmailTemplatesApiArg
    >({
      query: () => ({ url: `/api/admin/email-templates` }),
    }),
    createEmailTemplate: build.mutation<
      CreateEmailTemplateApiResponse,
      CreateEmailTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/email-templates`,
        method: "POST",
        body: queryArg,
      }),
    }),
    updateEmailTemplate: build.mutation<
      UpdateEmailTemplateApiResponse,
      UpdateEmailTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/email-templates/${queryArg.id}`,
        method: "PUT",
        body: queryArg.changeEmailTemplate,
      }),
    }),
    deleteEmailTemplate: build.mutation<
      DeleteEmailTemplateApiResponse,
      DeleteEmailTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/email-templates/${queryArg}`,
        method: "DELETE",
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as emailTemplatesApi };
export type ListAdminEmailTemplatesApiResponse =
  /** status 200  */ AdminEmailTemplate[];
export type ListAdminEmailTemplatesApiArg = void;
export type CreateEmailTemplateApiResponse =
  /** status 201  */ AdminEmailTemplate;
export type CreateEmailTemplateApiArg = WriteEmailTemplate;
export type UpdateEmailTemplateApiResponse =
  /** status 200  */ AdminEmailTemplate;
export type UpdateEmailTemplateApiArg = {
  id: string;
  changeEmailTemplate: ChangeEmailTemplate;
};
export type DeleteEmailTemplateApiResponse = unknown;
export type DeleteEmailTemplateApiArg = string;
export type AdminEmailTemplate = {
  id: string;
  name: string;
  description: string | null;
  template: string;
  /** Counts the changes of the text */
  revision: number;
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
export type WriteEmailTemplate = {
  name: string;
  description?: string | null;
  template: string;
};
export type ChangeEmailTemplate = {
  name: string;
  description?: string | null;
  template: string;
  /** The revision that the text was written from; left out, the stored text is replaced whatever it is */
  revision?: number;
};
export const {
  useListAdminEmailTemplatesQuery,
  useLazyListAdminEmailTemplatesQuery,
  useCreateEmailTemplateMutation,
  useUpdateEmailTemplateMutation,
  useDeleteEmailTemplateMutation,
} = injectedRtkApi;
