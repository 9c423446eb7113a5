/** What can be made to fail: the endpoints by the names of Google's reference; `*` = any Gmail call. */
export type Operation =
  'token' | 'revoke' | 'getProfile' | 'messages.send' | 'messages.list' | 'messages.get' | 'history.list' | 'labels.list' | '*';

/**
 * - error: answers so instead of doing it (see FAULTS for Google's own ones)
 * - reset: cuts the connection instead of doing it
 * - lose-answer: does it, then cuts the connection without a word
 * - error-after: does it, then answers the error all the same
 * - slow: does it, answers `ms` later
 * - stall: neither does it nor answers
 */
export type Fault =
  | { kind: 'error'; status: number; reason: string; message: string; headers?: Record<string, string> }
  | { kind: 'reset' }
  | { kind: 'lose-answer' }
  | { kind: 'error-after'; status: number; reason: string; message: string }
  | { kind: 'slow'; ms: number }
  | { kind: 'stall' };

export interface FaultRule {
  operation: Operation;
  fault: Fault;
  /** Only for this mailbox; any when left out. */
  mailbox?: string;
  /** How often; for ever when left out. */
  times?: number;
}

/**
 * Google's documented refusals, word for word where the page quotes them.
 * Source: developers.google.com/workspace/gmail/api/guides/handle-errors and .../reference/quota
 */
export const FAULTS = {
  invalidCredentials: { kind: 'error', status: 401, reason: 'authError', message: 'Invalid Credentials' },
  userRate: {
    kind: 'error',
    status: 403,
    reason: 'userRateLimitExceeded',
    message: 'User Rate Limit Exceeded',
  },
  projectRate: { kind: 'error', status: 403, reason: 'rateLimitExceeded', message: 'Rate Limit Exceeded' },
  dailyLimit: { kind: 'error', status: 403, reason: 'dailyLimitExceeded', message: 'Daily Limit Exceeded' },
  scope: {
    kind: 'error',
    status: 403,
    reason: 'insufficientPermissions',
    message: 'Request had insufficient authentication scopes.',
  },
  domainPolicy: {
    kind: 'error',
    status: 403,
    reason: 'domainPolicy',
    message: 'The domain administrators have disabled Gmail apps.',
  },
  notConfigured: {
    kind: 'error',
    status: 403,
    reason: 'accessNotConfigured',
    message: 'Gmail API has not been used in project 1 before or it is disabled.',
  },
  tooMany: {
    kind: 'error',
    status: 429,
    reason: 'rateLimitExceeded',
    message: 'Too many concurrent requests for user',
  },
  backend: { kind: 'error', status: 500, reason: 'backendError', message: 'Backend Error' },
  unavailable: { kind: 'error', status: 503, reason: 'backendError', message: 'The service is currently unavailable.' },
  badMessage: { kind: 'error', status: 400, reason: 'invalidArgument', message: 'Invalid To header' },
  noMailService: { kind: 'error', status: 400, reason: 'failedPrecondition', message: 'Mail service not enabled' },
} as const satisfies Record<string, Fault>;

/** 429 with the moment in the header or, as Gmail writes it for its sending limits, in the message. */
export function tooManyUntil(where: 'header' | 'message', until: Date, now = new Date()): Fault {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return where === 'header'
    ? { ...FAULTS.tooMany, headers: { 'Retry-After': `${seconds}` } }
    : { ...FAULTS.tooMany, message: `User-rate limit exceeded.  Retry after ${until.toISOString()}` };
}

/** Which fault comes next; earlier rules win. */
export class FaultScript {
  private rules: (FaultRule & { left: number })[] = [];

  add(rule: FaultRule): void {
    this.rules.push({ ...rule, left: rule.times ?? Infinity });
  }

  clear(): void {
    this.rules = [];
  }

  take(operation: Operation, mailbox: string | undefined): Fault | undefined {
    const gmailCall = operation !== 'token' && operation !== 'revoke';
    const rule = this.rules.find((each) => {
      const meant = each.operation === operation || (each.operation === '*' && gmailCall);
      return meant && each.left > 0 && (each.mailbox === undefined || each.mailbox === mailbox);
    });
    if (rule) rule.left -= 1;
    return rule?.fault;
  }
}
