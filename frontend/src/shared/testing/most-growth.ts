import { WorkMeter } from './work-meter';

/** Texts that make loops and patterns quadratic, or are of the kind that does; each is repeated to the length asked for. */
const REPEATED = [
  'a',
  'A ',
  'ab ',
  'I am. ',
  '1-',
  '12 3.7 GPA, ',
  '\n',
  ' ',
  '\t',
  'a\n',
  'a\tb\n',
  '.',
  '. ',
  'a.',
  'a@',
  'a@b.',
  '{',
  '{{',
  '{{a|',
  '{a} ',
  '{{school_name}} ',
  '[',
  '[a]',
  'é',
  '’',
  '-',
  '6-2\n',
  'Pat Lee\nQB\n',
  '|',
  '/',
  '😀',
];

const LENGTH = 1_024;
/** Work that is too little to be compared. */
const NOTHING = 4_000;

// Counting begins before the code runs for the first time: what was compiled before is counted by function only.
const meter = new WorkMeter();
afterAll(() => meter.close());

function usualTexts(length: number): string[] {
  const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));
  return [
    ...REPEATED.map((piece) => fill(piece, length)),
    // A long run first, and then many places from which it is looked back at; and the other way round.
    fill(' ', length / 2) + fill('x. A ', length / 2),
    fill('A ', length / 2) + fill('\n', length / 2),
    `a${fill('\t', length / 2)}b\n${fill('a\tb\n', length / 2)}`,
    Array.from({ length: length / 8 }, (_, at) => `w${at.toString(36)} x. `).join(''),
  ];
}

/**
 * How many times the work is that `run` has with a text of twice the length, for the worst kind of text: 2 when it is linear, 4
 * when it is quadratic. The lengths are 1,024 and 2,048 characters; `textsOf` gives texts of its own for them.
 */
export async function mostGrowth(run: (text: string) => unknown, textsOf = usualTexts): Promise<number> {
  const [before, after] = [textsOf(LENGTH), textsOf(2 * LENGTH)];
  // The first call sets up what later ones share.
  await run('a');
  const counted = await meter.countEach(before.flatMap((text, kind) => [() => run(text), () => run(after[kind] ?? '')]));
  const growth = before.map((_, kind) => {
    const [once = 0, twice = 0] = counted.slice(2 * kind);
    return twice > NOTHING ? twice / once : 1;
  });
  return Math.max(1, ...growth);
}
