import type { ClaimSet } from './claim-set.js';
import { SAFETY_SET } from './claim-set-safety.js';

/** Games of a safety beside each other, in words. */
export const SAFETY_GAMES: ClaimSet = {
  ...SAFETY_SET,
  sentences: {
    true: [
      'Four of eight opponents came away without me picking one off.',
      'I picked off at least one pass in half of our games.',
      'Blue Heron threw me two.',
      'My two interceptions against Blue Heron are my best single night in coverage.',
      'Tarwater is where I had the most tackles, eleven.',
      "I've been in double figures for tackles twice.",
      'Both of my forced fumbles came in games with ten or more tackles.',
      'Every game but one I got a hand on a pass or picked one.',
      "Queen's Landing was my quietest night.",
      'I broke up passes in six of eight games.',
      'Twice this season I jarred the ball loose.',
      'I had at least four stops every week.',
      'Forty percent of my picks came on one night.',
      "I didn't intercept a pass in Weeks 4 and 5.",
      'More breakups than picks, ten to five.',
      'Pinnacle saw me break up three.',
      'Only twice did I make ten or more tackles.',
      'I averaged seven and a half stops.',
    ],
    false: [
      "I've intercepted a pass in every game.",
      'I picked one off in three straight games.',
      'Pinnacle is where I had the most tackles.',
      "I've been in double figures for tackles four times.",
      'Both forced fumbles came against Tarwater.',
      'Every opponent had at least one pass broken up by me.',
      'Linville Mills was my quietest night.',
      'I have more picks than breakups.',
      "I went without a tackle against Queen's Landing.",
      'Yadkin Gap was the only game I had an interception in.',
      'Not once did I make more than ten tackles.',
      'Half of my interceptions came against Linville Mills.',
      "I didn't force a single fumble this year.",
      'Three times this season I jarred the ball loose.',
      'I broke up a pass in each of the last three games.',
      'Sandhill and Tarwater each saw me intercept a pass.',
      'I had two picks in two different games.',
    ],
  },
};
