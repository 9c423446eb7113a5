import { tagged, textOf } from '../../testing/tagged.js';
import { agreementEdits } from './agreement.js';
import { opensSubject, subjectAt } from './words/noun-phrase.js';
import { borderEdits } from './sentence-borders.js';
import { withEdits } from './with-edits.js';

const agreed = (line: string) => withEdits(textOf(line), agreementEdits(tagged(line)));
const parted = (line: string) => withEdits(textOf(line), borderEdits(tagged(line)));

describe('I-06 the verb of a noun', () => {
  it.each([
    ['your/PRON school/NOUN have/AUX fans/NOUN', 'your school has fans'],
    ['my/PRON coaches/NOUN says/VERB so/ADV', 'my coaches say so'],
    ['my/PRON coaches/NOUN was/AUX proud/ADJ', 'my coaches were proud'],
    ["the/DET fans/NOUN doesn't/AUX care/VERB", "the fans don't care"],
    ['the/DET coaches/NOUN at/ADP my/PRON school/NOUN is/AUX kind/ADJ', 'the coaches at my school are kind'],
    ['my/PRON mom/NOUN and/CCONJ coach/NOUN is/AUX proud/ADJ', 'my mom and coach are proud'],
    ['one/NUM of/ADP my/PRON friends/NOUN are/AUX here/ADV', 'one of my friends is here'],
    ['each/DET player/NOUN have/VERB a/DET job/NOUN', 'each player has a job'],
    ['everybody/PRON have/VERB a/DET job/NOUN', 'everybody has a job'],
    ['our/PRON team/NOUN plays/VERB hard/ADV', 'our team plays hard'],
    ['the/DET line/NOUN average/VERB 280/NUM', 'the line averages 280'],
  ])('is put right: %s', (line, right) => {
    expect(agreed(line)).toBe(right);
  });

  it.each([
    'your/PRON school/NOUN has/AUX fans/NOUN',
    'our/PRON staff/NOUN have/AUX plans/NOUN',
    'a/DET lot/NOUN of/ADP fans/NOUN are/AUX here/ADV',
    'my/PRON parents/NOUN are/AUX here/ADV',
    'physics/NOUN is/AUX fun/ADJ',
    'the/DET news/NOUN is/AUX good/ADJ',
    'if/SCONJ my/PRON coach/NOUN were/AUX here/ADV',
    'I/PRON see/VERB my/PRON coach/NOUN work/VERB hard/ADV',
    'our/PRON team/NOUN work/NOUN pays/VERB',
    'than/ADP my/PRON coaches/NOUN was/AUX',
    'you/PRON and/CCONJ my/PRON coach/NOUN are/AUX here/ADV',
    'many/ADJ fans/NOUN was/AUX here/ADV',
  ])('stays: %s', (line) => {
    expect(agreed(line)).toBe(textOf(line));
  });

  it.each([
    ['How/ADV many/ADJ players/NOUN does/AUX you/PRON take/VERB ?/PUNCT', 'How many players do you take?'],
    ['Was/AUX you/PRON there/ADV ?/PUNCT', 'Were you there?'],
    ['Do/AUX your/PRON program/NOUN have/VERB camps/NOUN ?/PUNCT', 'Does your program have camps?'],
    ['Does/AUX your/PRON coaches/NOUN answer/VERB ?/PUNCT', 'Do your coaches answer?'],
    ['Where/ADV is/AUX your/PRON practices/NOUN ?/PUNCT', 'Where are your practices?'],
    ['Is/AUX your/PRON camps/NOUN on/ADP Monday/PROPN ?/PUNCT', 'Are your camps on Monday?'],
    ['Is/AUX your/PRON camp/NOUN full/ADJ ?/PUNCT', 'Is your camp full?'],
    ['I/PRON like/VERB what/PRON does/AUX the/DET job/NOUN', 'I like what does the job'],
  ])('of a question is put right: %s', (line, right) => {
    expect(agreed(line)).toBe(right);
  });

  it.each([
    ['my/PRON coach/NOUN is/AUX', 0, { end: 2, isPlural: false }],
    ['my/PRON two/NUM older/ADJ brothers/NOUN are/AUX', 0, { end: 4, isPlural: true }],
    ['each/DET of/ADP my/PRON coaches/NOUN is/AUX', 0, { end: 4, isPlural: false }],
    ['my/PRON coach/NOUN and/CCONJ my/PRON dad/NOUN are/AUX', 0, { end: 5, isPlural: true }],
    ['your/PRON staff/NOUN is/AUX', 0, null],
    ['my/PRON own/ADJ is/AUX', 0, null],
    ['coach/NOUN is/AUX', 0, null],
    ['my/PRON', 0, null],
    ['is/AUX', 3, null],
    ['my/PRON coach/NOUN and/CCONJ is/AUX', 0, null],
    ['nobody/PRON on/ADP our/PRON team/NOUN is/AUX', 0, { end: 4, isPlural: false }],
    ['nobody/PRON on/ADP is/AUX', 0, null],
  ])('who a verb belongs to: %s', (line, at, subject) => {
    expect(subjectAt(tagged(line), at)).toEqual(subject);
  });

  it.each([
    ['my/PRON', 0, true],
    ['so/ADV my/PRON', 1, true],
    ['than/ADP my/PRON', 1, false],
    ['dad/NOUN and/CCONJ my/PRON', 2, false],
    ['fast/ADJ and/CCONJ my/PRON', 2, true],
    ['and/CCONJ my/PRON', 1, false],
    ['see/VERB my/PRON', 1, false],
  ])('where a subject can begin: %s', (line, at, opens) => {
    expect(opensSubject(tagged(line), at)).toBe(opens);
  });
});

