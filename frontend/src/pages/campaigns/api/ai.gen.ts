import { baseApi as api } from '../../../shared/api/base-api';
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
export type Writer = {
  kind: 'built-in' | 'model';
  /** Or the name of the model */
  name: string;
};
export type UsedFact = {
  label: string;
  value: string;
  source: 'profile' | 'games' | 'school';
};
export type TextFlag = {
  text: string;
  /** Offset in the text, in UTF-16 units; subject lines count as one text of lines */
  start: number;
  end: number;
  reason: string;
};
export type AiAllowance = {
  usedTokens: number;
  limitTokens: number;
  resetsAt: string;
};
export type GeneratedEmail = {
  writer: Writer;
  /** The facts that the text states */
  factsUsed: UsedFact[];
  /** Numbers and names that no fact stands behind, in the order of the text */
  flags: TextFlag[];
  remarks: string[];
  allowance: AiAllowance;
  emailContent: string;
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
export type GenerateEmailRequest = {
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
  /** The school that is meant, if it is one */
  schoolId?: number;
  tone?: 'professional' | 'enthusiastic' | 'casual' | 'formal';
  /** What it should say */
  context?: string;
  /** Whether figures of the latest season may be told */
  includeStats?: boolean;
};
export type SubjectLines = {
  writer: Writer;
  /** The facts that the text states */
  factsUsed: UsedFact[];
  /** Numbers and names that no fact stands behind, in the order of the text */
  flags: TextFlag[];
  remarks: string[];
  allowance: AiAllowance;
  subjectLines: string[];
};
export type GenerateSubjectLinesRequest = {
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
  /** The school that is meant, if it is one */
  schoolId?: number;
  emailContent: string;
  count?: number;
};
export type ImprovedEmailDto = {
  writer: Writer;
  /** The facts that the text states */
  factsUsed: UsedFact[];
  /** Numbers and names that no fact stands behind, in the order of the text */
  flags: TextFlag[];
  remarks: string[];
  allowance: AiAllowance;
  improvedEmail: string;
};
export type ImproveEmailRequest = {
  /** Asks for the built-in writer although a model is set up */
  writer?: 'built-in';
  /** The school that is meant, if it is one */
  schoolId?: number;
  currentEmail: string;
  improvementType: 'grammar' | 'tone' | 'length' | 'persuasive';
  /** For improvementType tone */
  tone?: 'professional' | 'enthusiastic' | 'casual' | 'formal';
};
export const { useGenerateEmailMutation, useGenerateSubjectLinesMutation, useImproveEmailMutation } = injectedRtkApi;
