import { quick, type QuickPattern } from '../../../../../../shared-kernel/reading/quick-pattern.js';
/** A kind of claim that no profile holds, by the words that make it. */
export interface UnrecordedClaim {
  what: string;
  pattern: QuickPattern;
  /** What else the clause must contain for the words to be a claim. */
  needs?: RegExp;
  /** It is claimed of the family, so that a sentence about them counts. */
  isOfKin?: boolean;
}

const words = (...all: readonly string[]) => quick(new RegExp(String.raw`\b(?:${all.join('|')})\b`, 'g'));

const SOME =
  '(?:several|some|many|multiple|various|other|more|a few|a couple(?: of)?|a bunch of|a lot of|lots of|plenty of|most|all|two|both|\\d{1,3})';
const PROGRAMS = '(?:schools?|programs?|colleges?|universit(?:y|ies)|staffs?|college coach(?:es)?|coaching staffs?|recruiters?|scouts?)';
const BONE =
  '(?:wrist|arm|leg|collarbone|hand|finger|ankle|foot|thumb|nose|ribs?|toe|elbow|shoulder|knee|hip|fibula|tibia|jaw|back|hamstring|groin|quad)';
const SPORT =
  '(?:basketball|baseball|wrestl(?:e|ed|es|ing|er)|lacrosse|soccer|swim(?:ming)?|hockey|rugby|powerlift(?:ing|er)?|weightlifting|volleyball|tennis|golf|' +
  'track(?: and field)?|cross country|javelin|shot ?put|(?:throw|threw|thrown|put) the shot|discus|hurdles?|(?:long|high|triple) jump|pole vault|sprints?|relay)';
const POSITION_NOUN =
  '(?:quarterback|running back|fullback|receiver|tight end|lineman|linebacker|cornerback|corner|safety|kicker|punter|(?:long )?snapper|end|guard|tackle|center|walk-?on|preferred walk-?on|player|football player|signee|commit|graduate assistant)';
const PRACTICE = '(?:practice|warm-?ups?|camp|workouts|training|pregame|pre-game|the off-?season)';
const PAID =
  '(?:nfl|cfl|usfl|xfl|pros?|professional(?:ly)?|college|d-?[123]|d-?i{1,3}|division (?:[123]|i{1,3})|fcs|fbs|naia|juco|big (?:10|ten|12)|olympics?|major leagues?|minor leagues?|nba|mlb)';
const KIN = '(?:dad|father|uncle|brother|cousin|grandfather|grandpa|mom|mother|sister|aunt|stepdad|godfather)';

/** "our running back went for 1480 yards" */
const OF_TEAMMATE =
  /\bour (?:(?:starting|other|backup|senior|junior|sophomore|freshman|best|top|lead|leading|feature|star|two|2|both) ){0,2}(?:quarterback|qb|running back|tailback|fullback|(?:wide )?receiver|wideout|tight end|kicker|punter|linebacker|corner|cornerback|safety|defensive end|offense|defense|teammate|backs)s? (?:has |have |had |also |both )?(?:went|ran|rushed|threw|passed|caught|finished|scored|gained|put up|totaled|averaged|recorded|racked up|kicked|made|intercepted) (?:[a-z]+ ){0,4}\d/g;

