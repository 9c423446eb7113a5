import {
  type ApiError,
  askEvents,
  type GeneratedEmail,
  type GenerateEmailRequest,
  type ImprovedEmailDto,
  type ImproveEmailRequest,
} from '@/shared/api';
import type { Writing } from '../model/ai/writing';
import { aiApi } from './ai.gen';

export type WritingRequest = { kind: 'write'; body: GenerateEmailRequest } | { kind: 'improve'; body: ImproveEmailRequest };

interface WritingArg {
  request: WritingRequest;
  /** All that is written so far. */
  onText: (text: string) => void;
}

const urls = { write: '/api/ai/generate-email', improve: '/api/ai/improve-email' } as const;

const watchedApi = aiApi.injectEndpoints({
  endpoints: (build) => ({
    /** The two calls that write an email, with progress while it is written. */
    writeMail: build.mutation<Writing, WritingArg>({
      async queryFn({ request, onText }, { signal }) {
        const onEvent = (name: string, data: unknown) => {
          if (name === 'text') onText((data as { text: string }).text);
        };
        const answer = await askEvents({ url: urls[request.kind], body: request.body, signal, onEvent });
        if (answer.error) return { error: answer.error satisfies ApiError };
        const { emailContent, improvedEmail, ...notes } = answer.data as GeneratedEmail & ImprovedEmailDto;
        return { data: { ...notes, text: request.kind === 'write' ? emailContent : improvedEmail } };
      },
    }),
  }),
});

export const { useWriteMailMutation, useGenerateSubjectLinesMutation } = watchedApi;
