import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import type { UnrecordedClaim } from './unrecorded-claims.js';

const THOSE =
  '(?:quarterbacks?|qbs?|passers?|receivers?|wideouts?|opponents?|opposing [a-z]+|teams?|offenses?|(?:running )?backs?|runners?|everybody|nobody|no 1|no one|they)';
const COUNT = '(?:(?:only|just|even|a|an|any|1|one|single|more than|over|under|fewer than|less than|about|\\d{1,3}) ){0,3}';
const GAIN =
  '(?:(?:[a-z]+ )?(?:touchdowns?|tds?|catch(?:es)?|receptions?|completions?|yards?|scores?|first downs?)|deep (?:balls?|shots?|passes?)|big plays?|(?:pass|throw|ball)(?:es|s)? (?:over|of|for))';

/** "nobody scored on me", "I didn't give up a touchdown": games hold what the athlete did, not what others did against the athlete. */
const AGAINST_ME = [
  `${THOSE} (?:have |has |had |only |ever |just |never |were |was |ever )*(?:complet(?:e|ed)|caught|catch|scored?|averaged|gained|beat|ran|got|had|hit|\\d{1,3} (?:of|for) \\d{1,3})(?: [a-z0-9%.]+){0,8} (?:on|against|at|past|by|over) me`,
  '(?:targeted|thrown at|tested)(?: only| just| about)? (?:\\d{1,3}|once)',
  `(?:give|gave|given|giving) up ${COUNT}${GAIN}`,
  `(?:surrender(?:ed)?|allow(?:ed)?) ${COUNT}${GAIN}`,
  '(?:no|zero|0) (?:touchdowns|tds|catches|completions|scores|big plays|deep balls) (?:allowed|given up|surrendered)',
  '(?:been|got|gotten|get) (?:beat|beaten|burned) (?:deep|over the top|for (?:a|an|any))',
  'beat me (?:deep|over the top|for (?:a|an|any))',
  "(?:held|holding|limited|kept) (?:(?:their|his|the|every|each|all|a|an|opposing|other|team's|best|top|number 1|star|leading) ){1,4}(?:receivers?|wideouts?|targets?|backs?|tight ends?|quarterbacks?) (?:to|under|below) (?:just |only |under )?(?:\\d{1,3}|no|less|fewer|an?)",
  '(?:stopped|quit|avoid(?:ed|ing)?|stayed away from) (?:throwing|throws?)(?: (?:to|at|toward|in))?(?: (?:me|my (?:side|way|direction)))',
].join('|');

/** Where on the field, when in a game and in what weather. */
const WHERE =
  '(?:(?:left|right|both|either) hash(?:es)?|from the (?:left|right|middle)|middle of the field|(?:into|with|against) the wind|in (?:the )?(?:rain|snow|mud|wind|cold)|(?:first|second|third|fourth|1st|2nd|3rd|4th|final|last) (?:quarter|down)s?|overtime|red ?zone|goal[- ]line|on the road|at home|away from home|in (?:home|road|away) games|on (?:turf|grass))';
const PLAY =
  '(?:made|makes|hit|missed?|miss(?:es)?|kicks?|field goals?|catch(?:es)?|caught|touchdowns?|tds|interceptions?|picks?|picked|tackles?|sacks?|yards|completed?|completions|converted|scored|threw|perfect|carries|receptions|breakups|\\d{1,2} (?:of|for) \\d{1,2})';
const ALL = "(?:all|every|each|both|no|never|none|perfect|most|half|only|best|not|have(?:n't| not)|did(?:n't| not)|\\d{1,3}|once)";

/** What games record neither of the athlete nor of others. */
export const CLAIMS_OF_PLAY: readonly UnrecordedClaim[] = [
  { what: 'what others did against you', pattern: quick(new RegExp(String.raw`\b(?:${AGAINST_ME})\b`, 'g')), needs: /^(?!.*\b(?:(?:your?|you'll|you're) |to me\b))/ },
  {
    what: 'a situation of the game',
    pattern: quick(new RegExp(String.raw`\b${WHERE}\b`, 'g')),
    needs: new RegExp(String.raw`^(?=.*\b${ALL}\b(?! ?(?:quarter|half|down)))(?=.*\b${PLAY}\b)(?!.*\b(?:punts?|want|hope|like|love|work|can|will|would)\b)`),
  },
]; // prettier-ignore
