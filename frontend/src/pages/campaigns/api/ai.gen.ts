import { baseApi as api } from '../../../shared/api/base-api';
import type {
  GenerateEmailRequest,
  GenerateSubjectLinesRequest,
  GeneratedEmail,
  ImproveEmailRequest,
  ImprovedEmailDto,
  SubjectLines,
} from '../../../shared/api/api-types.gen';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    generateEmail: build.mutation<GenerateEmailApiResponse, GenerateEmailApiArg>({
      query: (queryArg) => ({ url: `/api/ai/generate-email`, method: 'POST', body: queryArg }),
    }),
    generateSubjectLines: build.mutation<GenerateSubjectLinesApiResponse, GenerateSubjectLinesApiArg>({
      query: (queryArg) => ({ url: `/api/ai/generate-subject-lines`, method: 'POST', body: queryArg }),
    }),
    improveEmail: build.mutation<ImproveEmailApiResponse, ImproveEmailApiArg>({
      query: (queryArg) => ({ url: `/api/ai/improve-email`, method: 'POST', body: queryArg }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as aiApi };
export type GenerateEmailApiResponse = /** status 200  */ GeneratedEmail;
export type GenerateEmailApiArg = GenerateEmailRequest;
export type GenerateSubjectLinesApiResponse = /** status 200  */ SubjectLines;
export type GenerateSubjectLinesApiArg = GenerateSubjectLinesRequest;
export type ImproveEmailApiResponse = /** status 200  */ ImprovedEmailDto;
export type ImproveEmailApiArg = ImproveEmailRequest;
export const { useGenerateEmailMutation, useGenerateSubjectLinesMutation, useImproveEmailMutation } = injectedRtkApi;
