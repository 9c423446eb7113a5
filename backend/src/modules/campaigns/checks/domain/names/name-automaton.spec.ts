import { NameAutomaton } from './name-automaton.js';

const words = (text: string) => text.split(' ').map((folded) => ({ folded }));

async function automaton(...names: (readonly [name: string, value: string])[]): Promise<NameAutomaton<string>> {
  const added = new NameAutomaton<string>();
  for (const [name, value] of names) added.add(name === '' ? [] : name.split(' '), value);
  return added.build();
}

describe('names found in one pass', () => {
  it.each([
    ['a name of one word', 'i like rice today', [{ start: 2, end: 3, values: ['r'] }]],
    [
      'a name at the end',
      'go ohio state',
      [
        { start: 1, end: 2, values: ['o'] },
        { start: 1, end: 3, values: ['os'] },
      ],
    ],
    [
      'a name within another that goes on',
      'the university of texas',
      [
        { start: 1, end: 4, values: ['ut'] },
        { start: 3, end: 4, values: ['t'] },
      ],
    ],
    ['a begin that does not go on', 'university of ohio', [{ start: 2, end: 3, values: ['o'] }]],
    [
      'a begin that is another name’s begin',
      'university of university of texas',
      [
        { start: 2, end: 5, values: ['ut'] },
        { start: 4, end: 5, values: ['t'] },
      ],
    ],
    [
      'the same name twice',
      'rice rice',
      [
        { start: 0, end: 1, values: ['r'] },
        { start: 1, end: 2, values: ['r'] },
      ],
    ],
    ['an unknown word between', 'ohio blue state', [{ start: 0, end: 1, values: ['o'] }]],
    ['known words that are no name', 'state of university', []],
    ['no name', 'nothing here', []],
  ])('C-15 finds %s', async (_what, text, found) => {
    const names = await automaton(['rice', 'r'], ['ohio', 'o'], ['ohio state', 'os'], ['university of texas', 'ut'], ['texas', 't']);
    expect(names.find(words(text))).toEqual(found);
  });

  it('C-15 finds shorter names of several lengths that end at one word', async () => {
    const names = await automaton(['a b c d', '4'], ['c d', '2'], ['d', '1'], ['b c', 'bc']);
    expect(names.find(words('a b c d')).map(({ values }) => values[0])).toEqual(['bc', '4', '2', '1']);
    expect(names.find(words('x b c d')).map(({ values }) => values[0])).toEqual(['bc', '2', '1']);
  });

  it('C-15 a name that several have keeps each of them once', async () => {
    const names = await automaton(['osu', 'ohio'], ['osu', 'oklahoma'], ['osu', 'ohio']);
    expect(names.find(words('osu'))).toEqual([{ start: 0, end: 1, values: ['ohio', 'oklahoma'] }]);
    expect(names.of(['osu'])).toEqual(['ohio', 'oklahoma']);
  });

  it('C-15 tells who has exactly this name', async () => {
    const names = await automaton(['ohio state', 'os'], ['', 'nobody']);
    expect(names.of(['ohio', 'state'])).toEqual(['os']);
    expect([names.of(['ohio']), names.of(['state']), names.of(['rice', 'state']), names.of([])]).toEqual([[], [], [], []]);
    expect(names.of(['ohio', 'state', 'ohio'])).toEqual([]);
  });

  it('C-15 without a name nothing is found', async () => {
    expect((await automaton()).find(words('ohio state'))).toEqual([]);
    expect((await automaton(['rice', 'r'])).find([])).toEqual([]);
  });
});
