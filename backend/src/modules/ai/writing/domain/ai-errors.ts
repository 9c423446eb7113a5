import { DomainError } from '../../../../shared-kernel/domain-error.js';

/** What can go wrong at the provider of a model, in our words. */
export const AI_FAILURES = {
  unreachable: [503, 'The AI service cannot be reached. Try again in a minute'],
  too_slow: [503, 'The AI service took too long to answer. Try again'],
  busy: [429, 'The AI service is busy. Wait a minute and try again'],
  out_of_credit: [503, 'This server has no AI credit left. Only its admin can change that'],
  key_refused: [502, 'The AI service does not accept the key of this server. Only its admin can change that'],
  no_model: [502, 'The AI service does not know the model that is set up here. Only the admin can change that'],
  not_accepted: [502, 'The AI service did not accept the request. Try a shorter text'],
  failed: [502, 'The AI service failed. Try again in a minute'],
  malformed: [502, 'The answer of the AI service could not be read. Try again'],
  empty: [502, 'The AI service answered without a text. Try again'],
  cut_off: [502, 'The answer of the AI service was cut off. Try again with a shorter text'],
  too_long: [502, 'The answer of the AI service was longer than 64 kB and was cut off. Try again with a shorter text'],
  declined: [502, 'The AI service declined to write this. Change your text and try again'],
  changed_meaning: [502, 'The AI service changed what your email says, so we did not use it. Try again'],
  other_language: [502, 'The AI service answered in another language. Try again'],
} as const satisfies Record<string, readonly [status: number, cause: string]>;

export type AiFailure = keyof typeof AI_FAILURES;

/** The provider gave no usable answer; the athlete's text is unchanged. */
export class AiFailed extends DomainError {
  constructor(
    readonly failure: AiFailure,
    /** Tokens that the provider counts although the answer is unusable. */
    readonly tokens = 0,
    retryAfterSeconds?: number,
  ) {
    const [status, cause] = AI_FAILURES[failure];
    const message = `${cause}, or use the built-in writer.`;
    super({ kind: 'unavailable', status, code: `ai_${failure}`, message, retryAfterSeconds });
  }
}

export class AllowanceUsedUp extends DomainError {
  constructor(resetsAt: Date, retryAfterSeconds: number) {
    const hours = Math.ceil(retryAfterSeconds / 3600);
    super({
      kind: 'unavailable',
      status: 429,
      code: 'ai_allowance_used_up',
      message:
        `Your AI allowance is too small for this today. It is full again in ${hours === 1 ? 'an hour' : `${hours} hours`}. ` +
        'Until then use the built-in writer, or shorten your text.',
      retryAfterSeconds,
      extra: { resetsAt: resetsAt.toISOString() },
    });
  }
}
