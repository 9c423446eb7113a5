/** Texts that made some loop or pattern quadratic, or are of the kind that does; each is repeated to the length asked for. */
const REPEATED = [
  'a', 'A', 'a ', 'Aa ', 'I am. ', 'two 6-2 and ', '1-', '1,2 ', '12 3.7 GPA, ', '\n', ' ', '\t\n', '\r\n', 'a\n\n', '. ', '..', 'a.', 'a@', 'a@b.', '<', '<a@b>',
  '(', '((a)', '[', '[a]', '[re] ', 're: ', 'fwd:', '{', '{{', '{{a|', '{a} ', '{{x}}', '"', "'", '\\', '/', 'https://', 'https://a.b/c ', '@a', '#1 ', '=', "'=", 'é',
  '’s ', '–', ', ', ';', '|', 'coach ', 'and ', 'jan 1, ', '1 Aa ', '😀', 'hudl.com/', '%20', '-', '_', '&', 'offers from ',
];

/** For each kind of trouble a text of about `length` characters. */
export function textShapes(length: number): string[] {
  const fill = (piece: string, size = length) => piece.repeat(Math.ceil(size / piece.length));
  const half = length / 2;
  return [
    ...REPEATED.map((piece) => fill(piece)),
    // A long run first, and then many places from which it is looked back at; and the other way round.
    fill('\n', half) + fill('A ', half),
    fill(' ', half) + fill('x. A ', half),
    fill('7 ', half) + fill('yards ', half),
    fill('A ', half) + fill('.', half),
    `"${fill('a', half)}${fill('" ', half)}`,
    Array.from({ length: length / 8 }, (_, at) => `a${at}@b.co `).join(''),
    Array.from({ length: length / 8 }, (_, at) => `W${at.toString(36)} x. `).join(''),
  ];
}
