import { sumOf } from '../games/game-figures.js';
import type { PlayRule } from './recorded-plays.js';

const ANY = '(?:an?|any|1|one|a single|another)';
const DENIED = String.raw`(?:\b(?:never|not|yet to|failed to)|n't)(?: (?:yet|once|ever|even|actually|really|have|had|been able to|gotten to|got to|managed to|to))*`;
const SCORE = '(?:touchdowns?|tds?|scores?)';
const HOME = String.raw`(?:for (?:an? )?(?:${SCORE}|6)|to the house|all the way|home)`;
const GOT = '(?:had|have|gotten|get|got|made|make|record(?:ed)?|notch(?:ed)?|credited with)';

/** What is denied, and the counters of which none may be above zero then. */
const PLAYS: readonly (readonly [words: string, what: string, counters: readonly string[]])[] = [
  [`(?:return(?:ed)?|taken|took|take|brought|bring|ran|run|housed?) ${ANY} punts?(?: back)? ${HOME}`, 'punts returned for touchdowns', ['puntReturnTouchdowns']],
  [`(?:return(?:ed)?|taken|took|take|brought|bring|ran|run|housed?) ${ANY} kick(?:off)?s?(?: back)? ${HOME}`, 'kickoffs returned for touchdowns', ['kickReturnTouchdowns']],
  [`(?:forced?|caused?) ${ANY} fumbles?|(?:strip(?:ped)?|punch(?:ed)?|knock(?:ed)?|popp?(?:ed)?|ripp?(?:ed)?|jar(?:red)?) (?:the ball|it|${ANY} ball) (?:out|away|loose|free)`, 'forced fumbles', ['forcedFumbles']],
  [`(?:recover(?:ed)?|fallen on|fell on) ${ANY} fumbles?`, 'fumble recoveries', ['fumbleRecoveries']],
  [`(?:intercept(?:ed)?|pick(?:ed)? off) ${ANY} (?:pass|passes|ball|throw)|pick(?:ed)? ${ANY} (?:pass|ball) off|${GOT} ${ANY} (?:interception|pick|int)`, 'interceptions', ['defensiveInterceptions']],
  [`(?:br(?:oken|oke|eak) up|bat(?:ted)? down|deflect(?:ed)?|knock(?:ed)? down) ${ANY} (?:pass|passes|ball|throw)|${GOT} ${ANY} (?:pass )?(?:breakup|deflection|pbu)`, 'breakups', ['passBreakups']],
  [`sack(?:ed)? (?:the|an?|any) (?:quarterback|qb|passer)s?|(?:gotten|got|get) to the (?:quarterback|qb|passer)|${GOT} ${ANY} sack`, 'sacks', ['sacks']],
  [`${GOT} ${ANY} (?:tackle for (?:a )?loss|tfl)`, 'tackles for loss', ['tacklesForLoss']],
  [`(?:caught|catch) ${ANY} (?:touchdown|td)(?: pass)?|${GOT} ${ANY} (?:receiving touchdown|touchdown catch)`, 'receiving touchdowns', ['receivingTouchdowns']],
  [`scored? (?:through|in) the air|(?:thrown|threw|throw) ${ANY} (?:touchdown|td)(?: pass)?|${GOT} ${ANY} (?:passing touchdown|touchdown pass)`, 'passing touchdowns', ['passingTouchdowns']],
  [`score(?:d)?(?: ${ANY} (?:touchdown|td))? (?:on the ground|rushing|running|with my (?:legs|feet))|scored? ${ANY} (?:rushing|running) (?:touchdown|td)|(?:ran|run|rush(?:ed)?) (?:in|for) ${ANY} ${SCORE}|(?:ran|run) ${ANY} ${SCORE} in|${GOT} ${ANY} rushing (?:touchdown|td)`, 'rushing touchdowns', ['rushingTouchdowns']],
  [`(?:made|make|hit|kick(?:ed)?) ${ANY} (?:field goals?|fg)`, 'field goals', ['fieldGoalsMade']],
  [`(?:attempt(?:ed)?|tried|try|lined up for) ${ANY} (?:field goals?|fg)`, 'field goals tried', ['fieldGoalsAttempted']],
  [`punt(?:ed)?(?: (?:the ball|it|once|at all))?(?=[.,;!]|$| (?:this|all|in|against))`, 'punts', ['punts']],
]; // prettier-ignore

