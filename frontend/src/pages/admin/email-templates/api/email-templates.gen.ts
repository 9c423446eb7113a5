import { baseApi as api } from '../../../../shared/api/base-api';
import type { AdminEmailTemplate, ChangeEmailTemplate, WriteEmailTemplate } from '../../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAdminEmailTemplates: build.query<ListAdminEmailTemplatesApiResponse, ListAdminEmailTemplatesApiArg>({
      query: () => ({ url: `/api/admin/email-templates` }),
    }),
    createEmailTemplate: build.mutation<CreateEmailTemplateApiResponse, CreateEmailTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/admin/email-templates`, method: 'POST', body: queryArg }),
    }),
    updateEmailTemplate: build.mutation<UpdateEmailTemplateApiResponse, UpdateEmailTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/admin/email-templates/${queryArg.id}`, method: 'PUT', body: queryArg.changeEmailTemplate }),
    }),
    deleteEmailTemplate: build.mutation<DeleteEmailTemplateApiResponse, DeleteEmailTemplateApiArg>({
      query: (queryArg) => ({ url: `/api/admin/email-templates/${queryArg}`, method: 'DELETE' }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as emailTemplatesApi };
export type ListAdminEmailTemplatesApiResponse = /** status 200  */ AdminEmailTemplate[];
export type ListAdminEmailTemplatesApiArg = void;
export type CreateEmailTemplateApiResponse = /** status 201  */ AdminEmailTemplate;
export type CreateEmailTemplateApiArg = WriteEmailTemplate;
export type UpdateEmailTemplateApiResponse = /** status 200  */ AdminEmailTemplate;
export type UpdateEmailTemplateApiArg = {
  id: string;
  changeEmailTemplate: ChangeEmailTemplate;
};
export type DeleteEmailTemplateApiResponse = unknown;
export type DeleteEmailTemplateApiArg = string;
export const {
  useListAdminEmailTemplatesQuery,
  useLazyListAdminEmailTemplatesQuery,
  useCreateEmailTemplateMutation,
  useUpdateEmailTemplateMutation,
  useDeleteEmailTemplateMutation,
} = injectedRtkApi;
