import type { EnvReader } from './env-reader.js';

/** Where models are asked: OpenAI, or any server that speaks its chat completions. */
export interface OpenAi {
  /** Unset: the built-in writer answers every call. */
  apiKey?: string;
  /** Without a slash at the end. */
  baseUrl: string;
  model: string;
  /** For one answer, further tries included. */
  timeoutSeconds: number;
}

export function readOpenAi(read: EnvReader): OpenAi {
  const address = read.url('OPENAI_BASE_URL', ['https:', 'http:']) ?? 'https://api.openai.com/v1';
  return {
    apiKey: read.optional('OPENAI_API_KEY'),
    baseUrl: address.replace(/(?<!\/)\/+$/, ''),
    model: read.text('OPENAI_MODEL', 'gpt-4.1-mini'),
    timeoutSeconds: read.integer('AI_TIMEOUT_S', 45, 1, 600),
  };
}
