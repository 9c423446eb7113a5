/** Correct sentences, written together with those of rough-sentences-g.ts. */
export const GOOD_G: readonly string[] = [
  'Our QB coach, Mr. Park, says "feet first" before every rep.',
  'The number of camps I can attend is small.',
  'Thanks again for letting my parents and me watch practice.',
  'It was he who called the play.',
  'We lay low all week, and then we laid the ball on the line on Friday.',
  'I hurt my thumb in August, but it never cost me a game.',
  "I'm not sure whether I can come, but I will let you know by Tuesday.",
  'Between you and me, the second half was my best football.',
  "Whose idea was it, and who's going to run it?",
  "Its walls are covered with team photos, and it's my favorite room at school.",
  "They're bringing their film over there after practice.",
  'I wish I had known about your camp sooner.',
  'As a sophomore I was the holder, not the quarterback.',
  'I had had only one start before that night.',
  "There's no one I would rather play for than Coach Varela.",
  'Two hundred yards is a good night for us, since we run so much.',
];
