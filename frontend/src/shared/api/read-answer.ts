import type { ApiError } from './api-error';
import { parseProblem } from './problem';

/** Metadata of an answer. */
export interface AnswerMeta {
  /** The server's time of the answer; null when it was not given. */
  at: string | null;
  /** The answer was stored on this device. */
  isFromDevice: boolean;
}

export type Answer = ({ data: unknown; error?: undefined } | { data?: undefined; error: ApiError }) & { meta?: AnswerMeta };

const notJson: ApiError = {
  status: 'not_json',
  message: 'API returned HTML instead of JSON - likely a routing issue',
  problem: null,
};

/** The server's clock in a response: that of the device may be wrong. */
function momentOf(headers: Headers): string | null {
  const moment = new Date(headers.get('date') ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Turns an HTTP response into data or a described failure. 204 and an empty body are data `null`. */
export async function readAnswer(response: Response): Promise<Answer> {
  const body = await response.text();
  if (!response.ok) {
    const words = body === '' ? response.statusText : body;
    return {
      error: {
        status: response.status,
        message: `${response.status}: ${words}`,
        problem: parseProblem(response.status, body),
      },
    };
  }
  const meta = { at: momentOf(response.headers), isFromDevice: false };
  if (response.status === 204 || body === '') return { data: null, meta };
  if (!(response.headers.get('content-type') ?? '').includes('json')) return { error: notJson };
  try {
    return { data: JSON.parse(body) as unknown, meta };
  } catch {
    return { error: notJson };
  }
}