/** What athletes claim about themselves besides figures, offers and honors. Each pattern is bounded, so that a text is read in one pass. */
export const UNRECORDED: readonly UnrecordedClaim[] = [
  {
    what: 'the interest of others',
    pattern: words(
      `${SOME} (?:[a-z0-9-]+ ){0,3}${PROGRAMS} (?:[a-z'-]+ ){0,5}(?:me|my|interest(?:ed)?|offer(?:ed)?)`,
      `(?:hear(?:d|ing)?|calls?|texts?|letters?|mail|messages?|love|attention|looks?|invites?|invitations?) from (?!you\\b|your\\b|the rest)(?:[a-z0-9'-]+ ){0,4}${PROGRAMS}`,
      `(?:talk(?:ed|ing)?|spoke(?:n)?|speaking) (?:to|with) ${SOME} (?:[a-z0-9-]+ ){0,2}${PROGRAMS}`,
      "(?:high |top |first |number 1 )?on (?:their|his|its|somebody's) (?:recruiting )?board",
      'my recruitment',
      "(?:getting|being|heavily|been|am|i'm) (?:heavily |highly )?recruited",
      '(?:un)?officials? (?:visits? )?(?:at|to|with)',
      '(?:soft |hard |silent )?verball?ed',
      '(?:top|final) (?:3|4|5|6|7|8|10|12) (?:schools|list|colleges)',
      '(?:coaches|schools|programs|recruiters|scouts) (?:keep|kept|have been|are|were|started|love|want) (?:[a-z]+ ){0,2}(?:calling|texting|watching|after|asking|me|my)',
    ),
  },
  {
    what: 'the interest of others',
    pattern: words(
      "(?:texted|called|messaged|dm'd|emailed|contacted|scouted|followed|wrote|visited|watched|offered|recruited|reached out to|(?:came|come|coming|stopped|been|drove|flew)(?: by| out| down| over| in)? to (?:see|watch)) me",
      '(?:shown|showing|shows|showed|expressed|expressing) (?:[a-z]{1,8} ){0,4}interest',
    ),
    needs: /^(?!.*\b(?:you|your|you've|thanks?|thank|coach|mom|dad|friends?)\b)/,
  },
  {
    what: 'an injury or a clearance',
    pattern: words(
      'injur(?:y|ies|ed)', 'missed (?:half|most|part|all) of (?:the|my|last|this) (?:\\w+ )?season', 'missed (?:the|my|last|all of my) (?:entire |whole )?(?:\\w+ )?season', 'tore', 'torn', 'acl', 'mcl', 'ucl', 'meniscus', 'labrum', 'concussions?', 'fractur(?:e|ed|es)', 'sprain(?:ed)?', 'surger(?:y|ies)',
      'rehab(?:bed|bing)?', 'dislocated', `(?:broke|broken|hurt|strained|pulled|cracked|rolled|tweaked) (?:my|a|an) (?:[a-z]+ )?${BONE}`, `broken ${BONE}`,
      '(?:have|has|had|been|was|am|is|got|getting|fully|medically) (?:me )?cleared', 'cleared me', 'healthy (?:all|every|this|for)',
      'miss(?:ed)? (?:\\d{1,2}|a few|several|some|most|half|part|two|three|the (?:rest|first|last|whole|start|end)) (?!(?:[a-z]+ )?(?:extra|field|kicks?|pats?|xps?|fgs?|tackles?|throws?|blocks?|assignments?|tries|attempts?|targets?)\\b)(?:[a-z0-9]+ ){0,3}(?:games?|weeks?|months?|practices?|year)',
      'sat out', 'missed time',
    ),
  }, // prettier-ignore
  {
    what: 'an earlier school or a ruling',
    pattern: words(
      'transferr(?:ed|ing)', '(?:i|my family|we) (?:have )?(?:just )?moved (?:here|from|to|in|away|down|up|back)', 'my (?:old|former|previous|last) (?:high )?school(?! (?:season|year|game|film|start|snap|down|football))', 'my (?:second|third|fourth|2nd|3rd|4th) (?:high )?school',
      'used to (?:go to|attend|play (?:for|at))', 'went to (?:high |middle )?school (?:in|at)', 'ruled (?:me )?(?:in)?eligible', '(?:was|am|been|is|fully) (?:in)?eligible',
      '(?:hardship|transfer|eligibility) waiver', 'home-?schooled', 'reclass(?:ed|ified|ifying)?', 'held back', 'repeated (?:a|the|my|\\d)', 'redshirted',
      '(?:full|partial|ncaa|academic|non|d-?[12]|division [12])[- ]?(?:academic )?qualifier', 'qualified academically', '(?:met|meet|passed?|cleared) (?:all )?(?:the )?ncaa', 'ncaa (?:certified|eligible|cleared)', 'eligibility center', 'clearinghouse', 'certified by', 'suspended', 'ejected', 'kicked (?:off|out of) (?:the|my|our) (?:team|school|squad)', 'expelled', 'arrested',
    ),
  }, // prettier-ignore
  {
    what: 'an achievement in another sport',
    pattern: words(SPORT),
    needs:
      /\d|\b(?:varsity|won|qualif\w+|medal\w*|letter\w*|start(?:ed|er)|state|district|region\w*|conference|average\w*|hit|champ\w*|undefeated|best|record|school's|all-\w+)\b/,
  },
  {
    what: 'an achievement in practice',
    pattern: quick(
      new RegExp(
        String.raw`\b(?:from|an?) \d{2}(?:[- ]yard(?:er|s)?)?(?: out)?(?: field goal)? (?:in|at|during) ${PRACTICE}\b|\b(?:in|at|during) ${PRACTICE}\b[^.;!?]{0,40}\b(?:from|made an?|hit an?|out to|good (?:from|to)) (?:over |past |beyond |about )?\d{2}\b|\b${PRACTICE} (?:long|best|record)\b|\b${PRACTICE} (?:i|my)\b[^.;!?]{0,30}\b\d{2}[- ]yard`,
        'g',
      ),
    ),
  },
  {
    what: 'what others did',
    pattern: quick(OF_TEAMMATE),
  },
  {
    what: 'a measure',
    pattern: words('size \\d{1,2}(?:\\.5)? (?:shoes?|cleats?|foot|feet)', '(?:shoe|cleat|glove|helmet|hat) size'),
    needs: /\d/,
  },
  {
    what: 'what others did',
    pattern: words(
      '(?:opponents?|teams?|they|nobody|no 1|no one|returners?|defenses?|offenses?) (?:have |has |had |only |ever |just |never )*(?:return(?:ed)?|ran back|brought back|fair[- ]caught|block(?:ed)?|muffed) (?:[a-z0-9]+ ){0,3}of my',
      '(?:of |all )?my (?:kicks?|punts?|kickoffs?) (?:was|were|is|are|(?:has|have)(?: never| ever| not| rarely)? been|got|went) (?:ever |never )?(?:returned|blocked|fair[- ]caught|downed|muffed|unreturned|untouched)',
      '(?:never|not|n\'t) (?:yet )?(?:had|have) (?:a|an|any|1|one) (?:kick|punt|field goal|extra point|pat)s? (?:blocked|returned)', '(?:a|any|1|one) (?:punts?|kicks?|kickoffs?) of mine', '(?:double|triple)[- ]team(?:ed|s)?', 'net (?:punting|average)', 'return (?:yards? )?(?:allowed|against) (?:me|my)',
    ),
  }, // prettier-ignore
  {
    what: 'a career in the family',
    pattern: quick(
      new RegExp(
        String.raw`\bmy (?:\w+ )?${KIN}\b[^.;!?]{0,30}(?:\b(?:play(?:ed|s)|coach(?:ed|es)|starred|started|signed|kick(?:ed|s)|punt(?:ed|s)|r[ao]n|runs|row(?:s|ed)|swims?|swam|competes?d?|wrestle[ds]|was drafted|went|walked on|walks on|is|was)\b[^.;!?]{0,30}\b(?:${PAID}|(?:for|at) (?:the|you|your))\b|\b(?:is|was|'s) an? (?:[a-z-]+ ){0,3}${POSITION_NOUN} (?:at|for|in) (?!our|my|the same|this|home|heart|practice|school|church|work)|\b(?:walked on|walks on|on the (?:[a-z]+ )?team) at (?!our|my|the same|this)[a-z])`,
        'g',
      ),
    ),
    isOfKin: true,
  },
  {
    what: 'work or service',
    pattern: words(
      'community service', 'service hours', 'volunteer(?:ed|ing)? (?:hours|at|with|for|\\d)', '(?:i|i have|i\'ve) volunteer(?:ed)?', '(?:mission|service) trip', 'part-?time job', 'internships?',
      'summer job', 'my job', 'i work (?:\\d|at|for|part|nights|weekends|after|every)', 'youth (?:group|pastor|leader|coach)', 'coach(?:ed)? (?:a |the )?(?:little league|youth|pee ?wee|flag football)',
    ),
  }, // prettier-ignore
  {
    what: 'attention of the press or the web',
    pattern: words(
      'newspapers?', 'articles? (?:on|about) (?:me|us|our)', 'an? (?:[a-z]+ )?article', 'espn', 'maxpreps', 'podcasts?', 'gazette', 'tribune', 'herald', 'interviewed', 'wrote (?:about|up|a story)', '(?:ran|did|published|posted|made) an? (?:story|piece|feature|profile|post|interview|segment)', '(?:local|the|on|tv|channel \\d{1,2}) news(?!letter)',
      'featured', 'profiled', 'viral', '(?:\\d{1,9}|million|thousand) (?:followers|subscribers|views|likes|retweets)', 'nil (?:deals?|money|agreements?)', 'endorsements?', 'sponsor(?:ed|s|ship)?',
    ),
  }, // prettier-ignore
  {
    what: 'a result',
    pattern: words(
      '(?:\\d|two|a|our|straight|consecutive|pitched) (?:[a-z]+ )?shut ?outs?', 'shut ?out (?:[a-z]+ )?(?:teams|opponents|them)', 'unbeaten', '(?:win|losing|winning) streak', 'comebacks?', 'playoffs?', 'postseason', 'quarterfinals?', 'overtime', 'blowouts?', 'out-?scored', 'mercy rule', 'ran the table',
      'perfect season', 'walk-?off', 'buzzer', '(?:as|when) time (?:expired|ran out)', '(?:in the (?:final|last|closing)|last-) ?(?:seconds?|minutes?|drive|play)', '(?:lost|won) (?:only |just )?(?:once|\\d(?=[.,;!]|$)|\\d{1,2} (?:games?|times|matches)|every game)', '(?:our|my|state|championship|\\d) rings?', '(?:won|earned|have|got|wear|wearing) an? (?:[a-z]+ )?rings?', 'back-to-back (?:[a-z]+ )?(?:titles|champions?|championships?)', '(?:1st|first|second|third|last|\\d(?:th|nd|rd)) place',
      '(?<!\\b(?:i\'m|am) )(?:is|are|was|were|went|go|started|finished|sit|sits|sitting|stand|stands|now|currently|at|to|be) (?:[a-z]+ )?(?![5-7]-(?:\\d|1[01])\\b)\\d{1,2}-\\d{1,2}(?:-\\d)?(?! (?:for|yards|on|from))(?: (?:overall|so far|this|on the|in the|in|right|now|and|with|after|heading|going))?(?=[.,;!?]|$| )',
      '\\d{1,2} (?:straight |big |conference |team |district |league |region )?(?:wins?|losses|victories)', '\\d{1,2}-\\d{1,2} (?:win|loss|victory|defeat|final|score|thriller|shootout|in overtime|record|start|season|run)', '\\d{1,2} (?:games? )?(?:over|above|below) \\.?500',
      '(?:held|holding) (?:opponents|teams|them|offenses|everybody|everyone)', '(?:scoring|total|passing|rushing) defense', 'our [a-z]+ (?:score|scored|average|averaged|allow|allowed|give up|gave up) (?:[a-z]+ )?\\d{1,3}(?:\\.\\d)? points',
    ),
  }, // prettier-ignore
  {
    what: 'playing time',
    pattern: words(
      '(?:play(?:ed|s|ing)?|start(?:ed)?|took|field for) (?:[a-z]+ ){0,2}every (?:single )?(?:[a-z]+ )?(?:snap|down|play)', '(?:never|rarely|hardly ever|seldom) (?:[a-z]+ )?(?:come|came|comes|leave|left|leaves) (?:off )?the field', '(?:play|played|average|averaged|got|over|had) (?:\\w+ )?\\d{1,4} snaps', '(?:first|second|1st|2nd)[- ]string',
      'depth chart', '(?:been|was|am|i\'m|be|being|became|become) (?:a|an|the|our|my)? ?(?:[a-z-]+ ){0,2}(?:starter|starting [a-z]+(?: [a-z]+)?) (?:since|for|all|as|from|every|in every|the (?:last|past|whole))', '(?:starter|starting [a-z]+) (?:since|for) (?:my |the |a )?(?:\\d|freshman|sophomore|junior|last|two|three|9th|10th|week)', '(?:second|third|fourth|2nd|3rd|4th) (?:straight )?(?:year|season) (?:as (?:a|the|our) start[a-z]+|starting|on varsity)', '(?:been )?(?:on|played) (?:the )?varsity (?:since|for)', 'varsity (?:[a-z]+ ){0,2}since', 'varsity (?:[a-z]+ ){0,2}for (?:\\d|two|three|all) ', 'starting (?:job|spot|role|nod|position)', '(?:took over|won|earned|named|got) (?:as )?(?:the|a|my) (?:starter|starting|start)\\b', '(?:moved|pulled|called|brought|bumped) (?:me )?up (?:to|for) varsity', '\\d{1,2} (?:career |varsity |straight |consecutive )?starts', 'ironman', '(?:play|start|go) both ways',
    ),
  }, // prettier-ignore
  {
    what: 'a comparison',
    pattern: words(
      'the only (?:[a-z0-9-]+ ){0,3}(?:on (?:our|the|my) (?:team|roster|squad)|in (?:our|the|my) (?:[a-z]+ )?(?:state|district|county|region|league|conference|area|school|city|class|history)|to (?:ever|start|do|have|make))',
      'the (?:most|fewest) (?:[a-z]+ ){1,3}(?:of any|among)', 'among the (?:[a-z]+ )?(?:leaders|best|top|fastest|strongest|leading)', '(?:\\d{1,2}(?:st|nd|rd|th)|second|third)[- ](?:most|best|fastest|leading|highest|strongest)(?! (?:games?|nights?|outings?|days?|totals?|marks?)\\b)', 'one of the top',
      '(?:team|league|district|county|state|region|conference|area|city)(?:\'s)? (?:leader|leading)', 'lead(?:s)? the (?:[a-z]+ )?(?:state|county|region|area|city|section|nation|country)',
      '(?:first|second|third|1st|\\d(?:nd|rd|th)) (?:on|in) (?:the|our|my) (?:team|state|league|county|area|district|region|conference|class|school|city|nation|country)',
    ),
  }, // prettier-ignore
  {
    what: 'a figure of the team',
    isOfKin: true,
    pattern: words(
      '(?:we|our (?:team|offense|unit|line|offensive line|o-?line|run game|running game|ground game|backfield|passing game))(?: (?:have|has|also|all|only|just))? (?:averag(?:e|ed|es|ing)|ran for|rushed for|run for|rush for|threw for|passed for|gained|gain|piled up|put up|racked up|totaled) (?:[a-z]+ ){0,3}\\d[\\d,.]*(?: [a-z]+){0,2} yards',
      '(?:paved|opened|cleared) (?:the way|holes|lanes) for (?:[a-z]+ ){0,3}\\d[\\d,.]*(?: [a-z]+){0,2} yards',
      'team (?:rushing|passing|total) yards',
      '(?:rushing|passing|total) yards (?:a|per) game as a team',
    ),
  },
  {
    what: 'an office',
    pattern: words('(?:vice )?president of', 'treasurer', 'founder', 'founded', 'black belt', 'class rep(?:resentative)?', 'student rep(?:resentative)?', 'prefect', 'drum major', 'first chair'),
  }, // prettier-ignore
  {
    what: 'what somebody says',
    pattern: words(
      '(?:everyone|everybody|people|coaches|scouts|they|he|she|my coach(?:es)?|our coach(?:es)?) (?:say|says|said|tell|tells|told|call|calls|called|think|thinks|thought|compare|compares|compared) (?:me |that )*(?:i\'m|i am|i was|i have|i\'ve|i could|i can|to|the (?:best|next|most)|one of)',
      '(?:got|get|draw|drew) (?:compared|comparisons) to',
    ),
  }, // prettier-ignore
  {
    what: 'an early start',
    pattern: words('(?:graduate|graduating|enroll|enrolling|finish|finishing) (?:a semester |a year |high school )?early', 'early (?:graduate|enrollee|enrollment)', 'mid-?year (?:graduate|enrollee|enrollment)', 'dual[- ]enroll(?:ed|ment)?', 'college credits?', 'associate\'?s? degree'),
  }, // prettier-ignore
];
