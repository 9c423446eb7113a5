const LATE = 'just|already|never|always|ever|also|only|not|even|finally|recently';

/** Wrong past forms, and the "have" that a participle lacks. */
export const PAST_FORM_RULES: readonly string[] = [
  // a time that is over, in front
  'yesterday|ago my|our|the coach|dad|mom|trainer|team|teacher|brother [*thirds/VERB>=pastofthird]',
  'yesterday|ago he|she [*thirds/VERB>=pastofthird]',
  '^ last *before my|our|the coach|dad|mom|trainer|team|teacher|brother [*thirds/VERB>=pastofthird]',
  '^ last *before he|she [*thirds/VERB>=pastofthird]',
  'when i was a|in|just|only|young|little|/NUM _ i|we [*bases/VERB>=pasttense]',
  'when i was a|in|just|only|young|little|/NUM _ , i|we [*bases/VERB>=pasttense]',
  // "was hurted", "have throwed", "I throwed"
  `*have|*be|get|got|getting [*regularised>=trueparticiple]`,
  `*have|*be ${LATE} [*regularised>=trueparticiple]`,
  '[*regularised>=truepast]',
  // "I never been", "we never seen", "he already went"
  '^ *subject [never>have_never] been|*participles',
  '^ he|she|it [never>has_never] been|*participles',
  '^ *subject [already>have_already] been|*participles',
  '^ *subject [always>have_always] been',
  '^ he|she|it [always>has_always] been',
  '^ my|our|the *people [been>have_been] /VERB|ADJ|DET|ADP',
  '^ my|our|the *person [been>has_been] /VERB|ADJ|DET|ADP',
  'think|thinks|know|knows|say|says|said|told|that|so|because i [been>have_been]',
  // "have always went", "had just came"
  `*have ${LATE} [*pasts>=participle]`,
  `*have|could've|should've|would've|must've [*pasts>=participle]`,
  "would've|could've|should've|might've|must've [*pasts>=participle]",
  'would|could|should|might|must have [*pasts>=participle]',
  // "I run for 44 yards against them": what was counted is past
  'and|but|,|.|then i|he [run>ran] for /NUM yards !a|per|each|every|on',
  'and|but|,|.|then i|he [throw>threw] for /NUM yards !a|per|each|every|on',
  'i|he|she [catch>caught] /NUM passes|balls for',
  // "have lead the team", "was lead by"
  "have|has|had|i've|was|were|been [lead>led] by|the|my|our|us|to|in|all",
  // "I did went", "we didn't won"
  "did|didn't|didnt|don't|doesn't not|ever|even|really [_>=baseofpast]",
  "didn't|didnt|doesn't|wouldn't|couldn't [*regularised>=baseofregularised]",
  // "the ball got threw", "I got chose"
  'got|get|getting|gets|being|been [*passives>=participle] by|for|to|as|in|out|at|on|into',
  // "I never set out a game"
  'never|not|i|he|have|had|has [set>sat] out _ game|games|season|seasons|year|half|quarter|week|series|practice|play',
  'to|will|would|can|not|must [set>sit] out _ game|games|season|seasons|year|half|quarter|week|series|practice|play',
  'i|he|she|we|never [set>sat] on the bench',
];
