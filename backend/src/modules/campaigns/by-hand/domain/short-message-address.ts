import type { ShortChannel } from './measure-message.js';

const US_LENGTH = 10;

/**
 * The address that opens the app: for X the profile of the coach, where the athlete starts a message (X opens no message to a
 * handle); for a text message the phone's own program, with the text (RFC 5724). Null when `contact` is no handle or cannot
 * get text messages, for example an office extension.
 */
export function shortMessageAddress(channel: ShortChannel, contact: string, text: string): string | null {
  if (channel === 'x') return /^\w{1,15}$/.test(contact) ? `https://x.com/intent/user?screen_name=${contact}` : null;
  const number = textNumber(contact);
  return number === null ? null : `sms:${number}?body=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
}

/** "+17245550100"; ten digits are a number of North America. */
function textNumber(phone: string): string | null {
  if (/(ext|x|#)/i.test(phone)) return null;
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === US_LENGTH) return `+1${digits}`;
  return digits.length === US_LENGTH + 1 && digits.startsWith('1') ? `+${digits}` : digits;
}
