import { MARCUS_FACTS } from '../../../facts/testing/athlete-fixture.js';
import { HarperGrammar } from '../../../grammar/index.js';
import { looksEnglish } from '../looks-english.js';
import { TONES } from '../tone.js';
import { writeEmail } from './write-email.js';

const NAMES = MARCUS_FACTS.map(({ value }) => value);

describe('the English of the built-in writer', () => {
  const grammar = new HarperGrammar();

  afterAll(() => grammar.onModuleDestroy());

  it('I-04 has nothing against what the built-in writer writes', async () => {
    for (const tone of TONES) {
      for (const seed of [undefined, 0, 5, 10, 15, 20, 25]) {
        const mail = writeEmail(MARCUS_FACTS, { tone, includeStats: true, own: [], seed });
        expect(await grammar.correct(mail, NAMES)).toEqual({ text: mail, doubts: [] });
      }
      const young = writeEmail(MARCUS_FACTS, { tone, includeStats: true, own: [], beforeHighSchool: true });
      expect(await grammar.correct(young, NAMES)).toEqual({ text: young, doubts: [] });
    }
  });

  it('I-02 tells English from another language', () => {
    expect(looksEnglish('Hola entrenador, me llamo Marcus Lee y soy mariscal de campo de la clase de 2027 en Austin.')).toBe(false);
    expect(looksEnglish('Ich heiße Marcus Lee und spiele seit vielen Jahren Football an der Westlake High School in Austin.')).toBe(false);
    for (const tone of TONES) expect(looksEnglish(writeEmail(MARCUS_FACTS, { tone, includeStats: true, own: [] }))).toBe(true);
  });
});
