import type OpenAI from 'openai';

import type { TextTask } from '../../application/text-task.js';

export interface ChatRequest {
  request: OpenAI.ChatCompletionCreateParamsNonStreaming;
  /** More than the prompt has; a token of English is some four bytes. */
  promptTokens: number;
  mostTokens: number;
}

const BYTES_PER_TOKEN = 3;
/** What the provider adds around messages and shape. */
const OVERHEAD = 50;

/**
 * The instructions as ours, everything else as one JSON document of the user's, so that no text in it can pass for an
 * instruction. The task is a masked one: nothing private of the athlete is in it any more.
 */
export function chatRequest(task: TextTask<unknown>, model: string): ChatRequest {
  const facts = Object.fromEntries(task.facts.map(({ label, value }) => [label, value]));
  const data = JSON.stringify({ facts, material: task.material });
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
    promptTokens,
    mostTokens: promptTokens + task.maxTokens,
  };
}
