import { setTimeout as wait } from 'node:timers/promises';

import { Injectable } from '@nestjs/common';
import OpenAI, { APIError } from 'openai';
import { z } from 'zod';

import { Log } from '../../../../../platform/logging/log.js';
import { TextModel, type WriterName, type WritingOptions, type WrittenAnswer } from '../../application/ports/text-model.js';
import type { TextTask } from '../../application/text-task.js';
import type { AiConfig } from '../../config/ai-config.js';
import { AiFailed, type AiFailure } from '../../domain/ai-errors.js';
import { WritingCancelled } from '../../../grammar/domain/writing-cancelled.js';
import { boundedFetch } from './bounded-fetch.js';
import { chatRequest } from './chat-request.js';
import { readCompletion, type Completion } from './read-completion.js';
import { vendorFailure } from './vendor-failure.js';

/** What a second try may cure, as long as the whole time allows it. */
const WORTH_ANOTHER_TRY: readonly AiFailure[] = ['unreachable', 'failed', 'busy'];
const TRIES = 3;
const FIRST_PAUSE_MS = 250;
/** The athlete waits for the answer: when a provider asks for a longer pause, that is reported instead. */
const LONGEST_PAUSE_S = 2;

/** Any server that speaks OpenAI's chat completions. Neither prompts nor answers are ever logged. */
@Injectable()
export class OpenAiTextModel extends TextModel {
  readonly writer: WriterName;
  private readonly client: OpenAI;
  private readonly timeoutMs: number;

  constructor(
    { openAi }: AiConfig,
    private readonly log: Log,
  ) {
    super();
    this.writer = { kind: 'model', name: openAi.model };
    this.timeoutMs = openAi.timeoutSeconds * 1000;
    // Retries are this adapter's decision; the library's own log lines would contain prompts.
    this.client = new OpenAI({ apiKey: openAi.apiKey, baseURL: openAi.baseUrl, maxRetries: 0, logLevel: 'off', fetch: boundedFetch });
  }

  mostTokens(task: TextTask<unknown>): number {
    return chatRequest(task, this.writer.name).mostTokens;
  }

  async write<T>(task: TextTask<T>, { signal, onText }: WritingOptions = {}): Promise<WrittenAnswer<T>> {
    const deadline = AbortSignal.timeout(this.timeoutMs);
    const either = signal ? AbortSignal.any([signal, deadline]) : deadline;
    const { request, promptTokens } = chatRequest(task, this.writer.name);
    try {
      const completion = await this.tryThrice(either, () =>
        readCompletion(this.client, { request, task, onChunk: onText, signal: either }),
      );
      return { value: checked(task, completion.text, completion), tokens: completion.tokens };
    } catch (error) {
      if (signal?.aborted) throw new WritingCancelled(promptTokens);
      // What was under way when the time was up has been read, and is paid for.
      throw deadline.aborted ? new AiFailed('too_slow', promptTokens) : error;
    }
  }

  private async tryThrice<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        const failure = vendorFailure(error);
        if (!(failure instanceof AiFailed)) throw failure;
        this.report(failure, error);
        if (attempt === TRIES || !isWorthAnotherTry(failure)) throw failure;
        await wait((failure.retryAfterSeconds ?? 0) * 1000 || FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { signal });
      }
    }
  }

  /** Only what an operator needs; the provider's message may quote the prompt. */
  private report({ failure }: AiFailed, error: unknown): void {
    const { status, code } = error instanceof APIError ? (error as APIError) : {};
    this.log.warn({ failure, status, code }, 'the AI service did not answer as it should');
  }
}

function isWorthAnotherTry({ failure, retryAfterSeconds = 0 }: AiFailed): boolean {
  return WORTH_ANOTHER_TRY.includes(failure) && retryAfterSeconds <= LONGEST_PAUSE_S;
}

/** Returns the answer when it has the task's schema and the task accepts it. */
function checked<T>(task: TextTask<T>, json: string, { tokens }: Completion): T {
  const parsed = z.fromJSONSchema(task.schema).safeParse(jsonOf(json));
  if (!parsed.success) throw new AiFailed('malformed', tokens);
  const value = parsed.data as T;
  const objection = task.objectionTo(value);
  if (objection) throw new AiFailed(objection, tokens);
  return value;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
