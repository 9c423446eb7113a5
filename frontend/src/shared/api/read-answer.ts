import type { ApiError } from './api-error';
import { parseProblem } from './problem';

/** What is known of an answer beside what it says. */
export interface AnswerMeta {
  /** When the server gave it, by its own clock; null when it did not say. */
  at: string | null;
  /** It was kept on this device. */
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
