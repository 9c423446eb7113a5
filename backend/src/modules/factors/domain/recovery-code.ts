/** Crockford's base 32: nothing that is read as something else. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LENGTH = 16;

/** A code of 80 bits, "7k2m-9qxc-04tz-hw3e", from a random base64url text: 64 letters fall on 32 evenly. */
export function recoveryCodeFrom(token: string): string {
  const letters = [...token.slice(0, LENGTH)].map((letter) => LETTERS[BASE64URL.indexOf(letter) % 32]).join('');
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** As it is stored and compared: how it is typed does not matter. */
export function foldRecoveryCode(typed: string): string {
  return typed.toLowerCase().replace(/[\s-]/g, '').replace(/o/g, '0').replace(/[il]/g, '1');
}

/** The six digits of an authenticator app, or null when it is something else. */
export function appCodeOf(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : null;
}
