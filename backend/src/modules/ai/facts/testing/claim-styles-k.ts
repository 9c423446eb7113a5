// Written by hand after the checker learned to read the words around figures; it then flagged 23 % of the true sentences and missed
// 13 % of the false ones. What could be recognized was fixed afterwards.

/** Sentences of several athletes: what the record bears out, and what it does not. */
export const CLAIM_STYLES_K = {
  CALEB: {
    true: [
      'My numbers are 104-164, 1,446 yards, 14 to 5.',
      'I hit 18 of my 24 throws in the Marble Creek win.',
      "I've rushed for three scores in six weeks.",
      "Give me a shot, I'm a 3.7 student with a 1240.",
      "I lifted at 180 two summers ago and I'm 198 today.",
      'Hopefully I can throw for 300 again next Friday.',
      'I completed fifteen in week one and nineteen in week two.',
      'Most of my 14 touchdowns were on play action.',
      'The forty at your camp would be my second one, my first was 4.68.',
      "They picked me twice in the St. Brendan's game.",
      'My high school jersey is 9 but any number works.',
      'Our running back has 900 yards, which opens up my 1,446.',
      "I stand 6'2, my reach is longer than most.",
      "I'd need about a 3.5 for your school and I'm at 3.7.",
    ],
    false: [
      'My numbers are 104-164, 1,546 yards, 14 to 5.',
      'I hit 22 of my 24 throws in the Marble Creek game.',
      "I've rushed for six scores in six weeks.",
      "Give me a shot, I'm a 3.7 student with a 1420.",
      "I lifted at 180 two summers ago and I'm 215 today.",
      'I completed eighteen in week one.',
      "They picked me four times in the St. Brendan's game.",
      'My high school jersey is 5 but any number works.',
      'Our running back has 900 yards, which opens up my 1,946.',
      "I'd need about a 3.5 for your school and I'm at 3.9.",
      'I earned second team honors this fall.',
      'I have more picks than touchdowns.',
      'My release was timed at 0.38 seconds.',
    ],
  },
  JALEN: {
    true: [
      'Only one game under a hundred, and I still scored.',
      "I'm carrying it 20 times a game and staying healthy.",
      "My cousin had a 4.3 forty but I'm honest about my 4.52.",
      'Twenty-two is my number and 192 is my weight.',
    ],
    false: [
      'I ran for 152 in the first game and 165 in the second.',
      "I'm carrying it 26 times a game and staying healthy.",
      "My cousin had a 4.3 forty but I'm honest about my 4.42.",
      'Twenty-four is my number and 192 is my weight.',
    ],
  },
  MASON: {
    true: ['I had 2 sacks and 3 TFLs in a 14 tackle night.', "I'm a 221 pound backer with a 3.9.", 'Fifteen of my tackles were assists.'],
    false: [
      'I had 4 sacks and 3 TFLs in a 14 tackle night.',
      "I'm a 241 pound backer with a 3.9.",
      'Twenty-five of my tackles were assists.',
    ],
  },
  NIKO: {
    true: ['Hauled in 25 for 400 so far.', 'I scored on 5 of my 25 grabs.', "6'4, 33.5 arms, 4.6.", 'My best night was nine catches.'],
    false: ['Hauled in 35 for 400 so far.', 'I scored on 9 of my 25 grabs.', "6'4, 35.5 arms, 4.6.", 'My best night was twelve catches.'],
  },
  OSKAR: {
    true: ["I'm 6 of 7 with a long of 47.", 'Made three at Lucky Peak, all good.', "I've scored 26 points by myself."],
    false: ["I'm 8 of 9 with a long of 47.", 'Made five at Lucky Peak, all good.', "I've scored 46 points by myself."],
  },
};
