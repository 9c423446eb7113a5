import { tagged, textOf } from '../../testing/tagged.js';
import { missingCapitals } from './capitals.js';
import { nameCapitals } from './names.js';
import { missingStops, wrongSpaces } from './punctuation.js';
import { repeatedWords } from './repeated-words.js';
import { withEdits } from './with-edits.js';
import { lowerAt, wordsOf } from './words/word.js';

const stopped = (line: string) => withEdits(textOf(line).replace(/ ?\n ?/g, '\n'), missingStops(tagged(line)));

describe('I-06 stops and commas', () => {
  it.each([
    ['I/PRON play/VERB both/DET ways/NOUN now/ADV', 'I play both ways now.'],
    ['we/PRON play/VERB at/ADP noon/NOUN', 'we play at noon.'],
    ['I/PRON play/VERB ball/NOUN', 'I play ball'],
    ['it/PRON starts/VERB at/ADP noon/NOUN', 'it starts at noon'],
    ['what/PRON day/NOUN is/AUX it/PRON', 'what day is it?'],
    ['can/AUX you/PRON call/VERB me/PRON', 'can you call me?'],
    ['can/AUX see/VERB the/DET field/NOUN well/ADV', 'can see the field well.'],
    ['where/ADV is/AUX the/DET camp/NOUN', 'where is the camp?'],
    ['what/PRON a/DET great/ADJ game/NOUN it/PRON was/AUX', 'what a great game it was.'],
    ['the/DET big/ADJ red/ADJ old/ADJ bus/NOUN', 'the big red old bus'],
    ['I/PRON play/VERB both/DET ways/NOUN !/PUNCT', 'I play both ways!'],
    ['please/INTJ come/VERB ,/PUNCT can/AUX you/PRON call/VERB', 'please come, can you call?'],
  ])('the last one of a line: %s', (line, right) => {
    expect(stopped(line)).toBe(right);
  });

  it.each([
    ['Coach/NOUN Okonjo/PROPN my/PRON dad/NOUN says/VERB hi/INTJ ./PUNCT', 'Coach Okonjo, my dad says hi.'],
    ['Coach/NOUN I/PRON run/VERB fast/ADV ./PUNCT', 'Coach, I run fast.'],
    ['Hi/INTJ Coach/NOUN Okonjo/PROPN thanks/NOUN a/DET lot/NOUN ./PUNCT', 'Hi Coach Okonjo, thanks a lot.'],
    ['Coach/NOUN okonjo/NOUN my/PRON dad/NOUN says/VERB hi/INTJ ./PUNCT', 'Coach okonjo my dad says hi.'],
    ['Coach/NOUN Okonjo/PROPN said/VERB hi/INTJ ./PUNCT', 'Coach Okonjo said hi.'],
    ['Coach/NOUN Okonjo/PROPN I/PRON', 'Coach Okonjo I'],
    ['My/PRON Coach/NOUN I/PRON like/VERB him/PRON ./PUNCT', 'My Coach I like him.'],
  ])('the comma behind who is greeted: %s', (line, right) => {
    expect(stopped(line)).toBe(right);
  });

  it.each([
    ['my kids ,and I', 'my kids, and I'],
    ['200 pounds .', '200 pounds.'],
    ['yes,we can', 'yes, we can'],
    ['a;b', 'a; b'],
    ['1,446 yards', '1,446 yards'],
    ['so ... yes', 'so ... yes'],
    ['a .com name', 'a .com name'],
    ['line\n, yes', 'line\n, yes'],
  ])('blanks stand behind a mark and not before it: %s', (text, right) => {
    expect(withEdits(text, wrongSpaces(wordsOf(text, new Map())))).toBe(right);
  });

  it.each([
    ['I play play ball', 'I play ball'],
    ['I had had it', 'I had had it'],
    ['Play Play', 'Play Play'],
    ['Play play', 'Play '],
    ['{{a}} {{a}}', '{{a}} {{a}}'],
    ['4 4', '4 4'],
  ])('a word that stands there twice goes: %s', (text, right) => {
    expect(withEdits(text, repeatedWords(wordsOf(text, new Map())))).toBe(right);
  });
});

describe('I-06 capitals', () => {
  const raised = (text: string, odd: readonly string[] = [], known: readonly string[] = []) => {
    const words = wordsOf(text, new Map());
    const unknown = new Set(words.flatMap(({ start }, at) => (odd.includes(lowerAt(words, at)) ? [start] : [])));
    const both = [...nameCapitals(words, { unknown, known }), ...missingCapitals(words, { unknown, known })];
    return withEdits(
      text,
      both.sort((a, b) => a.start - b.start),
    );
  };

  it.each([
    ['it rains again. we play.', 'It rains again. We play.'],
    ['so what? we play! yes.', 'So what? We play! Yes.'],
    ['too short now', 'too short now'],
    ['just long enough now', 'Just long enough now'],
    ['Hi\n\nnow we play ball', 'Hi\n\nNow we play ball'],
    ['Hi\nnow we play ball', 'Hi\nnow we play ball'],
    ['Wait... we play', 'Wait... we play'],
    ['St. louis', 'St. louis'],
    ['Team A. we', 'Team A. we'],
    ['4. we play', '4. we play'],
    ['iPhone users play well', 'iPhone users play well'],
    ["it's a long season", "It's a long season"],
  ])('where a sentence begins: %s', (text, right) => {
    expect(raised(text)).toBe(right);
  });

  it.each([
    ['I know coach okonjo', ['okonjo'], [], 'I know Coach Okonjo'],
    ['I know coach doug varela', ['varela'], [], 'I know coach doug varela'],
    ['I know coach mark varela', ['varela'], [], 'I know Coach Mark Varela'],
    ['I know my coach okonjo', ['okonjo'], [], 'I know my coach Okonjo'],
    ['my coach is okonjo', ['okonjo'], [], 'My coach is Okonjo'],
    ['I know coach mark', [], [], 'I know coach mark'],
    ['I know mr okonjo', ['okonjo'], [], 'I know Mr Okonjo'],
    ['I see okonjo', ['okonjo'], [], 'I see okonjo'],
    ['I see okonjo', ['okonjo'], ['Brett Okonjo'], 'I see Okonjo'],
    ['I see lee', ['lee'], ['Lee'], 'I see lee'],
    ['I see river', [], ['River'], 'I see river'],
    ['from round rock', [], ['Round Rock'], 'from Round Rock'],
    ['from round hill', [], ['Round Rock'], 'from round hill'],
    ['from ROUND rock', [], ['Round Rock'], 'from ROUND Rock'],
    ['I see macaw', ['macaw'], ['MACAW'], 'I see macaw'],
  ])('of names: %s', (text, odd, known, right) => {
    expect(raised(text, odd, known)).toBe(right);
  });
});
