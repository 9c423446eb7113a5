/** Whether this browser can make and use passkeys, in this place: it does so only over https or on localhost. */
export function hasPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function' && typeof navigator.credentials?.create === 'function';
}
