import type { PrivateKind } from '../private-values.js';

const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}";
/** What a relative is called by in front of a name. */
const TITLE =
  '[Gg]rand-?(?:ma|pa|mother|father|dad|mom)|[Gg]ranny|[Gg]ramps|[Nn]ana|[Uu]ncle|[Aa]unt(?:ie|y)?|[Tt][íi][oa]|[Aa]buel[oa]|[Cc]ousin|[Pp]apaw|[Mm]amaw|[Mm]eemaw|[Pp]awpaw|[Mm]imi|[Oo]ma|[Oo]pa|[Mm]ama|[Pp]apa|[Ss]ister-in-law|[Bb]rother-in-law|[Mm]om|[Dd]ad';

/** Names after a word for a relative ("Uncle Ray"), and names introduced as surnames. */
export const FAMILY_TITLES: readonly (readonly [PrivateKind, RegExp])[] = [
  ['person', new RegExp(`(?<=(?<![\\p{L}\\p{M}])(?:${TITLE}) )(?!(?:Coach|Day|Sam|I|And|But)\\b)${WORD}(?: ${WORD})?`, 'gu')],
  [
    'person',
    new RegExp(
      `(?<=\\b(?:[Mm]aiden|[Ll]ast|[Ff]amily|[Mm]iddle|[Mm]arried|[Bb]irth|[Ll]egal) ?names? (?:is|are|was|were|as|:) (?:also |really |now )?)${WORD}(?: ${WORD}){0,2}`,
      'gu',
    ),
  ],
  ['person', new RegExp(`(?<=\\b[Ss]urnames? (?:is|are|was|:) )${WORD}(?: ${WORD})?`, 'gu')],
  [
    'person',
    new RegExp(
      `(?<=\\b(?:[Mm]y|[Oo]ur|[Hh]er|[Hh]is|[Tt]heir) (?:family|folks|parents|people),? (?:are )?(?:the )?)${WORD}(?: and ${WORD})?(?=[,.!?])`,
      'gu',
    ),
  ],
  ['person', new RegExp(`(?<=\\b(?:[Ww]e are|[Ww]e['’]re|[Aa]ll) the )${WORD}s(?=[,.!?])`, 'gu')],
];
