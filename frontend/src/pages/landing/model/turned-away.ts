const name = 'recruit.no-sign-up';

/**
 * That this device was told there is no account now. A cookie without a date, so that it ends with the browser's session and holds in
 * every tab; nothing says when or why it was set.
 */
export const turnedAway = {
  read(): boolean {
    return document.cookie.split('; ').includes(`${name}=1`);
  },
  keep(): void {
    document.cookie = `${name}=1; path=/; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
  },
};
