import { grammarPieces } from './grammar-pieces.js';

describe('pieces of a text for the grammar check', () => {
  it('I-04 leaves an email of usual length whole', () => {
    expect(grammarPieces('I am ready.\n\nThank you.')).toEqual([{ text: 'I am ready.\n\nThank you.', start: 0 }]);
    expect(grammarPieces(' \n')).toEqual([]);
  });

  it('I-04 leaves out what is longer than a word, and keeps the places of the rest', () => {
    const text = `I is ready. ${'x'.repeat(101)} They is too.`;
    const pieces = grammarPieces(text);
    expect(pieces.map(({ text: piece }) => piece)).toEqual(['I is ready. ', ' They is too.']);
    for (const { text: piece, start } of pieces) expect(text.slice(start, start + piece.length)).toBe(piece);
    expect(grammarPieces('x'.repeat(100))).toHaveLength(1);
    expect(grammarPieces('1-'.repeat(9_950))).toEqual([]);
  });

  it('I-04 cuts a long text into small ones where sentences end', () => {
    const text = 'I am a quarterback. '.repeat(1_000);
    const pieces = grammarPieces(text);
    expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text);
    expect(pieces.every(({ text: piece }) => piece.length <= 1_000 && piece.endsWith('. '))).toBe(true);
    expect(pieces.length).toBeLessThanOrEqual(40);
  });
});
