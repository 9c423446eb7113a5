import { WritingWorld } from '../testing/writing-world.js';
import { ImproveEmail } from './improve-email.use-case.js';
import type { ImproveWishes } from './tasks/improve-task.js';

const EMAIL = 'Coach, I throw well. My film is online.';
const doubt = (start: number, end: number) => ({ text: 'throw', start, end, reason: 'Is this the word you mean?' });

describe('making an email better', () => {
  let world: WritingWorld;

  beforeEach(() => {
    world = new WritingWorld();
  });

  function improve(improvementType: ImproveWishes['improvementType'], email = EMAIL) {
    const improving = new ImproveEmail(world.facts, world.writing, world.checks, world.grammar);
    return improving.run({ email, improvementType, tone: 'casual' }, { userId: 'marcus' });
  }

  it('I-01 the answer is the better text, who wrote it, and what the writer says', async () => {
    world.modelSays = { text: 'Coach, I throw far.' };
    expect(await improve('persuasive')).toMatchObject({
      ...{ improvedEmail: 'Coach, I throw far.', writer: { kind: 'model' }, remarks: ['From the writer.'] },
    });
  });

  it('I-03 a figure that the profile does not have is flagged, at its place in the new text', async () => {
    world.modelSays = { text: 'Coach, I ran a 4.31 forty.' };
    const { flags } = await improve('persuasive');
    expect(flags.map(({ text, start }) => [text, start])).toEqual([['4.31', 15]]);
  });

  it.each<[ImproveWishes['improvementType'], RegExp]>([
    ['grammar', /^No mistake was found/],
    ['tone', /^It already sounds casual/],
    ['length', /^It has 8 words, which is short enough/],
    ['persuasive', /^It already has a figure/],
  ])('I-06 an unchanged text says so after a wish for %s', async (improvementType, words) => {
    world.modelSays = { text: ` ${EMAIL} ` };
    const { remarks } = await improve(improvementType);
    expect(remarks).toEqual(['From the writer.', expect.stringMatching(words)]);
  });

  it('I-01 a text of more than 120 words is not called short', async () => {
    const long = 'Coach, I throw well and I ask you to look at my film. '.repeat(12);
    world.modelSays = { text: long };
    expect((await improve('length', long)).remarks.at(-1)).toMatch(/^It has 156 words and each sentence says something/);
  });

  it('I-06 what does not look like English is left alone and says so', async () => {
    const spanish = 'Entrenador, soy mariscal de campo y quiero jugar para su equipo el próximo año porque me gusta mucho.';
    world.modelSays = { text: spanish };
    expect((await improve('tone', spanish)).remarks.at(-1)).toBe('This does not look like English. Nothing was changed.');
  });

  it('I-06 a doubt about grammar is shown beside the claims, and one place is marked once, as the claim', async () => {
    const text = 'Coach, I ran a 4.31 forty.';
    world.modelSays = { text };
    world.grammar.corrections.set(text, { text, doubts: [doubt(7, 8), doubt(13, 19)] });
    const { flags } = await improve('grammar', text);
    expect(flags.map(({ start, text: marked }) => [start, marked])).toEqual([
      [7, 'throw'],
      [15, '4.31'],
    ]);
  });

  it.each([
    [1, 'Nothing was changed. Look at the marked place.'],
    [2, 'Nothing was changed. Look at the 2 marked places.'],
  ])('I-06 with %d doubt beside it nobody reads that there is no mistake', async (count, words) => {
    world.modelSays = { text: EMAIL };
    world.grammar.corrections.set(EMAIL, { text: EMAIL, doubts: [doubt(7, 8), doubt(9, 14)].slice(0, count) });
    expect((await improve('grammar')).remarks.at(-1)).toBe(words);
  });

  it('I-06 doubts about grammar are shown only where grammar was asked for', async () => {
    world.modelSays = { text: EMAIL };
    world.grammar.corrections.set(EMAIL, { text: EMAIL, doubts: [doubt(9, 14)] });
    expect((await improve('length')).flags).toEqual([]);
  });
});
