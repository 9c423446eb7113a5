import { isAddress, nameWords, textWords } from './text-words.js';

const folded = (text: string) => textWords(text).map((word) => word.folded);

describe('the words of a text, as names are compared', () => {
  it.each([
    ['lower case', 'RICE Owls', ['rice', 'owls']],
    ['no accents', 'San José, Núñez, Zieliński', ['san', 'jose', 'nunez', 'zielinski']],
    ['an accent of its own letter', 'Jose\u0301', ['jose']],
    ['no possessive', "Rice's Lamar’s Tulsa‘s Ohioʻs", ['rice', 'lamar', 'tulsa', 'ohio']],
    ['one word around an apostrophe', "Hawai'i O’Neal D‘Angelo Hawaiʻi", ['hawaii', 'oneal', 'dangelo', 'hawaii']],
    ['an apostrophe at the end is no part', "the coaches' room", ['the', 'coaches', 'room']],
    ['one word around &', 'Texas A&M', ['texas', 'a&m']],
    ['two words around a hyphen', 'Bethune-Cookman', ['bethune', 'cookman']],
    ['numbers', '2027 QB', ['2027', 'qb']],
    ['no marks', '– (Rice), “Tulsa”! ...', ['rice', 'tulsa']],
    ['nothing', ' \n ', []],
    ['nothing at all', '', []],
  ])('C-15 a name is compared with: %s', (_rule, text, words) => {
    expect(folded(text)).toEqual(words);
  });

  it.each([
    ['Saint', 'st'],
    ['saint', 'st'],
    ['Ste', 'st'],
    ['St', 'st'],
    ['Univ', 'university'],
    ['Mt', 'mount'],
    ['FT', 'fort'],
    ['Saint’s', 'st'],
    ['saints', 'saints'],
  ])('C-15 spellings of the same word: %s is %s', (written, word) => {
    expect(folded(written)).toEqual([word]);
    expect(nameWords(written)).toEqual([word]);
  });

  it('C-15 a word knows where it stands and whether it begins with a capital', () => {
    expect(textWords(' I like\n(Ålesund)')).toEqual([
      { folded: 'i', start: 1, end: 2, isCapital: true },
      { folded: 'like', start: 3, end: 7, isCapital: false },
      { folded: 'alesund', start: 9, end: 16, isCapital: true },
    ]);
  });

  it.each([
    ['mcDonald', false],
    ['éclair', false],
    ['Éclair', true],
    ['2Pac', false],
  ])('C-15 the first letter decides about the capital: %s', (word, isCapital) => {
    expect(textWords(word)[0]?.isCapital).toBe(isCapital);
  });

  it.each(['a', 'x'.repeat(30), 'x'.repeat(31), `Rice,${'-'.repeat(40)}Tulsa`])(
    'C-15 the same run read again has the same words: %s',
    (run) => {
      const first = textWords(`${run} ${run}`);
      expect(textWords(`${run} ${run}`)).toEqual(first);
      const half = first.length / 2;
      expect(first.slice(half).map((word) => word.start)).toEqual(first.slice(0, half).map((word) => word.start + run.length + 1));
    },
  );

  it('C-15 thousands of other words between do not change what is read', () => {
    const many = Array.from({ length: 5_001 }, (_one, at) => `w${at}`);
    expect(folded(`Rice ${many.join(' ')} Rice`)).toEqual(['rice', ...many, 'rice']);
  });

  it.each([
    ['https://rice.edu/owls', true],
    ['see:http://rice.edu', true],
    ['@RiceFootball', true],
    ['caleb@rice.edu', true],
    ['www.rice.edu', true],
    ['WWW.RICE.EDU', true],
    ['(www.rice.edu)', true],
    ['“((www.rice.edu', true],
    ['((((www.rice.edu', false],
    ['awww.rice', false],
    ['www', false],
    ['rice.edu', false],
    ['http:', false],
  ])('C-15 addresses are no words: %s', (chunk, is) => {
    expect(isAddress(chunk)).toBe(is);
    expect(folded(`one ${chunk} two`).length === 2).toBe(is);
  });

  it('C-15 a name is read as in a text, with what would be an address there', () => {
    expect(nameWords('Miami (OH)')).toEqual(['miami', 'oh']);
    expect(nameWords('Saint Mary’s')).toEqual(['st', 'mary']);
    expect(nameWords('A@B')).toEqual(['a', 'b']);
    expect(nameWords('')).toEqual([]);
  });
});
