const ASKED = 'whether|weather|wether|if|what|how|why|where|were|who|when|which|witch|that|your|my|about|it';
const BEFORE_TO = `invited|welcome|committed|close|next|similar|according|due|used|belong|listen|sent|send|moved|drive|drove|driving|travel|traveled|went|going|go|come|coming|got|get|lost|back|loyal|commit|talk|talking|speak|wrote|write|attached|related|key|down|over|up`;
const VERBS =
  'see|be|meet|visit|watch|play|commit|hear|have|make|get|come|talk|learn|improve|win|become|attend|join|know|send|do|say|tell|thank|ask|throw|help|work';

/** Words that sound alike or are one word in two, by the words on both sides. */
export const ONE_FOR_ANOTHER_RULES: readonly string[] = [
  // know, now, no
  `don't|dont|didn't|didnt|doesn't|doesnt|would_like|to [now|no>know] ${ASKED}`,
  '^ i|we|they [no>know] i|we|they|the',
  'and|but|because|so i|we|they [no>know] i|we|you|they|he|she|it|that|how',
  // would, wear, where
  'i|we|you|he|she|they|it|that|this [wood>would]',
  "know|no|tell|ask|wonder|wondering|find|see|remember|forget|decide [were>where] you|your|you're|youre|the|my|our|it|i|we|to",
  "tell|show|ask me|us|you [were>where] you|your|you're|youre|the|my|our|it|i|we|to",
  'should|will|can|would|must|could|always [where>wear]',
  'to [where>wear] $',
  'to|and|i|we|they [where>wear] /NUM|DET number|cleats|pads|jersey|shirt|shoes|gloves|/PUNCT',
  'i|we|they [where>wear] number|cleats|pads|gloves|/NUM',
  // two, to, too
  `been|took|almost|exactly|moved|moves|won|lost|visited|camped|played|called|emailed|asked|failed|went|tried|happened [to|too>two] times|weeks|weaks|months|days|years|games|hours`,
  '[weaks>weeks]',
  `${BEFORE_TO} [too>to] our|your|my|the|his|her|their|a|this|that|all|every`,
  `[too>to] ${VERBS}`,
  'me|you|us|him|her|them [too>to] /VERB',
  // mail, weight, weather, wait
  'my|your|our|any|fan [male>mail] $',
  '[wait>weight] off|loss|lifting|training|class',
  'the|a|our|my|your|in|this|school|high [wait>weight] room|rooms|coach|program',
  '[weather>whether] or not',
  "i'm|am|i|and|now [weights|waits>weigh] /NUM",
  ...[1, 2, 3, 4].map((count) => `i'm|im|am ${'_ '.repeat(count)}and [weights|weight|wait|waits>weigh] /NUM`),
  // write, right
  "and|to|will|i'll|can|please|would [right|rite>write] you|me|him|her|them|back|your",
  // quiet, loss, already, accept
  "am|i'm|im|is|was|be|stay|bit|too|little|very [quite>quiet] in|on|but|$",
  'the|a|that|this|our|tough|bad|close|big|hard [loose|lost>loss] to|but|and|against|last|on|$',
  "am|i'm|im|is|are|was|were|have|has|had|i've|we're|they're|we|i|has|he|she|they [all>already] [ready>] /VERB",
  "am|i'm|im|is|are|was|were|we're|they're [all>already] [ready>] *doing",
  "don't|doesn't|didn't|won't|will|can't|cannot|to|would|never|i'd|gladly|happily [except>accept] !for|when|that|if|in|on|the|/PUNCT",
  "don't|doesn't|didn't|won't|will|can't|cannot|to|would|never|i'd|gladly|happily [except>accept] the|this",
  // each, every
  '^ [ever>every] day|night|week|game|time|year|morning|summer|weekend|practice|play|snap|rep|one',
  '!first|best|biggest|only|last|hardest|worst|longest|no|hardly|not [ever>every] day|night|week|game|year|morning|summer|weekend|practice|snap|rep',
  'every|each [mornings|days|nights|weeks|games|years|summers|plays|times|weekends|saturdays|sundays|fridays|mondays|practices|seasons|snaps|reps|classes|drills>=singular]',
  ...['day', 'morning', 'night', 'week', 'game', 'year', 'summer', 'practice', 'play'].map((one) => `every|each [${one}'s>${one}] $`),
  // one word in two
  '[over>overthrew] [threw>] /PRON|DET|PROPN|NOUN',
  'to|can|i|sometimes|we|never|not|could [over>overthrow] [throw>] /PRON|DET|PROPN|NOUN',
  'i|have|has|was|were|been [over>overthrown] [thrown>] /PRON|DET|PROPN|NOUN',
  'i|to|we|will|they|he [out>outwork] [work>] everyone|everybody|anyone|anybody|them|him|other',
  'i|we|he [out>outworked] [worked>] everyone|everybody|anyone|them|him|other',
  'get|got|was|were|been|be|being|am|is|are [over>overlooked] [looked>]',
  '[foot>footwork] [work>] $',
  '[foot>footwork] [work>] and|is|was|in|needs|has|or|on|got',
  '[yous>you]',
  '[untill|untile|untll>until]',
  '[swole>swollen]',
];
