import { grammarContract } from '../../testing/grammar.contract.js';
import { HarperGrammar } from './harper-grammar.js';

const NAMES = ['Marcus', 'Lee', 'Westlake', 'Austin'];

describe('grammar by harper.js', () => {
  const grammar = new HarperGrammar();

  afterAll(() => grammar.onModuleDestroy());

  grammarContract(() => grammar);

  const corrected = async (text: string) => (await grammar.correct(text, NAMES)).text;

  it.each([
    ['i has a 3.7 GPA. They is definately fast.', 'I have a 3.7 GPA. They are definitely fast.'],
    ['I throwed a interception. I would of liked to to win.', 'I threw an interception. I would have liked to win.'],
    ['I am a QB at Westlake in Austin, TX.', 'I am a QB at Westlake in Austin, TX.'],
    [
      'Coach {{coach_last_name|and  teh staff}}, see https://www.hudl.com/teh?a=b',
      'Coach {{coach_last_name|and  teh staff}}, see https://www.hudl.com/teh?a=b',
    ],
  ])('I-04 corrects "%s" and leaves names, placeholders and links alone', async (text, right) => {
    expect(await corrected(text)).toBe(right);
  });

  it('I-04 reaches a fixed point', async () => {
    const once = await corrected(
      "Their is alot of film, its been to long sense we spoke. I wants to come visit you're campus 🏈 becuase i likes it.",
    );
    expect(await corrected(once)).toBe(once);
  });

  it.each([
    ['a word of 10,000 characters', 'a'.repeat(10_000)],
    ['a run of 19,900 characters', '1-'.repeat(9_950)],
  ])('O-11 corrects what stands beside %s, and the next text as well', async (_, run) => {
    const text = await corrected(`i has a dog. ${run}`);
    expect([text.length, text.slice(0, 20)]).toEqual([14 + run.length, `I have a dog. ${run.slice(0, 6)}`]);
    expect([...(await grammar.ordinaryAmong([run, 'ready']))]).toEqual(['ready']);
    expect(await corrected('They is definately fast.')).toBe('They are definitely fast.');
  });

  it('O-11 a short text does not wait for the whole of a long one: their pieces are read in turn', async () => {
    const long = Array.from({ length: 120 }, (_, at) => `I is the number ${at} of my team and they is fast. `).join('');
    const ended: string[] = [];
    await Promise.all([corrected(long).then(() => ended.push('long')), corrected('I is ready.').then(() => ended.push('short'))]);
    expect(ended).toEqual(['short', 'long']);
  });

  it('I-03 tells ordinary words from names', async () => {
    const words = ['alabama', 'throwing', 'marcus', 'thanks', 'tuesday', 'hope'];
    expect([...(await grammar.ordinaryAmong(words))]).toEqual(['throwing', 'thanks', 'hope']);
  });
});
