/** The answer of a token endpoint (RFC 6749, 5). `unanswered`: no answer that concerns the request. */
export type TokenAnswer =
  | { kind: 'answered'; accessToken?: string; refreshToken?: string; idToken?: string; expiresInS?: number; error?: string }
  | { kind: 'unanswered'; code: string };

/** Bytes; two tokens and an ID token are some 8 kB. */
const MOST_BYTES = 256 * 1024;
const ERROR_CODE = /^[a-z_]{1,64}$/;
/** Microsoft asks to come again later. */
const LATER = ['temporarily_unavailable', 'server_error'];

/** Posts one form. Never throws; nothing of the form or of a token is in the answer's `code`. */
export async function askForTokens(tokenUrl: string, form: Record<string, string>, timeoutMs: number): Promise<TokenAnswer> {
  try {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { accept: 'application/json' },
      // A token endpoint has no reason to lead anywhere, and the form holds secrets.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status === 429 || response.status >= 500) return { kind: 'unanswered', code: `http_${response.status}` };
    return answerIn(await jsonOf(response));
  } catch {
    return { kind: 'unanswered', code: 'no_answer' };
  }
}

function answerIn(body: Record<string, unknown>): TokenAnswer {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : undefined);
  const error = text('error');
  if (error !== undefined) {
    const code = ERROR_CODE.test(error) ? error : 'unknown_error';
    return LATER.includes(code) ? { kind: 'unanswered', code } : { kind: 'answered', error: code };
  }
  const expiresInS = Number(body['expires_in']);
  return {
    kind: 'answered',
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    expiresInS: Number.isFinite(expiresInS) && expiresInS > 0 ? expiresInS : undefined,
  };
}

/** Throws when it is too long or no object. */
async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > MOST_BYTES) throw new Error('too long');
    parts.push(part);
  }
  const body: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
  if (typeof body !== 'object' || body === null) throw new Error('no object');
  return body as Record<string, unknown>;
}
