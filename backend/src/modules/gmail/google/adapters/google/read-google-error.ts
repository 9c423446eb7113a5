import type { GoogleTrouble } from './google-trouble.js';

/** What the client library throws (gaxios), as far as it is read here. It also carries tokens: never log it whole. */
interface ThrownByClient {
  message?: string;
  code?: unknown;
  cause?: unknown;
  response?: Answer;
}

interface Answer {
  status?: number;
  headers?: AnswerHeaders;
  data?: Body;
}

/** Of whichever fetch the library uses: their classes differ. */
interface AnswerHeaders {
  get(name: string): string | null;
}

interface Body {
  /** A text from the token endpoint (RFC 6749, 5.2), an object from the Gmail API. */
  error?: string | { message?: string; errors?: { reason?: string }[] };
  error_description?: string;
}

interface Refusal {
  status: number;
  reason: string;
  message: string;
  askedFor: Date | null;
}

type Verdict = (refusal: Refusal) => GoogleTrouble;

const lost = (reason: 'grant_ended' | 'blocked_by_admin' | 'no_mail_service') => (): GoogleTrouble => ({
  kind: 'needs_reconnect',
  reason,
});
const slow =
  (everyone: boolean) =>
  ({ askedFor }: Refusal): GoogleTrouble => ({ kind: 'slow_down', askedFor, everyone });
/** Nothing that an athlete can mend, and certainly not carried out. */
const notNow: Verdict = ({ message }) => ({ kind: 'unavailable', message, undecided: false });
const undecided: Verdict = ({ message }) => ({ kind: 'unavailable', message, undecided: true });
const refused: Verdict = ({ message }) => ({ kind: 'refused', message });

/**
 * One entry for each reason that Google documents.
 * Sources: developers.google.com/workspace/gmail/api/guides/handle-errors (API),
 * developers.google.com/identity/protocols/oauth2/web-server (token endpoint)
 */
const BY_REASON: Record<string, Verdict> = {
  invalid_grant: lost('grant_ended'),
  admin_policy_enforced: lost('blocked_by_admin'),
  invalid_client: notNow,
  unauthorized_client: notNow,
  deleted_client: notNow,
  authError: () => ({ kind: 'unauthorized' }),
  insufficientPermissions: () => ({ kind: 'not_granted' }),
  domainPolicy: lost('blocked_by_admin'),
  failedPrecondition: lost('no_mail_service'),
  accessNotConfigured: notNow,
  userRateLimitExceeded: slow(false),
  rateLimitExceeded: (refusal) => slow(refusal.status === 403)(refusal),
  dailyLimitExceeded: slow(true),
  quotaExceeded: slow(true),
  backendError: undecided,
};

function byStatus({ status }: Refusal): Verdict {
  if (status === 401) return () => ({ kind: 'unauthorized' });
  if (status === 404) return () => ({ kind: 'missing' });
  if (status === 429) return slow(false);
  return status === 408 || status >= 500 ? undecided : refused;
}

/** Errors of a connection that never came to be, so that nothing was handed over (Node's and undici's codes). */
const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Classifies any error thrown by a call to Google. */
export function readGoogleError(error: unknown): GoogleTrouble {
  const thrown = error as ThrownByClient;
  const { response } = thrown;
  // With a success status the response ended after its headers: the request may have been carried out.
  if (response?.status === undefined || response.status < 400) return withoutAnswer(thrown);
  const refusal = refusalOf(response, response.status);
  return (BY_REASON[refusal.reason] ?? byStatus(refusal))(refusal);
}

function withoutAnswer(thrown: ThrownByClient): GoogleTrouble {
  const codes = codesOf(thrown);
  const message = codes.includes('TimeoutError') ? 'Gmail did not answer in time.' : 'The connection to Gmail broke.';
  return { kind: 'unavailable', message, undecided: !codes.some((code) => NEVER_CONNECTED.has(code)) };
}

function codesOf(thrown: ThrownByClient): string[] {
  const codes: string[] = [];
  let at: unknown = thrown;
  for (let depth = 0; depth < 5 && typeof at === 'object' && at !== null; depth += 1) {
    const { code, name, cause } = at as { code?: unknown; name?: unknown; cause?: unknown };
    codes.push(String(code), String(name));
    at = cause;
  }
  return codes;
}

function refusalOf({ data, headers }: Answer, status: number): Refusal {
  const { reason, message } = wordsOf(data ?? {}, status);
  return { status, reason, message, askedFor: retryAfter(headers, message) };
}

function wordsOf({ error, error_description }: Body, status: number): { reason: string; message: string } {
  if (typeof error === 'string') return { reason: error, message: error_description ?? error };
  const reason = error?.errors?.[0]?.reason;
  return { reason: reason ?? '', message: error?.message ?? `Gmail answered ${status}.` };
}

/** The later of the Retry-After header (seconds or a date) and the date that Gmail writes into its message. */
function retryAfter(headers: AnswerHeaders | undefined, message: string): Date | null {
  const header = headers?.get('retry-after');
  const moments = [
    header && /^\d+$/.test(header) ? Date.now() + Number(header) * 1000 : Date.parse(header ?? ''),
    Date.parse(/retry after (\S+)/i.exec(message)?.[1] ?? ''),
  ].filter((moment) => !Number.isNaN(moment));
  return moments.length > 0 ? new Date(Math.max(...moments)) : null;
}
