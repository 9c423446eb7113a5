import { emailTemplatesApi as generated } from './email-templates.gen';

/** What the campaign editor offers carries the same tag, so it changes along. */
const templatesApi = generated.enhanceEndpoints({
  endpoints: {
    listAdminEmailTemplates: { providesTags: ['EmailTemplates'] },
    createEmailTemplate: { invalidatesTags: (_result, error) => (error ? [] : ['EmailTemplates']) },
    updateEmailTemplate: { invalidatesTags: ['EmailTemplates'] },
    deleteEmailTemplate: { invalidatesTags: ['EmailTemplates'] },
  },
});

export const {
  useListAdminEmailTemplatesQuery,
  useCreateEmailTemplateMutation,
  useUpdateEmailTemplateMutation,
  useDeleteEmailTemplateMutation,
} = templatesApi;
