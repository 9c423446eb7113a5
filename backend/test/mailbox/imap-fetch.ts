import type { StoredMail } from './stand-in-folder.js';

const CRLF2 = '\r\n\r\n';
const BODY = /^BODY(\.PEEK)?\[([^\]]*)\](?:<(\d+)\.(\d+)>)?$/i;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Whether asking for it marks the message as read (RFC 9051, 6.4.5). */
export const marksAsRead = (item: string): boolean => BODY.exec(item)?.[1] === undefined && BODY.test(item);

/** `* 3 FETCH (UID 7 …)` for one message. */
export function fetched(sequence: number, mail: StoredMail, items: readonly string[]): Buffer {
  const parts = items.map((item) => rendered(item, mail)).filter((part) => part.length > 0);
  const spaced = parts.flatMap((part, at) => (at === 0 ? [part] : [Buffer.from(' '), part]));
  return Buffer.concat([Buffer.from(`* ${sequence} FETCH (`), ...spaced, Buffer.from(')\r\n')]);
}

function rendered(item: string, mail: StoredMail): Buffer {
  const body = BODY.exec(item);
  if (body) return section(body, mail.raw);
  switch (item.toUpperCase()) {
    case 'UID':
      return Buffer.from(`UID ${mail.uid}`);
    case 'FLAGS':
      return Buffer.from(`FLAGS (${[...mail.flags].join(' ')})`);
    case 'INTERNALDATE':
      return Buffer.from(`INTERNALDATE "${imapDate(mail.at)}"`);
    case 'RFC822.SIZE':
      return Buffer.from(`RFC822.SIZE ${mail.raw.length}`);
    default:
      return Buffer.alloc(0);
  }
}

function section([, , name = '', from, count]: RegExpExecArray, raw: Buffer): Buffer {
  const whole = sectionOf(name, raw);
  const isPart = from !== undefined;
  const bytes = isPart ? whole.subarray(Number(from), Number(from) + Number(count)) : whole;
  return Buffer.concat([Buffer.from(`BODY[${name.toUpperCase()}]${isPart ? `<${from}>` : ''} {${bytes.length}}\r\n`), bytes]);
}

function sectionOf(name: string, raw: Buffer): Buffer {
  const at = raw.indexOf(CRLF2);
  const end = at < 0 ? raw.length : at + CRLF2.length;
  if (name === '') return raw;
  if (/^TEXT$/i.test(name)) return raw.subarray(end);
  const header = raw.subarray(0, end).toString('latin1');
  const fields = /^HEADER\.FIELDS \((.*)\)$/i.exec(name)?.[1]?.toLowerCase().split(' ');
  if (!fields) return Buffer.from(header, 'latin1');
  const kept = header.split(/\r\n(?![ \t])/).filter((field) => fields.includes(field.split(':')[0]?.toLowerCase() ?? ''));
  return Buffer.from(kept.map((field) => `${field}\r\n`).join('') + '\r\n', 'latin1');
}

function imapDate(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(date.getUTCDate())}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()}`;
  return `${day} ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:${two(date.getUTCSeconds())} +0000`;
}
