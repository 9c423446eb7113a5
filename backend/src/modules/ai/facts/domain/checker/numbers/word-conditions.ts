import { quick, QuickRules } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { type Measure, measuresOf } from '../games/game-figures.js';

/** The condition, given in words, that each counted game of a sentence has to meet. */
export interface Condition {
  what: string;
  isTrue: (value: number) => boolean;
  /** Where the words are more precise than `what`. */
  measures?: readonly Measure[];
}

const NO_MISS = quick(
  /(?:n't|\b(?:not|never|without))(?: (?:have|once|ever))* miss(?:ed|ing)? (?:a|any|1|one)(?: single)? (field goal|kick|extra point|fg|pat|xp)\b/,
);
const NONE_THROWN = quick(/\b(?:no|without|0|zero|not)(?: (?:throw|threw|an?|any|single|1|throwing))* (?:interceptions?|picks?)\b/);
const GOT = '(?:had|have|having|got|get|getting|record(?:ed|ing)?|made|make|making|with)';
const EXACTLY_1 = quick(/\bexactly (?:an?|1|one)\b/);
const ONE = '(?:at least )?(?:an?|1|one|any)';
const NOT_OF_TEAM = String.raw`(?<!\b(?:we|they|team|offense|defense|opponents?|nobody|who|points|field goal) (?:have |has |had )?)`;
const NO_COUNT = String.raw`(?! (?:\d|at least|multiple|more|fewer|only|just|on|well|over|under|an? \d))`;

/** Plays made once or more, and their counters; null: the kind of touchdown is given elsewhere. */
const ALL_PLAYS: readonly (readonly [words: RegExp, what: string, measures: readonly Measure[] | null])[] = [
  [/\bmultiple (?:(?:rushing|passing|receiving) )?(?:touchdowns|tds|scores)\b/, 'touchdowns', null],
  [/\bpositive (?:rushing |receiving )?(?:yards|yardage)\b/, 'positive yards', [['rushingYards'], ['receivingYards']]],
  [/\b(?:ran|run|punched|pushed|took|carried|rushed) (?:1|one|it) in\b(?! (?:from|for))/, 'rushing touchdowns', [['rushingTouchdowns']]],
  [/\bmultiple sacks\b/, 'sack', [['sacks']]],
  [/\bmultiple (?:tackles for loss|tfls)\b/, 'tackles for loss', [['tacklesForLoss']]],
  [/\bmultiple (?:catches|receptions)\b/, 'catches', [['receptions']]],
  [/\bmultiple (?:breakups|pass breakups|pbus)\b/, 'breakups', [['passBreakups']]],
  [/\bmultiple field goals\b/, 'field goals', [['fieldGoalsMade']]],
  [/\bmultiple (?:interceptions|picks)\b/, 'interceptions', null],
  [/\b(?:intercepted|picked off) (?:(?:an?|1|one) (?:pass|ball|throw)|every|each|all)\b/, 'interceptions', [['defensiveInterceptions']]],
  [new RegExp(String.raw`\b${ONE} (?:interception|pick)\b(?! or (?:fewer|less))`), 'interceptions', null],
  [new RegExp(String.raw`\b${ONE} (?:tackle for (?:a )?loss|tfl)\b`), 'tackles for loss', [['tacklesForLoss']]],
  [new RegExp(String.raw`\b${GOT} ${ONE} sack\b|\bsacked (?:the|an?) (?:quarterback|qb|passer)\b|\b(?:got to|got home on|dropped) the (?:quarterback|qb|passer)(?! (?:\d|once))\b`), 'sack', [['sacks']]],
  [new RegExp(String.raw`\bforc(?:ed|e|ing) (?:${ONE} )?fumbles?\b|\b${ONE} (?:forced fumble|strip(?: sack)?)\b`), 'forced fumbles', [['forcedFumbles']]],
  [new RegExp(String.raw`\b(?:i|i've|i have|have|had) (?:only |just )?(?:fumbled|put (?:it|the ball) on the (?:ground|turf))\b${NO_COUNT}`), 'fumbles', [['fumbles']]],
  [new RegExp(String.raw`\b(?:recover(?:ed|ing)?|fell on|fallen on|jumped on|pounced on|scooped up|came up with) (?:${ONE} )?(?:loose )?fumbles?\b|\b${ONE} fumble recovery\b`), 'fumble recoveries', [['fumbleRecoveries']]],
  [new RegExp(String.raw`\b${ONE} (?:pass )?(?:breakup|deflection|pbu)\b|\b(?:broke up|batted(?: down)?|knocked down|deflected) ${ONE} (?:pass|ball|throw)\b`), 'breakups', [['passBreakups']]],
  [new RegExp(String.raw`\b${GOT} ${ONE} (?:catch|reception)\b|\bcaught ${ONE} (?:pass|ball)\b`), 'catches', [['receptions']]],
  [new RegExp(String.raw`\b(?:miss(?:ed|ing)?|hooked|pushed|shanked|yanked) ${ONE} (?:extra point|pat|xp|point after)\b(?! or)`), 'missed extra points', [['extraPointsMissed']]],
  [new RegExp(String.raw`\b(?:miss(?:ed|ing)?|hooked|pushed|shanked|yanked) ${ONE} (?:field goal|fg)\b(?! or)`), 'missed field goals', [['fieldGoalsMissed']]],
  [new RegExp(String.raw`\bmiss(?:ed|ing)? ${ONE} kick\b(?! or)`), 'missed kicks', [['fieldGoalsMissed', 'extraPointsMissed']]],
  [new RegExp(String.raw`\b${GOT} ${ONE} carry\b`), 'carries', [['carries']]],
  [new RegExp(String.raw`\b(?:made|hit|kicked) ${ONE} (?:field goal|fg)\b`), 'field goals', [['fieldGoalsMade']]],
  [new RegExp(String.raw`\b${ONE} (?:(?:rushing|passing|receiving) )?(?:touchdown|td|score)s?\b(?! or (?:fewer|less))|${NOT_OF_TEAM}\bscor(?:ed|ing)\b${NO_COUNT}`), 'touchdowns', null],
]; // prettier-ignore
const PLAYS = new QuickRules(
  ALL_PLAYS.map(([words, what, measures]) => ({ words: quick(words), what, measures })),
  ({ words }) => words,
);
const DENIED = quick(/(?:\b(?:not|never|no|without|nobody|kept|held|neither)\b|n't\b)/);

/** Returns the condition for games that a sentence gives in words, without a number. */
export function wordCondition(low: string): Condition | null {
  if (NONE_THROWN.test(low)) return { what: 'interceptions', isTrue: (value) => value === 0 };
  const missed = NO_MISS.exec(low)?.[1];
  if (missed)
    return {
      what: missed,
      isTrue: (value) => value === 0,
      measures: [[/^(?:extra|pat|xp)/.test(missed) ? 'extraPointsMissed' : 'fieldGoalsMissed']],
    };
  return playOf(low);
}

function playOf(low: string): Condition | null {
  const play = PLAYS.maybeIn(low).find(({ words }) => words.test(low));
  if (!play) return null;
  const { words, what, measures } = play;
  const least = words.pattern.source.startsWith(String.raw`\bmultiple`) ? 2 : 1;
  const isExact = EXACTLY_1.test(low);
  // A sack may be shared.
  const enough = least === 1 && (what === 'sack' || what === 'tackles for loss') ? 0.5 : least;
  return { what, isTrue: (value) => (isExact ? value === least : value >= enough), measures: measures ?? measuresOf(what, what, low, '') };
}

/** Returns the play that a sentence claims for the games it names; null when there is none, or it is denied. */
export function namedPlay(low: string): Condition | null {
  return DENIED.test(low) ? null : playOf(low);
}
