import { decodedOnce } from './decoded-once.js';

const twice = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

describe('text that was encoded twice', () => {
  it.each(['José Peña', 'Zoë O’Hara', 'Ángel Íñigo Úbeda', 'Bjørn Dvořák', 'Łukasz – “Luke” – Wiśniewski…', 'Ann Ames'])(
    'K-07 B-01 %s is what it was',
    (text) => {
      expect(decodedOnce(twice(text))).toBe(text);
      expect(decodedOnce(text)).toBe(text);
    },
  );

  it('K-07 leaves letters alone that are meant', () => {
    for (const text of ['JOÃO', 'São Paulo', 'BLÅ’s', 'Â Conférence', 'fête – CHÂTEAU', 'Ärzte', 'crème brûlée'])
      expect(decodedOnce(text)).toBe(text);
  });
});
