const NOMINATIVE = 'i|we|he|she|they';
const SAID =
  'said|say|says|think|thinks|thought|know|knows|knew|heard|hear|hope|hoping|believe|guess|sure|glad|because|if|when|since|while|whether';
const EVERYONE = 'everyone|everybody|nobody|anybody|anyone|everything|nothing|anything|all';
const WHATEVER = 'that|how|what|if|whether|why|where|when|about|the|my|your|more|who|which';

/** Words of one sound, where what is around them leaves room for one of them only, whatever else the sentence says. */
export const HOMOPHONE_RULES: readonly string[] = [
  // there, they're · its, it's
  `${SAID} [there>they're] *doing`,
  `${SAID} [their>they're] *doing to|a|an|the|at|for|on|in|me|us|it|up|out|better|well|great|really|$`,
  "^ [its>it's] only|just|still|probably|also|really|even|almost|definitely|honestly|mostly|usually|finally|truly|never|always|either|actually /DET|PRON|ADP|NUM|PART|ADV|SCONJ",
  "when|if|because|since|that|while|though|^ [its>it's] raining|snowing|pouring|going|getting|coming|working|storming|freezing",
  // to, too, two
  'plays|play|played|starts|started|lifts|wrestles|wrestled|coaches|coached|helps|helped|improved|won|lost|graduated|works|worked|ran|runs|practiced ~ [to>too] $',
  '*be way [to>too] /ADJ|ADV',
  // their, our
  'learn|learns|learned|know|knows|study|teach|earn|get|take|bring|keep|send|show|shows|make|made|change|raise|trust|watch|see|win|won|run|throw|miss|use|used|improve|improved|read|wear|wore|call|called|finish|hit|block|beat|help|helped|share|open|start|started|lost|lose|check|knows [there>their] /SEVERAL',
  'am|is|was|be|been|become|became [are>our] *team|/SINGLE',
  'on|in|at|to|for|with|from|by|of|about|after|before|during|against [are>our] /SINGLE !/CCONJ',
  // know, no, now
  'have|has|had|got|with|is|are [know>no] /NOUN|ADJ|VERB',
  '^ i|we|they [no>know] !longer|have|want|like|need|understand|speak|more|play|study|doubt|/NOUN|ADJ',
  'right|until|by|till|for|just|up [know>now] $',
  'right|until [know>now] i|we|my|our|he|she|the|they|it',
  `should|would|will|might|could|must|may|can|let|to|didn't|didnt|don't|dont|not|doesn't [no|now>know] ${WHATEVER}`,
  `not [now>know] ${WHATEVER}`,
  // hear, here · were, where, wear
  'live|lived|lives|living|stay|stayed|been|right|over|from|moved|born|grew_up [hear>here] !/PRON|DET',
  'is|was|are|were|be|am|been [hear>here] $',
  'be|been [hear>here] for|at|on|in|with|to|when|by|and',
  `/VERB|ADP|PRON [were>where] ${NOMINATIVE} /AUX`,
  `go|went|be|play|live|stand|college|home|everywhere|from|to|know|see|show [were>where] ${NOMINATIVE} /VERB|AUX`,
  '^ my|our|the|his|her|both *people [where>were] /ADP|VERB|ADJ',
  '^ [wear>where] is|are|do|does|can|should|will|was|were|did|would',
  // threw, through
  'threw|throw|ran|run|put|got|get|went|pushed|push|fit|cut|made|squeezed|worked it|him|them|me|us|ball [threw>through]',
  'walk|walked|talk|talked|live|lived|worked|working|play|played|fight|fought|lift|drove [threw>through] /DET|PRON|NUM|NOUN|ADJ',
  // piece, passed, right, whole, week, brake, dinner, aunt
  'a|the|one|another|every|any|big|last [peace>piece] of !mind',
  '^ my|the|our|his|her /NOUN [past>passed] out|away|me|him|us|them|it',
  'a|the|my|our|your|this [write|rite>right] path|way|direction|choice|track|decision|spot|place|time|fit|school|thing|person|answer|team|man|hand|arm|foot|ankle|shoulder|side|sideline|attitude|mindset|moment|one|reads|read',
  'my|his|her|our|your [ant>aunt]',
  'ate|eat|eating|had|after|before|cook|cooked|make|made|get|got|family|team|for [diner>dinner] $',
  'ate|eat|eating|had|after|before|cook|cooked|make|made|get|got|family|team [diner>dinner] with|at|in|on|and|for|together|last',
  "you're|always|i'm|more|most [then>than] welcome",
  'every|each|last|next|this|one|per|a|two|three|past [weak>week] i|we|and|in|at|of|to|for|when|before|after|because|so|$',
  'knee|ankle|arm|shoulder|wrist|too|so|very|still|felt|feel|feels|looked|looks [week>weak] $',
  'hit|pump|step_on|the [breaks>brakes] $',
  'a|big|great|no|first|lucky|spring|bye|fall|winter|summer|christmas|lunch [brake>break]',
  // accept, except
  `hope|hoping|if|that|when|think|know|wish|glad|happy|once you|they|he|she|it|coach|i|we [except>accept]`,
  `^ ${EVERYONE} /VERB [accept>except] my|the|me|him|her|us|one|for|our|when|on|in|you`,
  `${EVERYONE} *be|*have _ [accept>except] my|the|me|him|her|us|one|for|our|when|on|in|you`,
  `${EVERYONE}|team|guys|family|games|game|day|teammates [accept>except] me|him|us|one|two|for|when`,
  // advise, advice
  `would|could|can|will|do|did|does you|i|he|she|they|we|coach [advice>advise]`,
  'i|we|they|you|he|she [advice>advise] me|us|you|him|them|that|my',
  'i|we|they|he|she|coach [adviced>advised]',
  // whose, who's · since, sense · our, are · role
  "/NOUN [who's>whose] *people|coach|team|dad|mom|son|brother|sister|film|name|offense|defense|jersey|job",
  `!makes|make|made|making|common|no|any|much|a|good|sixth|some|the|more [sense>since] ${NOMINATIVE} /VERB|AUX`,
  '!makes|make|made|making|common|no|any|much|a|good|sixth|some|the|more|in|what|your|this [sense>since] the|then|my|last|age|day|*month|preschool|kindergarten|pee|youth',
  '^ [are>our] coach|team|quarterback|trainer|line|offense|defense|season|record|principal|town|field|staff|district|stadium|head|school /VERB|AUX',
  'my|his|her|big|key|main|leadership|huge|important|starting|different [roll>role] $',
  'any|my|big|leadership|huge|important [roll>role] on|in|as|for|model|is|was|with|at',
  // spoken alike, written with a hyphen or as another word
  '[duel-threat>dual-threat]',
  '[duel-sport>dual-sport]',
  'quarterback|quarterbacks|qb|line|receivers|head|position|strength|speed|track|wrestling|defensive|offensive|backs|linebacker|linebackers|assistant [couch>coach]',
  'looking|look [foreword|forword|fourward|foreward>forward]',
  'forward [for|too>to] *doing|/NOUN|DET|PRON',
  '[wights|weigths|wieghts>weights]',
  'in|since|until|by|of|this|last|next|early|late|mid|before|after [may>May] $',
  'in|since|until|by|of|early|late|mid [may>May] and|or|for|with|because|so|when|i|we',
  '[lets>let] me|us know|see|come',
  '[peruse|persue>pursue] a|my|an|the|this degree|major|career|dream|goal|education|masters|engineering|nursing|business',
  '[persue>pursue]',
  '[righting|writting>writing] to|you|because|a|this|back',
  '[cause>because] {{school_name}}|i|my',
  'and|i|we|will|to|always [where>wear] number|the|my|a|# !/VERB',
  'i [wreck>wreak] havoc',
  // idioms
  '[peaked|peeked|peaks>piqued] my|our|your|his interest|curiosity|attention',
  '[wave>wavelength] [link|length>]',
  '[doggy>dog-eat-dog] [dog>] world',
  'in the [passed>past] ,|i|we|it|$',
  'no [madder>matter]',
  '[irregardless>regardless]',
  '[mute>moot] point',
  'case [and>in] point',
  'one [in>and] the same',
  'first come ,|first first [serve>served]',
  'first come first [serve>served]',
  'deep [seeded>seated]',
  '[bare>bear] with me|us',
  'for all [intensive>intents_and] purposes',
  '[baited>bated] breath',
  'by [in>and] large',
  'nip it in the [butt>bud]',
  '[statue>statute] of limitations',
  '[tow>toe] the line',
  'a|the [escape>scapegoat] [goat>]',
  'make [due>do] with',
  '[wet>whet] my|our|your appetite',
  '[shoe|shoo>shoo-in] [in>] for',
];
