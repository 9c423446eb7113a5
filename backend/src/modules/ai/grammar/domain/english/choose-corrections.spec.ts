import { BY_CLASS } from '../../testing/class-sentences.js';
import { EVERYDAY, GOOD_EVERYDAY } from '../../testing/class-sentences-b.js';
import { GOOD_TRANSFERRED, TRANSFERRED } from '../../testing/class-sentences-c.js';
import { BROAD } from '../../testing/class-sentences-d.js';
import { CONSTRUCTED, GOOD_CONSTRUCTED } from '../../testing/construction-sentences.js';
import { corrected } from '../../testing/english-readings.js';
import { CORRECTED, GOOD_ENGLISH } from '../../testing/english-sentences.js';
import { GOOD_E } from '../../testing/good-sentences-e.js';
import { GOOD_F } from '../../testing/good-sentences-f.js';
import { GOOD_G } from '../../testing/good-sentences-g.js';
import { GOOD_K } from '../../testing/good-sentences-k.js';
import { GOOD_L } from '../../testing/good-sentences-l.js';
import { GOOD_M } from '../../testing/good-sentences-m.js';
import { GOOD_A, ROUGH_A } from '../../testing/rough-sentences-a.js';
import { GOOD_B, ROUGH_B } from '../../testing/rough-sentences-b.js';
import { GOOD_C, ROUGH_C } from '../../testing/rough-sentences-c.js';
import { GOOD_D, ROUGH_D } from '../../testing/rough-sentences-d.js';
import { ROUGH_E } from '../../testing/rough-sentences-e.js';
import { ROUGH_F } from '../../testing/rough-sentences-f.js';
import { ROUGH_G } from '../../testing/rough-sentences-g.js';
import { GOOD_H, ROUGH_H } from '../../testing/rough-sentences-h.js';
import { GOOD_I, ROUGH_I } from '../../testing/rough-sentences-i.js';
import { GOOD_J, ROUGH_J } from '../../testing/rough-sentences-j.js';
import { GOOD_ALIKE, ONE_FOR_ANOTHER } from '../../testing/sound-sentences.js';
import { MORE_ALIKE } from '../../testing/sound-sentences-b.js';
import { KNOWN_SCHOOLS } from '../../testing/school-names.js';
import { SCHOOL_CAPITALS } from '../../testing/school-sentences.js';
import { chooseCorrections } from './choose-corrections.js';
import { withEdits } from './with-edits.js';

