import { remembering } from './remembering.js';

function counting() {
  const read: string[] = [];
  const remembered = remembering((text) => {
    read.push(text);
    return text === '' ? null : text.length;
  });
  return { read, remembered };
}

describe('what the rows of a file say again and again', () => {
  it('K-06 is read once, also when it cannot be read', () => {
    const { read, remembered } = counting();
    expect([remembered('PA'), remembered(''), remembered('PA'), remembered('')]).toEqual([2, null, 2, null]);
    expect(read).toEqual(['PA', '']);
  });

  it('K-06 does not pile up: long texts are read each time, and of short ones at most 1,000 are kept', () => {
    const { read, remembered } = counting();
    const long = 'x'.repeat(201);
    expect([remembered(long), remembered(long)]).toEqual([201, 201]);
    expect(read).toHaveLength(2);
    for (let at = 0; at < 1_001; at += 1) remembered(`text ${at}`);
    remembered('text 0');
    expect(read.at(-1)).toBe('text 0');
  });
});
