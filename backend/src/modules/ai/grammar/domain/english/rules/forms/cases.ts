const OWN = 'my|our|your|his|her|the';

/** "I" and "me", "myself", and relatives of a sentence's subject. */
export const CASE_RULES: readonly string[] = [
  `${OWN} /NOUN or|and [myself>me] $`,
  `^ ${OWN} /NOUN and [myself>I] /VERB|AUX`,
  '^ [myself>] [and>] my|our|the [/NOUN>+_and_I] /VERB|AUX',
  `/VERB ${OWN} /NOUN and [i>me] $`,
  `for|with|to|from|by|about|between|of|at|on|beside|behind|including ${OWN} /NOUN and [i>me] $`,
  `/VERB ${OWN} /NOUN and [i>me] around|to|over|through|how|what|for`,
  `for|with|to|from|by|about|between|including ${OWN} /NOUN and [i>me] to|for|on|in|at|about|around|the|a`,
  `asked|told|gave|showed|invited|helped|taught|sent|wants|wanted|let /PROPN|PRON and [i>me] to|for|on|in|at|about|around|the|a|that|$`,
  '/VERB /PROPN and [i>me] $',
  '^ [him>he] *pasts|walked|scored|played|dropped|caught|said|told|was|is|has|got|made|jumped|had|won|lost|left|stayed|helped|threw',
  'having|getting|get my|the|a|his|her /NOUN [*pasts>=participle] out|off|up|by',
  'having|getting|get my|the|a|his|her /ADJ|NOUN /NOUN [*pasts>=participle] out|off|up|by',
  '^ [him>he] and [me>I] both|always|also|never|still|each',
  '^ [her>she] and [me>I] both|always|also|never|still|each',
  '^ [me>] [and>] [him>he_and_I] both|always|also|never|still',
  'nobody|noone|nothing [never>ever]',
  'no one [never>ever]',
  'him or [she>her] $',
  'her or [he>him] $',
];
