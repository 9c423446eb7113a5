import type { ApiError } from './api-error';
import { parseProblem } from './problem';

export type Answer = { data: unknown; error?: undefined } | { data?: undefined; error: ApiError };

const notJson: ApiError = {
  status: 'not_json',
  message: 'API returned HTML instead of JSON - likely a routing issue',
  problem: null,
};

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
  if (response.status === 204 || body === '') return { data: null };
  if (!(response.headers.get('content-type') ?? '').includes('json')) return { error: notJson };
  try {
    return { data: JSON.parse(body) as unknown };
  } catch {
    return { error: notJson };
  }
}
