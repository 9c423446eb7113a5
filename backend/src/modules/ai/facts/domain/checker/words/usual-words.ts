import type { FoldedText } from '../../../../../../shared-kernel/reading/fold-text.js';
import { matchesOf } from '../../../../../../shared-kernel/reading/matches.js';
import { plainText, replacePieces } from '../../../../../../shared-kernel/reading/plain-text.js';
import { spelledOut } from './spelling.js';

type Usual = readonly [said: RegExp, usual: string | ((...groups: string[]) => string)];

const HAD = 'had|threw|ran|caught|scored|rushed|passed|went|topped|finished|completed|recorded|made';

/** Statistics after "no". */
const COUNTED =
  'tackles?|sacks?|catch(?:es)?|receptions?|carries|touchdowns?|tds|completions?|forced fumbles?|(?:fumble )?recover(?:y|ies)|breakups?|field goals?|extra points?';

/** Players' expressions, and the words that the rules expect instead; numbers are digits already. */
const USUAL: readonly Usual[] = [
  [/\bM[tT]\.? (?=[A-Z])/g, 'Mount '],
  [/\bF[tT]\.? (?=[A-Z])/g, 'Fort '],
  [/\bS[tT]\.? (?=[A-Z])/g, 'Saint '],
  [/(?<![\w.'"])'(2[4-9]|3[0-6])(?![\w"'.]|\.\d)/g, (_, year = '') => `20${year}`],
  [/\b10\+ in (tackles|catches|receptions|carries|points|completions)\b/gi, (_, what = '') => `10+ ${what}`],
  [new RegExp(String.raw`(?=no )(?<=\b(?:${HAD}|have|got|caught|allowed|committed|gave up|with) )no (?=(?:\w+ )?(?:${COUNTED})\b)`, 'gi'), '0 '],
  [new RegExp(String.raw`\b(?:(?:did not|didn't|never) (?:have|record|make|get|throw|catch|allow)|(?:have|had)(?: not|n't) (?:had|recorded|made|gotten|thrown|caught|allowed)) (?:any|a single|a|an|1) (?=(?:\w+ )?(?:${COUNTED})\b)`, 'gi'), 'had 0 '],
  [/\bclass of 20[ -](2\d)\b/gi, (_, year = '') => `class of 20${year}`],
  [/(?<=\d )(?:grabs|snags|snares|haul-ins)\b/gi, 'catches'],
  [/(?<=\d )(?:totes|lugs)\b/gi, 'carries'],
  [/(?=trips |house |visits |six-)(?<=\d )(?:trips to the (?:end ?zone|house)|house calls|visits to the end ?zone|six-pointers)\b/gi, 'touchdowns'],
  [/(?<=\d )(?:pops|hits|stops)(?= (?:in|this|on)\b)/gi, 'tackles'],
  [/(?<!\d )\bhundred-(?=(?:yard|tackle|catch|reception|carry)\b)/gi, '100-'],
  [/\b(1[0-9]) hundreds\b/gi, (_, count = '') => `${count}00s`],
  [/\b(?:each|every) time (?:i|they) (?:(?:touch|carry|run|tote|get|take) (?:the ball|it|the rock)|(?:am|get) handed (?:the ball|it)|(?:hand|handed|give) (?:me )?(?:the ball|it)(?: to me)?)|\b(?:each|every) time i'm handed (?:the ball|it)/gi, 'per carry'],
  [/\b(?:each|every) time i (?:throw|let it go|drop back)\b/gi, 'per attempt'],
  [/\b(?:rushing|running|ground) attempts?\b/gi, 'carries'],
  [/\b(?:(?:am|was|were|been|is|are|stayed|remained|went) )(interception|pick|turnover|touchdown|sack|miss|fumble)-free\b/gi, (_, what = '') => `had 0 ${what}${what === 'miss' ? 'es' : 's'}`],
  [/(?<=^)([5-6]) (\d|1[01]), ([12]\d\d)(?=,)/g, (_, feet = '', rest = '', weight = '') => `${feet}-${rest}, ${weight}`],
  [/\b(?:(?:once|(\d{1,2})(?: times)?)(?: this (?:fall|year|season))?,? i(?:'ve| have)?) scored(?=[:;,.!?]|$)/gi, (_, count = '1') => `i have scored ${count} touchdowns`],
  [/\b(?:no|0|zero) turnovers (?=(?:through the|in the|by) air\b|passing\b)/gi, '0 interceptions '],
  [/\bmy ((?:[a-z]+ )?[a-z]+) (?:have |has )?outnumber(?:ed|s)? (?:my )?((?:[a-z]+ )?[a-z]+)/gi, (_, more = '', less = '') => `i had more ${more} than ${less}`],
  [/\b(?:ran|rushed) for more (?:yards )?than i (?:threw|passed)(?: for)?\b/gi, 'had more rushing yards than passing yards'],
  [/\b(?:threw|passed) for more (?:yards )?than i (?:ran|rushed)(?: for)?\b/gi, 'had more passing yards than rushing yards'],
  [/\b(?:a|per) (?:pop|tote|clip)\b/gi, 'per carry'],
  [/\b(?:a|per) (?:grab|snag)\b/gi, 'per catch'],
  [/\b(?:found|hit|reached|got (?:in)?to|crossed) (?:the (?:end ?zone|paint|goal line)|pay ?dirt) (\d+)(?: different)? times\b/gi, (_, times = '') => `scored ${times} touchdowns`],
  [/\b(?:found|find|hit|reached|crossed|seen|saw|visited|gotten (?:in)?to|got (?:in)?to) (?:the (?:end ?zone|paint|goal line)|pay ?dirt)\b/gi, 'scored a touchdown'],
  [/\b(?:crossed |broke |hit |reached |topped |over |past |went over )(?:the )?(?:century|100[- ]yard|triple-digit) mark\b/gi, 'had at least 100 yards'],
  [/\b(?:went|gone|ran|go) for a(?:n even)? (?:hundred|100)\b(?! (?:yards|and))/gi, 'had at least 100 yards'],
  [/\b([2-9]) (?:out of|of|in) every (\d{1,2})\b/gi, (_, some = '', all = '') => `${some} of ${all}`],
  [/\b(?:a|per|each) (?:boot|kick)\b(?<=\bpunt[^.;!?]{0,50})/gi, 'per punt'],
  [/(?<![\d.'])(?=1[0-2]|[1-389])(?<!\bbroad[^.;]{0,30})(1[0-2]|[1-3]|8|9)(?: ?'|[- ](?:feet|foot|ft)\.?,?(?: and)?) ?(\d{1,2}(?:\.\d+)?)(?: ?(?:inches|inch|in\b|"))?(?![\d.]*\d)(?! (?:standing )?broad)/gi, (_, feet = '', rest = '') => `${Number(feet) * 12 + Number(rest)} inches`],
  [/\bgot home (\d+(?:\.\d)?) times\b|\b(?:got(?:ten)? to|get to|been to|got|sacked|dropped|took down|brought down|hit home on) the (?:quarterback|qb|passer) (\d+(?:\.\d)?) times\b/gi, (_, home = '', got = '') => `had ${home || got} sacks`],
  [/\bpicked (\d+) off\b/gi, (_, count = '') => `picked off ${count} passes`],
  [/\bpicked (?:off )?(\d+|a pass|a ball) off\b/gi, 'intercepted a pass'],
  [/\b(\d{1,4}) (?:straight|consecutive|different|separate) (?=\d{2,3}[- ]yard)/gi, (_, count = '') => `${count} `],
  [new RegExp(String.raw`\bnot (?:1|one|a single) (?=(?:\w+ )?(?:${COUNTED})\b)(?![^.;]*\b(?:of|in) (?:my|any|the)\b)`, 'gi'), 'had 0 '],
  [/\bwithout at least (?=\d)/gi, 'under '],
  [/\b(?:run|ran|running|clocked) (?:an? )?(?:high|low|mid)[- ]([45])\.(\d)(?!\d)/gi, (_, whole = '', tenth = '') => `run in the ${whole}.${tenth}`],
  [/\b(\d{1,2}) (?:of|out of) every 100\b(?: of)?/gi, (_, share = '') => `${share} percent of`],
  [/(?:\b(?:have|has) |'ve )?\byet to (?=\w+ (?:\w+ ){0,3}(?:under|below|over|above|fewer|less|more)\b)/gi, ' never '],
  [/\bfrom (?<=\b(?:went|gone|moved|grew|grown|improved|raised|dropped|climbed|came|jumped|brought|cut|got|up|down)\b[^.;\d]{0,30} from )(?:about |around )?\d+(?:\.\d+)?(?: pounds| lbs| gpa| inches| seconds)? (?:up |down )?(?=to (?:about |a )?\d)/gi, ''],
  [/\b(?:went|gone|go|ran|rushed) (?:well |just )?over (?:an? |the )?(?:100|hundred)\b(?=[.,;!?]|$| (?:in|against|on|this|again|twice|\d))/gi, 'had at least 100 yards'],
  [/\b(?:not once|never(?: once)?|at no (?:time|point))(?: this (?:year|season|fall))? (have|did) i\b(?: ever)?/gi, (_, how = '') => (how.toLowerCase() === 'did' ? 'i never' : 'i have never')],
  [/(?<=(?<![\d-])[5-7]-(?:\d|1[01])(?:,| and|,? at)? )([123])-(\d{2})(?![\d-])/g, (_, hundreds = '', rest = '') => `${hundreds}${rest}`],
  [/(?<=\b(?:through|thru) )(\d{1,2})(?=[.,;!?]|$)/gi, (_, count = '') => `${count} games`],
  [/\b(?:the )?(first|second|third) of (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gi, (_, place = '') => `${{ first: 1, second: 2, third: 3 }[place.toLowerCase()] ?? ''} of `],
  [/\b(?:the )?(\d{1,2})(?:st|nd|rd|th)? of (January|February|March|April|May|June|July|August|September|October|November|December)\b/gi, (_, day = '', month = '') => `${month} ${day}`],
  [/(?='s )(?<=\b(?:gpa|sat|act|weight|height|vertical|bench|squat|40|forty|time|long|average|total))'s (?=(?:(?:just|right|only|now|still|about|around|over|under|almost|nearly|shy|a|an|at|of|up|hair|bit|little) ){0,4}\d)/gi, ' is '],
  [/\b(?:hit|reached|cleared|topped|passed|got to|made) the (\d{1,3})-(yard|tackle|catch|reception|carry|completion|touchdown|sack) (?:mark|plateau|line)\b/gi, (_, count = '', what = '') => `had at least ${count} ${what === 'catch' ? 'catches' : what === 'carry' ? 'carries' : `${what}s`}`],
  [/\b(?:a|1|one) (?:full|whole) (?=(?:tackle for (?:a )?loss|tfl|sack)\b)/gi, 'at least 1 '],
  [/\b3 (?:of|out of|in) (?:every )?4 (?=(?:balls|passes|throws|attempts)\b)/gi, '75 percent of '],
  [/\b(?:td|touchdown|scoring) (?:tosses|throws|strikes|passes)\b/gi, 'touchdown passes'],
  [/\b(?<=\b(?:over|under|about|than|nearly|almost|around|exactly|roughly|just|\d) )half (?=(?:my|the|those) (?:[a-z]+ ){0,2}(?:yards|catches|receptions|carries|passes|throws|completions|tackles|touchdowns|scores|stops|field goals|punts|kicks|sacks|interceptions|breakups)\b)/gi, 'half of '],
  [/\bin each of (\d{1,2}) games\b/gi, (_, count = '') => `in ${count} different games`],
  [/(?=3 quarters)(?<=\bcomplet(?:e|ed|ing) (?:(?:just|about|around|over|under|nearly|almost|better|more|than) ){0,3})3 quarters(?! of)\b/gi, '75 percent'],
  [/\b(?:tryna|trynna)\b/gi, 'trying to'],
  [/(?<=\b(?:been|was|got|were) (?:picked off|intercepted)(?: only| just)? )once\b(?! (?:in|every)\b)/gi, '1'],
  [/\btip(?:s|ped|ping)? the scales?(?= (?:at|in)\b)/gi, 'weigh'],
  [/(?<=\b(?:more than|at least|about|over|around|almost|nearly|just under|just over|less than|better than|averag(?:e|ed|es|ing)) )an? (?=(?:sack|tackle for (?:a )?loss|tfl|touchdown|td|interception|pick|catch|reception|breakup|pbu|carry|forced fumble|field goal|punt)s? (?:a|an|per|each|every) (?:game|contest|outing|week|night|start)\b)/gi, '1 '],
  [/\b(?:an?|1) (sack|tackle|tfl|touchdown|pick|interception|breakup|catch) and (?:a half|0?\.5|half)\b/gi, (_, what = '') => `1.5 ${what}s`],
  [/(?<=\b(?:just under|just over|a little under|a little over|almost|nearly|more than|over|better than|at least|less than) )([2-9]) (?:out )?of (?:every )?10(?= (?:of my )?(?:passes|throws|attempts|kicks|field goals)\b)/gi, (_, some = '') => `${some}0 percent of`],
  [/\b(threw|thrown|tossed) (\d)(?= (?:against|versus|vs)\b)/gi, (_, threw = '', count = '') => `${threw} ${count} touchdowns`],
  [/(?= (?:went|go(?:es)?|have gone) for 6)(?<=\b(?:catch(?:es)?|receptions?|carr(?:y|ies)|touches|grabs|completions|runs|passes)\b[^.;!?\d]{0,20}) (?:went|go|goes|have gone) for 6(?=[.,;!?]|$)/gi, ' went for touchdowns'],
  [/\bevery other (catch|carry|completion|pass|reception|tackle|kick)\b/gi, (_, what = '') => `1 of every 2 ${what}`],
  [/(?=[ -]?plus\b)(?<=\d)[ -]?plus\b/gi, '+'],
  [/\b(?:broke|broken|break|cracked|crack|beat|dipped (?:below|under)|got under|gone under) (?=[45]\.\d)/gi, 'under '],
  [/\b(laser|electronic|hand|fat)(?:,)? (?=[45]\.\d)/gi, (_, how = '') => `${how}-timed `],
  [/(?=\(?[lehf][alu])(?<=\b[45]\.\d\d? (?:(?:was|is) )?)\(?(laser|electronic|hand|fat)\)?(?=[.,!;]|$| (?:40|in|at|on|and|is|isn't|was|wasn't|won't|will|dash)\b)/gi, (_, how = '') => `${how}-timed`],
  [/(?=(?:been|gotten|got) )(?<=(?:\b(?:not|never)|n't) (?:yet )?)(?:been|gotten|got) (?:intercepted|picked(?: off)?)\b/gi, 'thrown an interception'],
  [/\b(?:been|gotten|got|was) (?:intercepted|picked(?: off)?)(?= (?:at least once )?in (?:every|each|all|both|\d))/gi, 'thrown an interception'],
  [/\b(?:got|been|gotten|get) (?:in|into|to) the end ?zone(?= [^.;!?,]{0,30}\bin (?:every|each|all|both|\d))/gi, 'scored a touchdown'],
  [/\b(?:haven't|have not|hasn't|didn't|did not|don't|do not)(?= [^.;!?]{0,60}\bin any\b)/gi, 'never'],
  [/\b(?:exactly |a single |only |just )?1 time(?=[.,!;]|$| (?:and|so far|this|all)\b)/gi, 'once'],
  [/\b(?:only|just) (?:1 time|once) (?:did|have|was) (i [^.;!?,]{3,80})/gi, (_, clause = '') => `${clause} in 1 of my games`],
  [new RegExp(String.raw`(?<=^|[,;.!?] |\band )(?:(\d)(?: times)?|once)(?: this (?:fall|year|season))?,? (i(?:'ve)? (?:${HAD})\b[^.;!?,]{1,60})`, 'gi'), (_, count = '1', clause = '') => `${clause} in ${count} of my games`],
]; // prettier-ignore

/** The name of a school, a town or an opponent as the rules read it in a sentence. */
export function usualName(name: string): string {
  return usualWords(plainText(name)).text.toLowerCase();
}

/** Returns the text with the words that the rules expect, each with its original position. Linear. */
export function usualWords(folded: FoldedText): FoldedText {
  return USUAL.reduce((text, [stated, usual]) => {
    const parts = matchesOf(text.text, stated).map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: typeof usual === 'string' ? usual : usual(...(match as string[])),
    }));
    return parts.length === 0 ? text : replacePieces(text, parts);
  }, spelledOut(folded));
}
