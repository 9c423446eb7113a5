/** Two sentences run together, and who is spoken to. */
export const SENTENCE_RULES: readonly string[] = [
  'name is [_/NOUN|PROPN>+.] i *main',
  'name is _ [_/NOUN|PROPN>+.] i *main',
  'name is [_/NOUN|PROPN>+,_and] *am',
  'play|am [*position>+.] i *main',
  'a|an [*position>+.] i *main',
  '/VERB|NOUN|ADJ|ADV|AUX from|in|at [/PROPN>+.] i *main',
  '/VERB|NOUN|ADJ|ADV|AUX from|in|at [*proper>+.] i *main',
  '/VERB|NOUN|ADJ|ADV|AUX from|in|at /PROPN|NOUN|ADJ [/PROPN>+.] i *main',
  'high [school>+.] i *main',
  'class|year of [/NUM>+.] i *main',
  '[*thanked>+,] [coach>Coach.] it|this|i|we|my',
  '^ [hi|hello|hey>+,] coach $',
  '^ [thanks>+,] coach $',
  '^ [thanks>+,] [coach>Coach.] see|i|we|you|have|talk|looking|hope|my|let',
];
