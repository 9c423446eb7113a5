import type { ClaimSet } from './claim-set.js';
import { RETURNING_RUNNER_SET } from './claim-set-returning-runner.js';

/** Games of a runner beside each other, in words. */
export const RUNNER_GAMES: ClaimSet = {
  ...RETURNING_RUNNER_SET,
  sentences: {
    true: [
      "The Limestone game is the most I've ever run for in a night.",
      'Only Clear Timber kept me out of the end zone on the ground.',
      'I scored on a kick return against Winnebago Flats and nowhere else.',
      "I've caught a pass in every game but Limestone.",
      "Twice I've run one in more than once in a game.",
      'Clear Timber is the one team I caught a touchdown against.',
      "I've carried it at least eleven times every week.",
      'My lightest workload was eleven carries, against Clear Timber.',
      'I had a touchdown of some kind in every game.',
      'The first time I went over a hundred was Winnebago Flats.',
      'Three of my opponents held me under a hundred.',
      'I ran for at least 80 in four of five.',
      'My last game I ran for 93 and scored twice.',
      "I don't have a game with more than twenty carries.",
      'Half of my rushing scores came in the last two games.',
    ],
    false: [
      'Only Clear Timber held me under a hundred rushing yards.',
      'I caught a pass in every single game.',
      'I returned a kick for a score in two games.',
      'I went over a hundred in back-to-back games.',
      'The first time I went over a hundred was Limestone.',
      'Beaver Meadow kept me out of the end zone.',
      'Half of my rushing yards came against Limestone.',
      "I've had three games with two rushing touchdowns.",
      'Prairie Lake was my best rushing night.',
      'I never carried it more than fifteen times in a game.',
      'Nobody kept me out of the end zone on the ground.',
      'My catches went up every game.',
      'All six of my rushing touchdowns came in the first two games.',
      'I had more receiving yards than rushing yards against Clear Timber.',
      "Limestone is the only game I've scored twice in.",
    ],
  },
};
