import { protectedParts } from './protected-parts.js';

/** The protected parts of a text in bars. */
const shown = (text: string) =>
  protectedParts(text)
    .map(({ text: part, isProtected }) => (isProtected ? `|${part}|` : part))
    .join('');

describe('I-06 what no rule may change', () => {
  it.each([
    ['Hi {{coach_last_name}}!', 'Hi |{{coach_last_name}}|!'],
    ['{{coach_first_name|Coach}}, hi', '|{{coach_first_name|Coach}}|, hi'],
    ['Hi {coach name} and [School Name].', 'Hi |{coach name}| and |[School Name]|.'],
    ['[1] and {2} are text', '[1] and {2} are text'],
    ['See https://hudl.com/v/1?a=b.', 'See |https://hudl.com/v/1?a=b|.'],
    ['(HTTP://hudl.com/v)', '(|HTTP://hudl.com/v|)'],
    ['See www.hudl.com, ok', 'See |www.hudl.com|, ok'],
    ['My film: hudl.com/profile/12!', 'My film: |hudl.com/profile/12|!'],
    ['See youtu.be/abc', 'See |youtu.be/abc|'],
    ['Contact.me is no link', 'Contact.me is no link'],
    ['I won it all.Me and you', 'I won it all.Me and you'],
    ['Write me@school.edu or @marcus_lee12', 'Write |me@school.edu| or |@marcus_lee12|'],
    ['a@b', 'a@b'],
    ['', ''],
  ])('“%s” → “%s”', (text, parts) => {
    expect(shown(text)).toBe(parts);
  });

  it('the parts are the whole text, each in its place, and none is empty', () => {
    const text = '{{a}}{{b}} see hudl.com/x and @lee. Bye {{c}}';
    const parts = protectedParts(text);
    expect(parts.map(({ text: part }) => part).join('')).toBe(text);
    expect(parts.map(({ start, text: part }) => text.slice(start, start + part.length))).toEqual(parts.map(({ text: part }) => part));
    expect(parts.map(({ isProtected }) => isProtected)).toEqual([true, true, false, true, false, true, false, true]);
    expect(parts.every(({ text: part }) => part !== '')).toBe(true);
  });
});
