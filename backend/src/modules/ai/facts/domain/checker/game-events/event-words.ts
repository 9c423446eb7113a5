import type { Measure } from '../games/game-figures.js';

/** Words for what happens in a game, and the counters that record it; null: touchdowns, whose kind is elsewhere in the clause. */
export const EVENT_WORDS: readonly (readonly [words: RegExp, counters: readonly Measure[] | null])[] = [
  [/\b(?:an? |any |some )?hands? on (?:[a-z0-9]{1,8} ){0,4}(?:pass(?:es)?|balls?|throws?)\b/, [['passBreakups'], ['passBreakups', 'defensiveInterceptions']]],
  [/\bintercept(?:s|ed|ing|ions?)?\b|\bpick(?:ed|ing|s)? (?:[a-z0-9]{1,12} ){0,3}off\b|\bpicks?\b(?! (?:up|me up|it up)\b)|\bpicked me\b|\bints?\b/, [['interceptions'], ['defensiveInterceptions']]],
  [/\b(?:t(?:ook|ake|aking|aken) the ball away|takeaways?)\b/, [['defensiveInterceptions'], ['defensiveInterceptions', 'fumbleRecoveries']]],
  [/\b(?:pass )?break-?ups?\b|\b(?:broke|broken|break|breaking) up\b|\bbroken-up pass(?:es)?\b|\bpbus?\b|\bdeflect(?:ed|ing|ions?)?\b|\b(?:batted|swatted|knocked) (?:[a-z0-9]{1,8} ){0,3}(?:down|away)\b|\b(?:pass(?:es)?|balls?|throws?) (?:broken up|batted|knocked down)\b/, [['passBreakups']]],
  [/\bforc(?:ed?|ing) (?:[a-z0-9]{1,8} ){0,2}fumbles?\b|\bforced fumbles?\b|\bstrip(?:s|ped|ping)?\b|\b(?:jarred|knocked|punched|poked|ripped|popped) (?:the ball|it|1|one|a ball) (?:loose|out|free)\b|\bcough(?:ed|ing)? (?:up )?(?:the ball|it)(?: up)?\b|\blost (?:a|the|1) fumble to\b/, [['forcedFumbles']]],
  [/\brecover(?:ed|ing|y|ies)?\b|\b(?:fell|fallen|jumped|pounced) on (?:[a-z0-9]{1,8} ){0,2}(?:fumbles?|balls?)\b/, [['fumbleRecoveries']]],
  [/\bsack(?:s|ed|ing)?\b|\b(?:got|get|getting|gotten) (?:home|to the (?:quarterback|qb|passer))\b/, [['sacks']]],
  [/\btackles? for (?:an? )?loss(?:es)?\b|\btfls?\b|\bbehind the line\b|\bin (?:the|their) backfield\b/, [['tacklesForLoss']]],
  [/\bmiss(?:ed|ing)? (?:[a-z0-9]{1,8} ){0,2}(?:field goals?|fgs?)\b/, [['fieldGoalsMissed']]],
  [/\bmiss(?:ed|ing)? (?:[a-z0-9]{1,8} ){0,2}(?:extra points?|pats?|xps?)\b/, [['extraPointsMissed']]],
  [/\bmiss(?:ed|ing)? (?:[a-z0-9]{1,8} ){0,2}(?:kicks?)\b/, [['fieldGoalsMissed', 'extraPointsMissed'], ['fieldGoalsMissed']]],
  [/\bfield goals?\b|\bfgs?\b/, [['fieldGoalsMade'], ['fieldGoalsAttempted']]],
  [/\btouchdowns?\b|\btds?\b|\bscor(?:es?|ed|ing)\b|\bend ?zone\b|\bpay ?dirt\b|\b(?:ran?|run|running|punched|carried|took) (?:1|it|one) in\b|\b(?:ran|run|running) it for (?:a |an )?(?:score|touchdown|td|6)\b/, null],
  [/\bca(?:tch(?:es)?|ught|tching)\b|\breceptions?\b|\bgrab(?:s|bed)?\b/, [['receptions']]],
  [/\b(?:stops?|tackles?|tackled)\b/, [['tackles']]],
]; // prettier-ignore

/** The kind of a touchdown, by the words of its clause; the first that fits. */
export const TOUCHDOWN_KINDS: readonly (readonly [words: RegExp, counters: readonly Measure[]])[] = [
  [/\bpunts?\b[^.;]{0,20}\b(?:return|back)|\breturn\w*[^.;]{0,12}\bpunts?\b/, [['puntReturnTouchdowns']]],
  [/\bkick(?:off)?s?\b[^.;]{0,20}\b(?:return|back)|\breturn\w*[^.;]{0,12}\bkick/, [['kickReturnTouchdowns']]],
  [/\b(?:pass(?:es|ing|ed)?|thr(?:ew|ow|own|owing)|toss\w*|air|arm)\b/, [['passingTouchdowns'], ['receivingTouchdowns']]],
  [/\b(?:catch|caught|catching|receiv\w*|receptions?)\b/, [['receivingTouchdowns']]],
  [/\b(?:ground|rush\w*|ran?|run|running|legs|feet|carr\w+|punched)\b/, [['rushingTouchdowns']]],
];

export const ANY_TOUCHDOWNS: readonly Measure[] = [
  ['passingTouchdowns'],
  ['rushingTouchdowns'],
  ['receivingTouchdowns'],
  ['rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns', 'kickReturnTouchdowns', 'puntReturnTouchdowns'],
  ['passingTouchdowns', 'rushingTouchdowns', 'receivingTouchdowns', 'defensiveTouchdowns', 'kickReturnTouchdowns', 'puntReturnTouchdowns'],
];
