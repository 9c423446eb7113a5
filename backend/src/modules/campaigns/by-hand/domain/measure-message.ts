import type { HandChannel } from '../../writing/domain/mail-channel.js';

export type ShortChannel = Exclude<HandChannel, 'email_by_hand'>;

export interface MessageSize {
  /** As the platform counts. */
  length: number;
  /** The most that one message holds. */
  limit: number;
  /** How it is counted. `gsm`: 7-bit letters; `ucs2`: one letter outside of them makes every letter count double. */
  counting: 'x' | 'gsm' | 'ucs2';
}

const X_LIMIT = 280;
const X_LINK = 23;
const GSM_LIMIT = 160;
const UCS2_LIMIT = 70;

/** GSM 03.38: the alphabet, and the signs that take two places. */
const GSM = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const GSM_TWICE = new Set('^{}\\[~]|€\f');

const LINK = /https?:\/\/[^\s<>"]+/gu;
const segments = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** How much room a message takes on X or as a text message. */
export function measureMessage(channel: ShortChannel, text: string): MessageSize {
  return channel === 'x' ? measureForX(text) : measureText(text);
}

/** twitter-text 3: links count 23; letters of most European scripts and general punctuation 1, all others 2; an emoji 2 as a whole. */
function measureForX(text: string): MessageSize {
  const plain = text.normalize('NFC');
  const links = plain.match(LINK) ?? [];
  let length = links.length * X_LINK;
  for (const { segment } of segments.segment(plain.replace(LINK, ''))) length += weightForX(segment);
  return { length, limit: X_LIMIT, counting: 'x' };
}

function weightForX(segment: string): number {
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u.test(segment) && !/^[\d#*©®™]$/u.test(segment)) return 2;
  let weight = 0;
  for (const sign of segment) weight += isLight(sign.codePointAt(0) ?? 0) ? 1 : 2;
  return weight;
}

function isLight(code: number): boolean {
  return code <= 4351 || (code >= 8192 && code <= 8205) || (code >= 8208 && code <= 8223) || (code >= 8242 && code <= 8247);
}

/** One SMS: 160 letters of 7 bits, or 70 of 16 bits as soon as one letter is not in the GSM alphabet. */
function measureText(text: string): MessageSize {
  let septets = 0;
  for (const sign of text) {
    if (GSM.has(sign)) septets += 1;
    else if (GSM_TWICE.has(sign)) septets += 2;
    else return { length: text.length, limit: UCS2_LIMIT, counting: 'ucs2' };
  }
  return { length: septets, limit: GSM_LIMIT, counting: 'gsm' };
}
