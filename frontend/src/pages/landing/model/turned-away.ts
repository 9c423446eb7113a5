const name = 'recruit.no-sign-up';

/**
 * Remembers that this device cannot create an account now. A cookie without a date, so that it ends with the browser's session and applies to
 * every tab; it does not contain when or why it was set.
 */
export const turnedAway = {
  read(): boolean {
    return document.cookie.split('; ').includes(`${name}=1`);
  },
  keep(): void {
    document.cookie = `${name}=1; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  },
};
