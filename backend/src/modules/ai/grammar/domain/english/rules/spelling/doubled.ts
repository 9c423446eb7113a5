/** A subject or a negation given twice: one of the two is removed, and the meaning stays. */
export const DOUBLED_RULES: readonly string[] = [
  // "my coach he told me"
  '^ my|our *kin|*person [he|she>] /VERB|AUX|ADV',
  '^ my|our _ *kin|*person [he|she>] /VERB|AUX|ADV',
  '^ my|our *people [they>] /VERB|AUX|ADV',
  '^ the|these *people|scouts|trainers [they>] is|are|was|were|has|have|says|said|told',
  'from /PROPN|NOUN|ADJ /PROPN|NOUN [he|she>] said|told|says',
  '^ coach /PROPN [he|she>] /VERB|AUX',
  // "I ain't got no offers"
  "i|we|they|you [ain't>don't] [got>have] [no>any]",
  "i|we|they|you [ain't>don't] [got>have]",
  "don't|dont|doesn't|doesnt [got>have] [no>any]",
  // "can't hardly", "wasn't recruited by nobody"
  "[can't|cant>can] hardly|barely|scarcely",
  "[couldn't|couldnt>could] hardly|barely|scarcely",
  "wasn't|weren't|isn't|aren't|wasnt|werent|isnt|arent|not _ by|from|to|with|for [nobody>anybody]",
  "wasn't|weren't|isn't|aren't|wasnt|werent|isnt|arent [nobody>anybody] /ADP|VERB|ADJ",
  // "I don't have no film", "I haven't heard from nobody"
  "don't|dont|didn't|didnt|doesn't|doesnt|haven't|havent|hasn't|ain't|can't|cant|won't|never _ [no>any] !longer|to|,|.",
  "don't|dont|didn't|didnt|doesn't|doesnt|haven't|havent|hasn't|ain't|can't|cant|won't|never _ [nothing>anything] !/AUX",
  "don't|dont|didn't|didnt|doesn't|doesnt|haven't|havent|hasn't|ain't|can't|cant|won't|never _ [nobody>anybody]",
  "don't|dont|didn't|didnt|doesn't|doesnt|haven't|havent|hasn't|ain't|can't|cant|won't|never _ [none>any]",
  "don't|didn't|doesn't|haven't|hasn't|can't|won't|never _ from|to|with|for|about|on|in|back [nobody>anybody]",
  "don't|didn't|doesn't|haven't|hasn't|can't|won't|never _ from|to|with|for|about|on|in|back [nothing>anything]",
  "don't|didn't|doesn't|haven't|hasn't|can't|won't|never _ back|out from|to|with [nobody>anybody]",
];
