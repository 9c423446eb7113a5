import type { EnvReader } from '../../../../platform/config/env-reader.js';

/** The endpoint of the models: OpenAI, or any server with its chat completions API. */
export interface OpenAi {
  /** Unset: the built-in writer answers every call. */
  apiKey?: string;
  /** Without a slash at the end. */
  baseUrl: string;
  model: string;
  /** For one answer, further tries included. */
  timeoutSeconds: number;
}

/** OPENAI_* and AI_* */
export class AiConfig {
  constructor(
    readonly openAi: OpenAi,
    /** Tokens that one athlete may spend on models in a day. */
    readonly dailyTokensPerUser: number,
  ) {}

  static read(env: EnvReader): AiConfig {
    return new AiConfig(readOpenAi(env), env.integer('AI_DAILY_TOKENS_PER_USER', 100_000, 0, 1_000_000_000));
  }
}

function readOpenAi(env: EnvReader): OpenAi {
  const address = env.url('OPENAI_BASE_URL', ['https:', 'http:']) ?? 'https://api.openai.com/v1';
  return {
    apiKey: env.optional('OPENAI_API_KEY'),
    baseUrl: address.replace(/(?<!\/)\/+$/, ''),
    model: env.text('OPENAI_MODEL', 'gpt-4.1-mini'),
    timeoutSeconds: env.integer('AI_TIMEOUT_S', 45, 1, 600),
  };
}
