import { ATTACHMENT_KINDS, type AttachmentKind } from './attachment-kind.js';
import { ATTACHMENT_LIMITS } from './attachment-limits.js';

/** Characters beyond this are ignored; real file names are shorter. */
const LONGEST = 1000;
/** Controls, marks that turn the direction of writing (they can hide an ending), and what some system does not take in a name. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>:"|?*]/gu;
const OTHER_ENDING = /\.[A-Za-z0-9]{1,5}$/;

/** The last part of a path, without what does not belong into a name; may be empty. */
export function plainName(given: string): string {
  const last = given.slice(-LONGEST).split(/[/\\]/).at(-1) ?? '';
  return last
    .replace(UNFIT, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .trim();
}

function withoutTail(text: string): string {
  let end = text.length;
  while (end > 0 && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** The name that a coach sees. Its ending is that of the content, so that it opens with the right program. */
export function attachmentName(given: string, kind: AttachmentKind): string {
  const name = plainName(given);
  const { endings } = ATTACHMENT_KINDS[kind];
  const own = endings.find((ending) => name.toLowerCase().endsWith(ending));
  const stem = withoutTail(own ? name.slice(0, -own.length) : name.replace(OTHER_ENDING, ''));
  const ending = own ?? endings[0];
  const room = ATTACHMENT_LIMITS.name - ending.length;
  return `${[...(stem || 'file')].slice(0, room).join('').trim()}${ending}`;
}
