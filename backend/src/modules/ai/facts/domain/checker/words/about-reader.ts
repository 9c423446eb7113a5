import { quick } from '../../../../../../shared-kernel/reading/quick-pattern.js';
import { readState } from '../../../../../../shared-kernel/us-state.js';
import type { Finding } from '../claim-flag.js';
import type { Sentence } from '../sentence.js';
import { MatchRules } from './each-match.js';
import { plain } from './names-alike.js';
import type { WordScope } from './word-scope.js';

const MASCOT = quick(
  /\b(?:(?:[Bb]e|[Bb]ecome|[Bb]ecoming|[Bb]eing|[Aa]s|[Ii]nto) an? (?:future |proud |true |lifelong |real |fellow )?|[Gg][Oo],? |(?:for|with|[Ww]atch(?:ing|ed)?|[Ss](?:aw|ee|eeing)|[Ff]ollow(?:ed|ing)?|[Ll]ov(?:e|ed|ing)|[Jj]oin(?:ing)?|[Ww]ear(?:ing)?|[Rr]epresent(?:ing)?|part of|[Pp]ut(?:ting)? on|[Pp]ull(?:ing)? on) the )([A-Z][\w'-]*(?: [A-Z][\w'-]*)?)/g,
);
/** "in a Panthers uniform", "Panther Nation" */
const OF_TEAM = quick(
  /\b(?:[Ii]n|[Ww]ear(?:ing)?|[Pp]ut(?:ting)? on|of|for|in front of|[Jj]oin(?:ing)?|great|next|future|[Rr]epresent(?:ing)?) (?:(?:an?|the|your|that|those|next|great|future) ){0,3}([A-Z][\w'-]*(?: [A-Z][\w'-]*)?) (?:uniforms?|jerseys?|helmets?|colors?|sidelines?|locker room|family|[Nn]ation|football|program|roster|gear|purple|red|blue|green|gold|maroon|crimson|black|white|orange|tight end|quarterback|receiver|linebacker|cornerback|corner|safety|kicker|punter|running back|lineman|player|team)\b/g,
);
/** "a Bison fan", "a fan of the Bison" */
const FAN_OF = quick(
  /\b(?:an? |lifelong |huge |big |proud |die-hard )+([A-Z][\w'-]*(?: [A-Z][\w'-]*)?) (?:fan|supporter)\b|\bfan of the ([A-Z][\w'-]*(?: [A-Z][\w'-]*)?)/g,
);
/** "The Bobcats run a spread", "see the Blazers play": of a team of no other league. */
const THE_TEAM = quick(
  /\b[Tt]he ([A-Z][a-z'-]+(?: [A-Z][a-z'-]+)?)(?= (?:run|play|throw|pass|use|have|need|take|do|are|were|win|won|practice|travel|compete|open|lost|lose|recruit|look|host|face)\b|[.,;!?]|$| (?:every|on|in|this|all|each|and|but|for|with|to)\b)/g,
);
/** Their names mean the team of a city too. */
const OF_NFL = new Set(
  `bear lion packer viking cowboy giant eagle commander falcon panther saint buccaneer cardinal ram 49er seahawk bill dolphin patriot jet raven bengal brown
  steeler texan colt jaguar titan bronco chief raider charger`.split(/\s+/),
);
/** Of the own school, an opponent or another league. */
const OF_ELSEWHERE = quick(/\b(?:our|my (?:school|team|high school|hs)|high school|beat|against|versus|nfl|grew up|growing up)\b/i);
const PLACE = quick(
  /\b(?:(?:campus|stadium|facilities|school|program) in|see(?:ing)?|visit(?:ing)?|tour|come to|coming to|trip to|get to|back to|move to|moving to|walk around|explore|exploring|call|be in|drive to|fly to) ([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g,
);
/** "come up to Ogden", of a trip that is meant for the reader */
const TRIP = quick(
  /\b(?:com(?:e|ing)|get(?:ting)?|mov(?:e|ing)|driv(?:e|ing)|fly(?:ing)?|head(?:ing)?|travel(?:ing)?|trip|relocat(?:e|ing)) (?:(?:on|back|all the way) )?(?:up |down |out |over |back )?to ([A-Z][\w.'-]*(?: [A-Z][\w.'-]*){0,2})/g,
);
const TRIP_MEANT = quick(
  /\b(?:would|could|can|can't|will|want|love|like|plan|planning|hope|hoping|thrilled|excited|happy|glad|willing|honored|ready|try|trying)\b|'(?:d|ll)\b/,
);
/** "Bozeman is where I want to live", "spend 4 years in Bozeman" */
const LIVES_IN = quick(
  /(?:^|[,;] )([A-Z][\w'-]+(?: [A-Z][\w'-]+)?) (?:is|would be|sounds|looks|feels) (?:where|like|an? (?:great|good|perfect|cool|place|town|city|dream|amazing|awesome|nice)|the (?:place|town|city|perfect)|(?:the|my) (?:only|1|one|right|best|first|top) (?:place|school|college|program|team|town|choice)|my)\b|\b(?:spend|live|life|living|years|playing|play|studying|study|school|college|football|home|settle|winters?|weather|weekend|Saturdays|(?:[Aa]|[Ee]very|[Ee]ach|[Yy]our|fall) Saturday|[Gg]ame ?days?|falls?|home games) in ([A-Z][\w'-]+(?: [A-Z][\w'-]+)?)/g,
);
const CONFERENCE = quick(
  /\b(?:in|of|join|to|[Tt]he|[Yy]our|another|top|play(?:ing)?|win(?:ning)?|good|tough) (?:the )?([A-Z][\w-]*(?: [A-Z\d][\w-]*){0,2})/g,
);

