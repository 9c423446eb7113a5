/** Verbs that follow "I hope" only with their "to". */
const AFTER_HOPE = 'talk speak meet visit come see hear go get attend compete join show learn earn become make find know'.split(' ');
/** What is studied or joined as "the … program". */
const PROGRAMS = 'nursing engineering business biology football kinesiology education honors training journalism math science music'.split(
  ' ',
);
/** Persons whose name or number is spoken of. */
const OWNERS =
  'coach trainer counselor dad mom brother sister teacher father mother uncle aunt grandpa grandma principal friend cousin'.split(' ');

/** Words, and parts of words, that were left out. */
export const LEFT_OUT_RULES: readonly string[] = [
  ...AFTER_HOPE.map((verb) => `i|we hope|hoped|plan|planned|want|wanted [${verb}>to_${verb}]`),
  ...AFTER_HOPE.filter((verb) => /^(?:come|go|join|attend)$/.test(verb)).map(
    (verb) => `you|he|she|coach|they told|asked|invited|wanted me|us [${verb}>to_${verb}]`,
  ),
  'you|he|she|coach|they told|asked|wanted me|us [send>to_send]',
  'you|he|she|coach|they told|asked|wanted me|us [email>to_email]',
  ...PROGRAMS.map((name) => `about|in|into|for|from|with [${name}>the_${name}] program !director|directors|history|coordinator|fee|fees`),
  ...OWNERS.map((who) => `my|our|his|her [${who}>${who}'s] name|number|email|phone`),
  '*subject|he|she should|would|could|must [of>have]',
  'should|would|could i|we|you|he|she|they [of>have]',
];

/** Words of the same sound, and those that spelling alone cannot judge. */
export const EVERYDAY_RULES: readonly string[] = [
  "^ [theres|there's>there_are] two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many",
  'told|asked|gave|sent|invited|helped|taught|showed|called|texted|emailed|between|for|with|to|from|by you|him|her|them and [i>me] to|about|that|if|what|how|on|at|when|after|before',
  'told|asked|gave|sent|invited|helped|taught|showed|called|texted|emailed|between|for|with|to|from|by you|him|her|them and [i>me] $',
  'between you|him|her|them and [i>me]',
  'had|have|has|i|we|they|he|she|you [all>] [ready>already] left|gone|sent|talked|seen|been|had|done|started|signed|filled|told|played|asked|visited|committed|emailed|called',
  'a whole [another>other]',
  'a whole [nother>other]',
  'i|we|he|she|they|you|week|year|night|game|and [plaid>played] !shirt|shirts|jacket',
  'he|she still|always|also|even [where>wears] his|her|the|a|my|it',
  'he|she [where>wears] his|her',
  'i|we still|always|also [where>wear] my|the|a|it|number|our',
  'i [where>wear] number|my|size',
  '[bestfriend>best_friend]',
  '[bestfriends>best_friends]',
  "[ya'll>y'all]",
  "[ya'lls|yalls|y'alls>y'all's]",
  'so|and|but|that|because [are>our] /NOUN is|was|has',
  "film|video|tape|clip|link|it [its>it's] only|about|just|under|over",
  'i|we|to|would|will|gladly|happily [except>accept] that|your|the|this|my|an|any',
  '^ [than>thank] you so|for|very|coach',
  'register|apply|respond|reply|answer|decide|pay [buy>by] the|friday|monday|tuesday|wednesday|thursday|saturday|sunday|then|$',
  'the|my|your|a late|quick|fast|slow|delayed [respond>response]',
  'against|between [he>him]',
  'against|between [she>her]',
  "^ [its>it's] /PROPN /PROPN",
  'camp|game|practice|visit|call [where>was] full|over|closed|awesome|fun|amazing|canceled|rained $',
  'camp|game|practice|visit|call [where>was] full|over|closed|awesome|fun|amazing|canceled so|but|because',
  'could|would|did|can|will not promise|say|see|hear|change|cost|miss|eat|drink [nothing>anything]',
  "teams|players|guys|people|kids|coaches|schools|receivers|linemen [that's>that_are] /ADJ",
  '^^ he|she still|always [talk|know|want|like|love|play|say|think|remember|help|ask|come|go|work>=third]',
  "^ [whose>who's] your|going|coming",
  'in|from|near|at|to [lake>Lake] charles|city|placid|worth|jackson|forest|orion',
  'in|from|near|at|to [fort>Fort] worth|wayne|smith|collins|myers|lauderdale',
  '- [act>ACT] /NUM $',
  '- [sat>SAT] /NUM $',
];