/** "still waiting on my first sack" */
const FIRST = String.raw`\b(?:waiting|looking|searching|hunting) (?:on|for) (?:my|that) (?:first|1st|1)(?: career| varsity)?`;
const FIRSTS: readonly (readonly [words: string, what: string, counters: readonly string[]])[] = [
  ['(?:touchdown|td) (?:catch|reception|grab)|receiving (?:touchdown|td)', 'receiving touchdowns', ['receivingTouchdowns']],
  ['(?:touchdown|td) pass|passing (?:touchdown|td)', 'passing touchdowns', ['passingTouchdowns']],
  ['(?:touchdown|td) run|rushing (?:touchdown|td)', 'rushing touchdowns', ['rushingTouchdowns']],
  ['sack', 'sacks', ['sacks']],
  ['(?:forced fumble|strip)', 'forced fumbles', ['forcedFumbles']],
  ['(?:fumble recovery|recovery)', 'fumble recoveries', ['fumbleRecoveries']],
  ['(?:interception|pick)', 'interceptions', ['defensiveInterceptions']],
  ['(?:catch|reception)', 'catches', ['receptions']],
  ['(?:field goal|fg)', 'field goals', ['fieldGoalsMade']],
  ['(?:kick(?:off)? return|kick return) (?:touchdown|td|score)', 'kickoffs returned for touchdowns', ['kickReturnTouchdowns']],
  ['punt return (?:touchdown|td|score)', 'punts returned for touchdowns', ['puntReturnTouchdowns']],
]; // prettier-ignore

/** "none of my kick returns went for a score" */
const NONE = String.raw`\b(?:none|not 1|not one|not a single 1|0) of my`;
const NONES: readonly (readonly [words: string, what: string, counters: readonly string[]])[] = [
  [`kick(?:off)? returns? (?:went|go|has gone|have gone|was|were|ended) (?:${HOME}|in (?:an? )?${SCORE}|${SCORE})`, 'kickoffs returned for touchdowns', ['kickReturnTouchdowns']],
  [`punt returns? (?:went|go|has gone|have gone|was|were|ended) (?:${HOME}|in (?:an? )?${SCORE}|${SCORE})`, 'punts returned for touchdowns', ['puntReturnTouchdowns']],
]; // prettier-ignore

/** "no quarterback has gone down to me" */
const NOBODY = String.raw`\b(?:no (?:opposing |other )?(?:quarterback|qb|passer|receiver|ball ?carrier|running back|back)|nobody|no (?:1|one))(?: has| have| had)?(?: ever| yet)?`;
const NOBODYS: readonly (readonly [words: string, what: string, counters: readonly string[]])[] = [
  ['(?:gone down to me|been sacked by me|taken a sack from me|been brought down by me behind the line)', 'sacks', ['sacks']],
  ['(?:fumbled because of me|lost the ball to me|been stripped by me)', 'forced fumbles', ['forcedFumbles']],
  ['been (?:intercepted|picked(?: off)?) by me', 'interceptions', ['defensiveInterceptions']],
]; // prettier-ignore

/** It was so once. */
const OF_BEFORE = /^[^.;]{0,20}\b(?:before|until|till|prior)\b/;

/** Those in which a season is played. */
const MONTHS = ['august', 'september', 'october', 'november', 'december'];
const FIRST_MONTH = 8;
/** "until October": it was not so in the games of the months before. */
const UNTIL = new RegExp(String.raw`^[^.;]{0,20}\b(?:until|till|before) (${MONTHS.join('|')})\b(?! \d)`);

/** "not a game where I failed to" means the opposite, as does a question of another person. */
const TURNED = /\b(?:no|not|never|nobody|rarely|hardly|only|each|every|games?|weeks?|when|where|if)\b[^.;]*$|n't\b[^.;]*$/;

/** "I've never returned a punt for a score", "I have yet to force a fumble" */
export const DENIED_PLAYS: readonly PlayRule[] = [
  ...PLAYS.map((play) => [DENIED, ...play] as const),
  ...FIRSTS.map((play) => [FIRST, ...play] as const),
  ...NONES.map((play) => [NONE, ...play] as const),
  ...NOBODYS.map((play) => [NOBODY, ...play] as const),
].map(([denial, words, what, counters]) => ({
  pattern: new RegExp(String.raw`${denial} (?:${words})\b`, 'g'),
  judge: ({ before, after }, all) => {
    const month = UNTIL.exec(after)?.[1];
    const games = month === undefined ? all : all.filter(({ date }) => Number(date.slice(5, 7)) < FIRST_MONTH + MONTHS.indexOf(month));
    const known = sumOf(games, counters);
    if (known === null || (month === undefined && OF_BEFORE.test(after)) || TURNED.test(before)) return 'not this';
    return known === 0 ? null : { severity: 'error', reason: `Your games say ${known} ${what}.` };
  },
}));