interface Known {
  low: string;
  isTeam: (name: string) => boolean;
  isTown: (name: string) => boolean;
  isLeague: (name: string) => boolean;
}

const OTHER_TEAM = 'This is another school’s team.';
const OTHER_TOWN = 'This is not where the school is.';
const isTown = (name: string, known: Known) => known.isTown(name);
const isElsewhere = ({ low }: Known) => OF_ELSEWHERE.test(low);

const OF_READER = new MatchRules<Known>([
  { pattern: MASCOT, isRight: (name, { isTeam }) => isTeam(name), reason: OTHER_TEAM },
  { pattern: THE_TEAM, isRight: (name, known) => isElsewhere(known) || isOfNfl(name) || known.isTeam(name), reason: OTHER_TEAM },
  { pattern: FAN_OF, isRight: (name, { isTeam }) => isOfNfl(name) || isTeam(name), reason: OTHER_TEAM },
  { pattern: OF_TEAM, isRight: (name, known) => isElsewhere(known) || known.isTeam(name), reason: OTHER_TEAM },
  { pattern: TRIP, isRight: (name, known) => !TRIP_MEANT.test(known.low) || known.isTown(name), reason: OTHER_TOWN },
  { pattern: PLACE, isRight: isTown, reason: OTHER_TOWN },
  { pattern: LIVES_IN, isRight: isTown, reason: OTHER_TOWN },
  { pattern: CONFERENCE, isRight: (name, { isLeague }) => readState(name) !== null || isLeague(name), reason: 'This school plays in another conference.' },
]); // prettier-ignore

/** What a sentence says of the reader’s team, town and conference. */
export function aboutReader({ text, low }: Sentence, { athlete, directory, schoolId, right }: WordScope): readonly Finding[] {
  if (schoolId === null) return [];
  const place = plain(athlete.fortyYardDash?.place ?? '');
  const fits = (words: ReadonlyMap<string, ReadonlySet<number>>) => (name: string) => {
    if (place.includes(plain(name))) return true;
    const schools = longest(words, name.toLowerCase().replace(/'s?(?= |$)/g, ''));
    const isOwn = athlete.city !== null && plain(name).startsWith(plain(athlete.city));
    return schools === undefined || schools.has(schoolId) || right.has(name.toLowerCase()) || isOwn;
  };
  const { mascots, cities, conferences } = directory;
  return OF_READER.findingsIn(text, { low, isTeam: fits(mascots), isTown: fits(cities), isLeague: fits(conferences) });
}

function isOfNfl(name: string): boolean {
  return OF_NFL.has(name.toLowerCase().replace(/s$/, ''));
}

/** What is known of the most words that the name begins with. */
function longest<T>(words: ReadonlyMap<string, T>, name: string): T | undefined {
  const parts = name.split(' ');
  for (let length = parts.length; length > 0; length -= 1) {
    const found = words.get(parts.slice(0, length).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
}
