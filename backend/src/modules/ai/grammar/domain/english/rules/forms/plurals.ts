/** How many there are: "every home games", "by 2 touchdown", "the weekend's", "my linemans". */
export const PLURAL_RULES: readonly string[] = [
  '[linemans>linemen]',
  '[freshmans>freshman] year|season|class|team|coach',
  '[freshmans>freshmen]',
  '[mens|mans>men] who|that|on|in|and|are|were',
  '[womans>women] who|that|on|in|and|are|were',
  '[childrens|childs>children]',
  '[foots|feets>feet]',
  '[homeworks>homework]',
  '[informations>information]',
  '[advices>advice]',
  '[equipments>equipment]',
  '[footages>footage]',
  '[stuffs>stuff]',
  // one of them
  'every|each [*countables>=singular] !/NOUN',
  'every|each|another|one home|away|big|district|practice|summer|spring|playoff|varsity|home|single|college [*countables>=singular] !/NOUN',
  'another|one [games|camps|schools|offers|touchdowns|seasons|teams|interceptions|tackles|sacks|catches|practices|visits|questions>=singular] !/NOUN',
  'a|an [games|camps|offers|touchdowns|interceptions|sacks|catches|practices|visits|questions|opportunities|scholarships>=singular] !/NOUN',
  // several
  'by|for|of|with|in|over|than|last|first|past|about|only|allowed|lost|won|played|missed|started|and *digits [*countable>=several] $',
  'by|for|of|with|in|over|than|last|first|past|about|only|allowed|lost|won|played|missed|started|and *digits [*countable>=several] /ADP|CCONJ|AUX|PRON|SCONJ|DET',
  'last|past|first|these|those|next *numbers [*countable>=several] !/NOUN|VERB',
  'many|few|several|these|those [*countable>=several] !/NOUN',
  // an apostrophe too many
  '[*countedthing>=plural] $',
  '[*countedthing>=plural] and|or|but',
  'have|has|had|got|with|threw|caught|made|watch|play|played|lift|run|ran|won|lost|of|about|more|my|your [*countedthing>=plural] in|on|at|for|from|against|this|last|per|that|which|to|are|were|have|with|every|each|when|before|after',
  "my|our|your|the [teammate's|coach's|player's|lineman's|receiver's|friend's|brother's|sister's|parent's|captain's|senior's|junior's|quarterback's>=plural] are|were|have",
];
