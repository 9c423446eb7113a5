import { ClipNotValid } from './film-errors.js';
import { readClip, readClipChanges, type ClipInput } from './read-clip.js';

const CLIP = { title: 'Junior highlights', url: 'https://youtu.be/dQw4w9WgXcQ' };

function refused(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    if (error instanceof ClipNotValid) return error.errors.map(({ field, code }) => `${field} ${code}`);
    throw error;
  }
  return [];
}

describe('what an athlete says of a clip', () => {
  it('P-11 is stored tidy: one line, a whole address', () => {
    expect(readClip({ title: ' Junior\n highlights ', url: ' youtu.be/dQw4w9WgXcQ ' })).toEqual(CLIP);
  });

  it.each<[ClipInput, string[]]>([
    [{}, ['title required', 'url required']],
    [{ ...CLIP, title: ' ' }, ['title required']],
    [{ ...CLIP, title: 7 }, ['title required']],
    [{ ...CLIP, title: 'x'.repeat(101) }, ['title too_long']],
    [{ ...CLIP, url: 'javascript:alert(1)' }, ['url not_a_web_address']],
    [{ ...CLIP, url: 'ftp://film.test/1' }, ['url not_a_web_address']],
    [{ ...CLIP, url: `https://film.test/${'x'.repeat(500)}` }, ['url not_a_web_address']],
    [{ ...CLIP, url: null }, ['url required']],
  ])('P-11 refuses %j beside the field', (input, errors) => {
    expect(refused(() => readClip(input))).toEqual(errors);
  });

  it('P-11 changes only what is said', () => {
    expect(readClipChanges({ title: 'Senior film' })).toEqual({ title: 'Senior film' });
    expect(readClipChanges({ url: CLIP.url })).toEqual({ url: CLIP.url });
    expect(readClipChanges({})).toEqual({});
    expect(refused(() => readClipChanges({ title: '', url: 'x' }))).toEqual(['title required', 'url not_a_web_address']);
  });
});