describe('I-06 the English of athletes', () => {
  it.each(CORRECTED)('I-06 "%s" becomes "%s"', (written, right) => {
    expect(corrected(written, ['Caleb', 'Norwood']).text).toBe(right);
  });

  it.each(GOOD_ENGLISH)('I-06 leaves "%s" as it is, and marks nothing in it', (sentence) => {
    expect(corrected(sentence, ['Dos Ríos'])).toEqual({ text: sentence, doubts: 0 });
  });

  const FACTS = [
    'Caleb',
    'Norwood',
    'QB (quarterback)',
    '2027',
    'Cedar Bluff High School',
    'Round Rock',
    'TX',
    'Okonjo',
    'Lamar',
    'Lockwood',
    'Tidewell',
  ];

  it.each([...ROUGH_A, ...ROUGH_B])('I-06 puts "%s" right', (written, ...right) => {
    expect(right).toContain(corrected(written, FACTS).text);
  });

  it.each(BY_CLASS)('I-06 by the class of the mistake: "%s" becomes "%s"', (written, right) => {
    expect(corrected(written, FACTS).text).toBe(right);
  });

  it.each(CONSTRUCTED)('I-06 of construction: "%s" becomes "%s"', (written, right) => {
    expect(corrected(written, FACTS).text).toBe(right);
  });

  it.each(GOOD_CONSTRUCTED)('I-06 leaves what is built like those mistakes: "%s"', (sentence) => {
    expect(corrected(sentence, FACTS).text).toBe(sentence);
  });

  it.each(EVERYDAY)('I-06 of what was left out or sounds alike: "%s" becomes "%s"', (written, right) => {
    expect(corrected(written, [...FACTS, "Tre'Von", 'Batiste']).text).toBe(right);
  });

  it.each(GOOD_EVERYDAY)('I-06 leaves what looks like those mistakes: "%s"', (sentence) => {
    expect(corrected(sentence, FACTS).text).toBe(sentence);
  });

  it.each(TRANSFERRED)('I-06 of another language, or mixed up in haste: "%s" becomes "%s"', (written, right) => {
    expect(corrected(written, FACTS).text).toBe(right);
  });

  it.each(BROAD)('I-06 of the classes of mistakes of young writers: "%s" becomes "%s"', (written, right) => {
    expect(corrected(written, FACTS).text).toBe(right);
  });

  it.each(GOOD_TRANSFERRED)('I-06 leaves what looks like those: "%s"', (sentence) => {
    expect(corrected(sentence, FACTS).text).toBe(sentence);
  });

  it.each([...ONE_FOR_ANOTHER, ...MORE_ALIKE])(
    'I-06 of one word for another and clauses without a stop: "%s" becomes "%s"',
    (written, right) => {
      expect(corrected(written, FACTS).text).toBe(right);
    },
  );

  it.each(GOOD_ALIKE)('I-06 leaves what is built like one of these: "%s"', (sentence) => {
    expect(corrected(sentence, FACTS).text).toBe(sentence);
  });

  const OTHER_FACTS = ['Jalen', 'Whitfield', 'Lamar', 'Perrysburg'];

  it.each([
    ...[...ROUGH_C, ...ROUGH_D, ...ROUGH_E].map((row) => [...row, OTHER_FACTS] as const),
    ...[...ROUGH_F, ...ROUGH_G, ...ROUGH_H, ...ROUGH_I, ...ROUGH_J].map((row) => [...row, FACTS] as const),
  ])('I-06 puts "%s" right in each of its words', (written, wanted, wrong, facts) => {
    const { text } = corrected(written, facts);
    const isMissing = (one: string) => !one.split(' // ').some((way) => text.includes(way));
    expect({ text, missing: wanted.filter(isMissing), stays: wrong.filter((one) => text.includes(one)) }).toEqual({
      text,
      missing: [],
      stays: [],
    });
  });

  it.each([...GOOD_C, ...GOOD_D, ...GOOD_E])('I-06 leaves this as it is: "%s"', (sentence) => {
    expect(corrected(sentence, OTHER_FACTS)).toEqual({ text: sentence, doubts: 0 });
  });

  it.each([...GOOD_A, ...GOOD_B, ...GOOD_F, ...GOOD_G, ...GOOD_H, ...GOOD_I, ...GOOD_J, ...GOOD_K, ...GOOD_L, ...GOOD_M])(
    'I-06 finds nothing suspicious in "%s"',
    (sentence) => {
      expect(corrected(sentence, FACTS)).toEqual({ text: sentence, doubts: 0 });
    },
  );

  it.each(SCHOOL_CAPITALS)('I-06 names of schools get their capitals, the same words that name none stay: "%s"', (written, right) => {
    expect(corrected(written, OTHER_FACTS).text).toBe(right);
  });

  it('I-06 writes known names as they are written, and those of coaches with capitals', () => {
    const { text } = corrected('coach okonjo my coach doug varela is from round rock', ['Okonjo', 'Round Rock']);
    expect(text).toBe('Coach Okonjo, my coach Doug Varela is from Round Rock.');
  });

  it('I-06 of two who act the library may not take the second for the subject', () => {
    const found = [{ start: 13, end: 16, rule: 'PronounInflectionBe', kind: 'Agreement', message: '', replacements: ['am'] }];
    const parts = new Map([[0, 'PROPN'], [7, 'CCONJ'], [11, 'PRON'], [13, 'AUX'], [17, 'VERB']]); // prettier-ignore
    const { edits, left } = chooseCorrections('Jordan and I are going.', { found, parts }, { names: [], schools: KNOWN_SCHOOLS });
    expect([edits, left]).toEqual([[], []]);
  });

  it('I-06 a word that goes takes the blank after it along', () => {
    const edit = (start: number, end: number, text: string) => ({ start, end, text });
    expect(withEdits('I have have been', [edit(7, 11, '')])).toBe('I have been');
    expect(withEdits('teh end', [edit(0, 3, 'the')])).toBe('the end');
    expect(withEdits('as it is', [])).toBe('as it is');
  });
});
