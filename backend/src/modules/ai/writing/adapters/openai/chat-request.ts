import type OpenAI from 'openai';

import type { TextTask } from '../../application/text-task.js';
import { PrivateMask } from '../../domain/private-mask.js';

export interface ChatRequest {
  request: OpenAI.ChatCompletionCreateParamsNonStreaming;
  /** Knows what stayed here of the texts. */
  mask: PrivateMask;
  /** More than the prompt has; a token of English is some four bytes. */
  promptTokens: number;
  mostTokens: number;
}

const BYTES_PER_TOKEN = 3;
/** What the provider adds around messages and shape. */
const OVERHEAD = 50;

/**
 * The instructions as ours, everything else as one JSON document of the user's, so that no text in it can pass for an
 * instruction. Private parts of what people wrote stay here.
 */
export function chatRequest(task: TextTask<unknown>, model: string): ChatRequest {
  const mask = new PrivateMask();
  const facts = Object.fromEntries(task.facts.map(({ label, value }) => [label, mask.mask(value)]));
  const material = Object.fromEntries(Object.entries(task.material).map(([name, text]) => [name, mask.mask(text)]));
  const data = JSON.stringify({ facts, material });
  const shape = JSON.stringify(task.schema);
  const bytes = Buffer.byteLength(task.instructions + data + shape);
  const promptTokens = Math.ceil(bytes / BYTES_PER_TOKEN) + OVERHEAD;
  return {
    request: {
      model,
      messages: [
        { role: 'system', content: task.instructions },
        { role: 'user', content: data },
      ],
      response_format: { type: 'json_schema', json_schema: { name: task.name, strict: true, schema: { ...task.schema } } },
      max_completion_tokens: task.maxTokens,
    },
    mask,
    promptTokens,
    mostTokens: promptTokens + task.maxTokens,
  };
}
