import { soakElse } from '../../../../../../test/support/soak-round.js';
import { ENGLISH_READINGS } from '../../testing/english-readings.js';
import { CORRECTED, GOOD_ENGLISH } from '../../testing/english-sentences.js';
import { GrammarThread } from './grammar-thread.js';
import { HarperGrammar } from './harper-grammar.js';

/** Of the recorded readings `npm test` compares every sixth, `npm run soak` all. */
const EACH = soakElse(1, 6);

describe('I-06 the English of athletes', () => {
  const grammar = new HarperGrammar();
  const thread = new GrammarThread();

  afterAll(() => Promise.all([grammar.onModuleDestroy(), thread.stop()]));

  it.each(CORRECTED)('I-06 "%s" becomes "%s"', async (written, right) => {
    expect((await grammar.correct(written, ['Caleb', 'Norwood'])).text).toBe(right);
  });

  it.each(GOOD_ENGLISH)('I-06 leaves "%s" as it is, and marks nothing in it', async (sentence) => {
    expect(await grammar.correct(sentence, ['Dos Ríos'])).toEqual({ text: sentence, doubts: [] });
  });

  it('I-06 writes known names as they are written, and those of coaches with capitals', async () => {
    const { text } = await grammar.correct('coach okonjo my coach doug varela is from round rock', ['Okonjo', 'Round Rock']);
    expect(text).toBe('Coach Okonjo, my coach Doug Varela is from Round Rock.');
  });

  it('the readings that the tests of our rules begin with are those of the library', async () => {
    const readings = [...ENGLISH_READINGS].filter((_, at) => at % EACH === 0);
    for (const [text, reading] of readings) expect(await thread.ask(text)).toEqual(reading);
  });

  it('O-11 what one athlete wrote changes no reading of what another one writes', async () => {
    const text = "My coach's thinks I can play at any level";
    const before = await thread.ask(text);
    await thread.ask("I like my coach's, and the Zorbly-Quandt's.");
    expect(await thread.ask(text)).toEqual(before);
    expect(before).toEqual(ENGLISH_READINGS.get(text));
  });
});
