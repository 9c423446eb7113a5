// Written by hand after the checker learned to read the words around figures; it then flagged 23 % of the true sentences and missed
// 13 % of the false ones. What could be recognized was fixed afterwards.

/** Sentences of several athletes: what the record bears out, and what it does not. */
export const CLAIM_STYLES_L = {
  CALEB: {
    true: [
      "I'm 5 touchdowns away from the mark I set for myself, sitting at 14 passing.",
      "You'll notice I went 15 of 22 in my very first start of the year.",
      "My head coach played at 230, I'm nowhere near that at 198.",
      'Through the air: 1,446. On the ground: 168.',
      'I scored a 1240, my section scores were around the same.',
      'In practice I hit 8 of 10 on the net.',
      'If it rains I can hand it off 40 times, no ego.',
      "4 TD, 0 INT, 301 yards against Marble Creek, that's the tape to watch.",
      'We average 30 points and I average 241 yards.',
      "Being 6'2 helps me see over the line.",
      'I threw it 24 times against Marble Creek, which was enough.',
      'My touchdown count is at 17 if you add the rushing ones.',
    ],
    false: [
      "You'll notice I went 19 of 22 in my very first start of the year.",
      "My head coach played at 230, I'm nowhere near that at 188.",
      'Through the air: 1,646. On the ground: 168.',
      'I scored a 1360, my section scores were around the same.',
      "5 TD, 0 INT, 341 yards against Marble Creek, that's the tape to watch.",
      'We average 30 points and I average 281 yards.',
      "Being 6'4 helps me see over the line.",
      'I threw it 34 times against Marble Creek, which was enough.',
      'I run a 4.5 flat.',
      'Three of the seven picks I threw were in one game.',
      'I was nominated for Mr. Football.',
      "I'm a rising junior.",
    ],
  },
  JALEN: {
    true: [
      'My 201 yard night came on 25 carries.',
      "I'm on the field for kickoffs too, but 680 is just from scrimmage rushing.",
      'The last two weeks I ran for 201 and 118.',
    ],
    false: [
      'My 221 yard night came on 25 carries.',
      'Fourteen catches, 104 yards.',
      'The last two weeks I ran for 221 and 118.',
      "I'm 207 but our fullback is 240.",
      "I hit 5'11 this summer.",
    ],
  },
  MASON: {
    true: [
      'Tackles by week: 11, 8, 14, 9.',
      "I've lived in the backfield, 6.5 for loss.",
      'Two of my sacks came against Clear Fork.',
      "Boyle, my coach, had 90 tackles as a senior and I'm chasing that.",
    ],
    false: ["I've lived in the backfield, 10.5 for loss.", 'Four of my sacks came against Clear Fork.'],
  },
  NIKO: {
    true: [
      'I caught 9 for 158 when we played Agua Fria.',
      '16.0 per catch.',
      "It's 400 yards and I'm on pace for 1,000.",
      'I ran a reverse for 17 against Mesa Verde, well two carries.',
    ],
    false: ['I caught 12 for 158 when we played Agua Fria.', '18.0 per catch.', "It's 600 yards and I'm on pace for 1,000."],
  },
  OSKAR: {
    true: ['Three for three in week three.', 'My make from 44 was with the wind.'],
    false: ['Four for four in week three.'],
  },
};
