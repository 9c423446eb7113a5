import { asApiError, errorText } from '@/shared/api';

/** One of the two sign-ins of a mailbox: to read (imap) and to send (smtp). */
export type SignInPart = 'imap' | 'smtp';

/** How the try to connect is going. `part`: the sign-in that failed; null when something else did. */
export type SignInCheck =
  | { kind: 'idle' | 'checking' | 'done' }
  | { kind: 'failed'; part: SignInPart | null; refused: boolean; saved: 'no' | 'unknown'; message: string };

export type TickState = 'busy' | 'good' | 'bad' | 'not_tried';

function isPart(value: unknown): value is SignInPart {
  return value === 'imap' || value === 'smtp';
}

/** What a failed try means: which sign-in failed, in the server's words, and whether anything can have been saved. */
export function failedCheck(error: unknown): SignInCheck {
  const known = asApiError(error);
  const part = known?.problem?.body['part'];
  return {
    kind: 'failed',
    part: isPart(part) ? part : null,
    refused: known?.problem?.code === 'sign_in_refused',
    saved: known?.problem ? 'no' : 'unknown',
    message: errorText(error, 'The server did not answer as expected. Please try again in a moment.'),
  };
}

/** What a consent without a connection means. `part`: the sign-in that the mail server refused, empty when something else failed. */
export function failedConsent(part: string, message: string): SignInCheck {
  // The message of the callback page is complete: it includes that nothing was saved.
  return { kind: 'failed', part: isPart(part) ? part : null, refused: isPart(part), saved: 'unknown', message };
}

/** The tick of each sign-in; null while there is nothing to show. Reading is tried first, so a failure to send means that reading works. */
export function ticksOf(check: SignInCheck): Record<SignInPart, TickState> | null {
  if (check.kind === 'checking') return { imap: 'busy', smtp: 'busy' };
  if (check.kind === 'done') return { imap: 'good', smtp: 'good' };
  if (check.kind === 'idle' || !('part' in check) || check.part === null) return null;
  return check.part === 'imap' ? { imap: 'bad', smtp: 'not_tried' } : { imap: 'good', smtp: 'bad' };
}
