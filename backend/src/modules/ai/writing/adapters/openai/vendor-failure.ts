import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError, OpenAIError } from 'openai';

import { AiFailed, type AiFailure } from '../../domain/ai-errors.js';

/** Statuses with one meaning; others of 400 and more are `not_accepted`, of 500 and more `failed`. */
const BY_STATUS: Record<number, AiFailure> = {
  401: 'key_refused',
  403: 'key_refused',
  404: 'no_model',
  408: 'too_slow',
  402: 'out_of_credit',
};

/** Codes of a 429 that waiting does not cure. */
const NO_CREDIT = ['insufficient_quota', 'billing_hard_limit_reached'];

/**
 * What the package throws, in our words: AiFailed, or the error itself when it is none of the provider's.
 * https://platform.openai.com/docs/guides/error-codes
 */
export function vendorFailure(error: unknown): unknown {
  if (error instanceof AiFailed) return error;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return new AiFailed('too_slow');
  if (error instanceof APIConnectionError) return new AiFailed('unreachable');
  if (error instanceof APIError) return fromStatus(error as APIError);
  // Node's fetch throws this when the connection ends in the middle of an answer.
  if ((error as Partial<Error> | null)?.message === 'terminated') return new AiFailed('failed');
  // The package reads JSON itself: an answer that is none ends here, as does a stream that breaks off.
  if (error instanceof OpenAIError || error instanceof SyntaxError) return new AiFailed('malformed');
  return error;
}

function fromStatus({ status, code, headers }: APIError): AiFailed {
  const answered = Number(status ?? 500);
  if (answered === 429) {
    if (NO_CREDIT.includes(code ?? '')) return new AiFailed('out_of_credit');
    return new AiFailed('busy', 0, retryAfter(headers));
  }
  const other = answered >= 500 ? 'failed' : 'not_accepted';
  return new AiFailed(BY_STATUS[answered] ?? other);
}

const USUAL_WAIT_S = 60;

function retryAfter(headers: Headers | undefined): number {
  const seconds = Number(headers?.get('retry-after') ?? USUAL_WAIT_S);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), 3_600) : USUAL_WAIT_S;
}
