import { textChunks } from './text-chunks.js';

describe('pieces of a text for the grammar check', () => {
  it('I-04 leaves an email of usual length whole', () => {
    expect(textChunks('I am ready.\n\nThank you.')).toEqual([{ text: 'I am ready.\n\nThank you.', start: 0 }]);
    expect(textChunks(' \n')).toEqual([]);
  });

  it('I-04 leaves out what is longer than a word, and keeps the places of the rest', () => {
    const text = `I is ready. ${'x'.repeat(101)} They is too.`;
    const chunks = textChunks(text);
    expect(chunks.map(({ text: chunk }) => chunk)).toEqual(['I is ready. ', ' They is too.']);
    for (const { text: chunk, start } of chunks) expect(text.slice(start, start + chunk.length)).toBe(chunk);
    expect(textChunks('x'.repeat(100))).toHaveLength(1);
    expect(textChunks('1-'.repeat(9_950))).toEqual([]);
  });

  it('I-04 cuts a long text into small ones where sentences end', () => {
    const text = 'I am a quarterback. '.repeat(1_000);
    const chunks = textChunks(text);
    expect(chunks.map(({ text: chunk }) => chunk).join('')).toBe(text);
    expect(chunks.every(({ text: chunk }) => chunk.length <= 1_000 && chunk.endsWith('. '))).toBe(true);
    expect(chunks.length).toBeLessThanOrEqual(40);
  });
});
