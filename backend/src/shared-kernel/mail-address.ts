const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?=[A-Za-z0-9-]*[A-Za-z])[A-Za-z0-9-]{2,63}$/;
/** Characters. */
export const MAX_MAIL_ADDRESS = 254;
const MAX_LOCAL = 64;

/**
 * Reads exactly one email address (RFC 5321 lengths, ASCII, a domain with a dot) and answers it with its
 * domain in lower case; null when it is none. Two addresses in one cell and "mailto:" are none.
 */
export function readMailAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  if (at < 1 || text.length > MAX_MAIL_ADDRESS) return null;
  const local = text.slice(0, at);
  const domain = text.slice(at + 1);
  if (local.length > MAX_LOCAL || !LOCAL.test(local) || !DOMAIN.test(domain)) return null;
  return `${local}@${domain.toLowerCase()}`;
}
