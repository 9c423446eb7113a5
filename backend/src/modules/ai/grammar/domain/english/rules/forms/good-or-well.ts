const OWN = 'truck|car|phone|computer|laptop|house|school|team|knee|hand|arm|shoulder|film|bus|email|number|name|kicker|center|line';

/** Adverbs, denials said twice, and pronouns in the wrong case. */
export const CASE_AND_DEGREE_RULES: readonly string[] = [
  'sleep|slept|sleeping [good>well]',
  'throw|threw|catch|caught|kick|kicked|run|ran|play|played|hit|block|blocked|handle|handled|cover|covered|read it|them|that|him|everything [good>well]',
  'do|did [good>well] yet|enough|on|at',
  'do|did|done it|that|them [good>well] $',
  'see|sees|hear|hears|eat|eats|ate|study|studied|respond|responded|finish|finished|compete|competed|recover|recovered [good>well] $',
  "there|it|that|this wasn't|isn't|aren't|weren't [no>any]",
  'not|never /VERB [nothing>anything] $',
  "didn't|didnt [got>get] no|any|a|the|to|my|much|enough",
  'with|for|to|from|by|about [he>him] $',
  'with|for|to|from|by|about [she>her] $',
  'with|for|to|from|by|about [they>them] $',
  'with|for|to|from|by|about [we>us] $',
  'with|in|on|of|from|by [him>his] ' + OWN,
  '^^ [them>they] and [us>we] /VERB|AUX',
  '^ [us>we] two|three|four|both [*thirds/VERB|NOUN>=plain]',
  'now|then|so|since|that|when|where [us>we] two|three|four|both [*thirds/VERB|NOUN>=plain]',
  '^ [us>we] two|three|four|both /VERB|AUX',
  'now|then|so|since|that|when|where [us>we] two|three|four|both /VERB|AUX',
  '/ADJ|NOUN|ADV i|we|he|she|they [seen>saw]',
  // a time that is over
  'and|when|that he|she|coach [tell|ask|give|show|invite>=pasttense] me|us',
  ', he|she [tell|ask|give|show|invite>=pasttense] me|us',
  'and you [tell>told] me to|that',
  ...[2, 3, 4, 5, 6, 7, 8].map((count) => `^ i [talk|speak|meet|call>=pasttense] ${'_ '.repeat(count)}and he|she|they|you told|said|asked`),
  '^ i [meet>met] you in|at|on|last|when',
];

/** "Last summer I grow": behind the rules that know more verbs of the sentence. */
export const LAST_TIME_RULES: readonly string[] = [
  '^ last *before i|we|he|she|they [*bases|grow|gain|become|begin>=pasttense]',
  '^ last *before my|our *kin [*bases|grow|gain|become|begin>=pasttense]',
];
