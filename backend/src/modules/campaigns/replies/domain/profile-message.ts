/** Of what a coach writes by the form of a shared profile; in characters. */
export const PROFILE_MESSAGE_LIMITS = { name: 100, school: 100, text: 2000 } as const;

/** The account of rows of `replies` that came by the form; no account of a mailbox is called so. */
export const BY_FORM = 'shared_profile';

/** What a visitor typed into the form, all of it unverified. */
export interface ProfileMessage {
  /** Chosen by the page before its first try, so that a repeated request changes nothing. */
  key: string;
  name: string;
  school: string;
  address: string;
  text: string;
}

/** Signs that turn the direction of what follows, or are not seen at all: names hide behind them. */
const UNSEEN = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
const CONTROLS = /(?!\n)\p{Cc}/gu;

/** Returns the message as stored: plain text, without invisible characters. */
export function tidyMessage({ key, name, school, address, text }: ProfileMessage): ProfileMessage {
  return { key, name: lineOf(name), school: lineOf(school), address: address.trim(), text: textOf(text) };
}

function lineOf(text: string): string {
  return textOf(text).replace(/\s+/gu, ' ');
}

function textOf(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, '')
    .replace(CONTROLS, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
