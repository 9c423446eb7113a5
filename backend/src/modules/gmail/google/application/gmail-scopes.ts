/** Least scopes for each of the two things (developers.google.com/workspace/gmail/api/auth/scopes). */
export const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send';
export const READ_SCOPE = 'https://www.googleapis.com/auth/gmail.readonly';

/** `openid email` make the token answer name the address; gmail.metadata must not be added, it forbids searching. */
export function scopesFor(replies: boolean): string[] {
  return ['openid', 'email', SEND_SCOPE, ...(replies ? [READ_SCOPE] : [])];
}
