import type { KnownAthlete } from '../known-athlete.js';

const PHONE = /\+?\(?\d[\d\s().-]{5,20}\d/;
const EMAIL = /[^\s@,;]{1,64}@[^\s@,;]{1,100}/;

/** "Doug Varela, 512-555-0148" is a name with a way to reach it. */
export function coachOf(text: string): KnownAthlete['coaches'][number] {
  const phone = PHONE.exec(text)?.[0] ?? null;
  const email = EMAIL.exec(text)?.[0] ?? null;
  const [name = ''] = text
    .replace(PHONE, '')
    .replace(EMAIL, '')
    .split(/[,;:(]/);
  return { name: name.replace(/^coach /i, '').trim(), phone, email };
}
