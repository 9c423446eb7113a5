import { asApiError } from '@/shared/api';

/** Why a photo did not arrive, and what can be done. */
export interface UploadFailure {
  title: 'Upload failed' | 'Request has expired' | 'Authorization required';
  /** The cause and the fix. */
  detail: string;
  /** by-itself: a temporary error, retried automatically. by-hand: a retry may work. never: the file is the reason. */
  retry: 'by-itself' | 'by-hand' | 'never';
}

const offline = 'The connection was lost. Check it and try again.';
const trouble = 'The server is having trouble. Try again in a few minutes.';

function passing(detail: string): UploadFailure {
  return { title: 'Upload failed', detail, retry: 'by-itself' };
}

function refused(status: number, reason: string | undefined, expired: boolean): UploadFailure {
  if (status === 401) return { title: 'Authorization required', detail: reason ?? 'Please sign in again.', retry: 'by-hand' };
  if (expired) return { title: 'Request has expired', detail: 'Try again: a new upload address is asked for.', retry: 'by-hand' };
  const detail = reason ?? `The storage refused the photo (${status}). Try again or choose another photo.`;
  return { title: 'Upload failed', detail, retry: status === 400 || status === 413 ? 'never' : 'by-hand' };
}

function problemIn(text: string): { message?: string; code?: string } {
  try {
    return JSON.parse(text) as { message?: string; code?: string };
  } catch {
    return {};
  }
}

/** Reads what one of our own calls failed with: asking for an address, or making the upload the photo. */
export function failureOfCall(error: unknown): UploadFailure {
  const known = asApiError(error);
  if (known === null || typeof known.status !== 'number') return passing(offline);
  if (known.status >= 500) return passing(known.problem?.message ?? trouble);
  return refused(known.status, known.problem?.message, known.problem?.code === 'upload_expired');
}

/** Reads the answer to the PUT itself, of this server (a problem document) or of a bucket (XML). Status 0: there was none. */
export function failureOfPut(status: number, text: string): UploadFailure {
  if (status === 0) return passing(offline);
  const { message, code } = problemIn(text);
  if (status >= 500) return passing(message ?? trouble);
  const expired = status === 410 || code === 'upload_address_expired' || text.includes('<Code>ExpiredToken</Code>');
  return refused(status, message, expired);
}