describe('I-06 two sentences that run together', () => {
  it.each([
    ['I/PRON squat/VERB 405/NUM i/PRON also/ADV run/VERB', 'I squat 405. I also run'],
    ['my/PRON 40/NUM is/AUX 4.6/NUM my/PRON vertical/NOUN is/AUX 34/NUM', 'my 40 is 4.6. My vertical is 34'],
    ['I/PRON play/VERB corner/NOUN i/PRON am/AUX fast/ADJ', 'I play corner. I am fast'],
    ['I/PRON saw/VERB you/PRON on/ADP Friday/PROPN it/PRON was/AUX cold/ADJ', 'I saw you on Friday. It was cold'],
    ['we/PRON won/VERB last/ADJ year/NOUN it/PRON was/AUX fun/ADJ', 'we won last year. It was fun'],
    ['I/PRON love/VERB your/PRON program/NOUN i/PRON would/AUX visit/VERB', 'I love your program. I would visit'],
    ['I/PRON liked/VERB your/PRON game/NOUN it/PRON was/AUX fun/ADJ', 'I liked your game. It was fun'],
  ])('are parted: %s', (line, right) => {
    expect(parted(line)).toBe(right);
  });

  it.each([
    'when/SCONJ I/PRON squat/VERB 405/NUM i/PRON am/AUX glad/ADJ',
    'I/PRON squat/VERB 405/NUM ,/PUNCT i/PRON also/ADV run/VERB',
    'the/DET 405/NUM i/PRON also/ADV squat/VERB',
    'I/PRON am/AUX the/DET one/NUM i/PRON am/AUX',
    'I/PRON know/VERB the/DET game/NOUN it/PRON was/AUX',
    'it/PRON is/AUX the/DET program/NOUN i/PRON would/AUX join/VERB',
    'at/ADP noon/NOUN i/PRON am/AUX free/ADJ',
    'I/PRON go/VERB because/SCONJ of/ADP practice/NOUN i/PRON am/AUX glad/ADJ',
    'I/PRON saw/VERB your/PRON game/NOUN it/PRON was/AUX fun/ADJ',
    'I/PRON see/VERB {{school_name}}/X i/PRON am/AUX glad/ADJ',
    'good/ADJ corner/NOUN i/PRON am/AUX',
  ])('others stay: %s', (line) => {
    expect(parted(line)).toBe(textOf(line));
  });
});
