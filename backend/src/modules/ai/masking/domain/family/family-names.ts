import type { PrivateKind } from '../private-values.js';

const KIN =
  'mom|mum|mama|momma|mommy|mother|dad|daddy|father|parents?|brothers?|sisters?|siblings?|twins?|uncles?|aunts?|auntie|cousins?|nephews?|nieces?|grandma|grandpa|granny|grandmother|grandfather|grandparents|guardians?|god-?(?:father|mother|parents)|girlfriend|boyfriend|wife|bros?|sis|pops|ma|pa|nana|papa|granddad|grandad|memaw|meemaw|pawpaw|abuela|abuelo|tia|tio';
const RELATIVE = `(?:(?:step|half|foster|twin|great|late)[- ]?){0,2}(?:${KIN})(?:-in-law)?`;
const FAMILY = `(?:${RELATIVE}|${RELATIVE.toUpperCase()})`;
const FAMILIA = 'mam[áa]|pap[áa]|madre|padre|padres|hermanos?|hermanas?|abuel[oa]s?|t[íi][oa]s?|prim[oa]s?|familia';
const WORD = "\\p{Lu}[\\p{L}\\p{M}'’-]{1,40}";
/** "Dr. Rosalind Pryor", "Coach Bill Dunlap" */
const NAME = `(?:(?:Coach|Dr|Mr|Mrs|Ms|Pastor|Rev)\\.? )?${WORD}(?: ${WORD}){0,2}`;
const NAMES = `${NAME}(?:(?:,? (?:and|y|&)|,) ${NAME}){0,5}`;
/** "my older brother", "our half-sister" */
const OF_OURS = `(?:[Mm]y|MY|[Oo]ur) (?:[a-z]{1,12} ){0,2}${FAMILY}(?: (?:and|&) (?:[a-z]{1,12} ){0,2}${FAMILY})?`;
/** What is between a relative and the name: "'s name is", ", ", " (", " are named " */
const TO_NAME =
  "(?:[’']s?)?(?:,? (?:whose|who) (?:name )?is|(?:,? who)? goes by)?(?: names?)?(?: is| are| was| were)?(?: called| named)?(?: \\(|[,:])? ?";
/** A person addressed before a relative is mentioned is not the relative: "Coach, my dad said so". */
const NO_NAME = '(?!(?:Coach|Thanks|Thank|Hi|Hello|Dear|Sir|Yes|No|Also|And|But|So|Well|Today|Then)\\b)';
/** Words that may follow a relative without being a name. */
const NO_LOW_NAME =
  '(?!(?:who|that|and|or|but|also|really|never|always|often|still|now|then|just|even|only|probably|definitely|usually|sometimes|already|actually|soon|maybe|ever|both|all|there|here|himself|herself|said|says|told|will|would|can|could|has|had|was|is|does|did|once|both|too)\\b)';
/** What is before a relative at the start of a sentence. */
const NO_GREETING =
  '(?!(?:coach|thanks|thank|hello|hey|dear|sir|yes|also|well|today|then|besides|luckily|however|plus|since|when|because|with|like|after|before|while|for|from|about|tell|call|ask|this|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b)';
const DOES =
  '(?:will|would|can|could|is|was|has|had|said|says|told|drives|drove|works|worked|helps|helped|taught|came|comes|and|played|plays)';

/** Names of relatives: any name after or before the word for a relative, or in a list of the family. */
export const FAMILY_NAMES: readonly (readonly [PrivateKind, RegExp])[] = [
  // "my foster parents, the Abernathys"
  [
    'person',
    new RegExp(
      `(?<=\\b(?:[Mm]y|[Oo]ur) (?:[a-z]{1,12} ){0,2}(?:${FAMILY}|family|folks|in-laws)\\b[^.!?\\n]{0,12}\\bthe )${WORD}s\\b`,
      'gu',
    ),
  ],
  ['person', new RegExp(`(?<=\\b${OF_OURS}${TO_NAME})(?<=[ (])${NAMES}`, 'gu')],
  ['person', new RegExp(`(?<=\\b(?:[Mm]om|[Dd]ad|[Mm]ama|[Pp]apa|[Gg]randma|[Gg]randpa)(?:[’']s name)?(?: is | \\(|, ))${NAME}`, 'gu')],
  ['person', new RegExp(`(?<=\\b(?:[Mm]y|[Oo]ur|[Tt]he) (?:whole )?family(?: is| are|:|,)? )${NAMES}`, 'gu')],
  ['person', new RegExp(`(?<=\\b[Mm](?:is?|y) (?:${FAMILIA})(?: se llama| es| son|,)? )${NAMES}`, 'gu')],
  ['person', new RegExp(`(?<![\\p{L}\\p{M}])${NO_NAME}${WORD}(?: ${WORD})?(?: (?:Sr|Jr|II|III)\\.?)?(?= (?:is |\\()${OF_OURS}\\b)`, 'gu')],
  ['person', new RegExp(`(?<![\\p{L}\\p{M}]|Coach |Dear )${NO_NAME}${WORD}(?: ${WORD})?(?=, ${OF_OURS},)`, 'gu')],
  ['person', new RegExp(`(?<=\\b${OF_OURS} )${NO_LOW_NAME}[a-z]{3,14}(?= ${DOES}\\b)`, 'gu')],
  ['person', new RegExp(`(?<=\\b${OF_OURS}(?:[’']s)? names? (?:is|are) )[a-z]{3,14}`, 'gu')],
  ['person', new RegExp(`(?<=\\b(?:[Hh]er|[Hh]is|[Tt]heir) (?:first |full )?names? (?:is|are|was) )(?:${NAMES}|[a-z]{3,14})`, 'gu')],
  [
    'person',
    new RegExp(
      `(?<=(?:^|\\n|[,;(] ?)(?:${KIN}|${KIN.replace(/(?<=^|\|)[a-z]/g, (letter) => letter.toUpperCase())})(?:[’']s)?(?: names?)? ?[:=–-] ?)${NAMES}`,
      'gu',
    ),
  ],
  ['person', new RegExp(`(?<=\\b(?:[Aa]sk|[Ll]ook) for )${NO_NAME}${NAMES}`, 'gu')],
  ['person', new RegExp(`(?<![\\p{L}\\p{M}])${NO_NAME}${NAMES}(?= (?:are|were) ${OF_OURS}\\b)`, 'gu')],
  ['person', new RegExp(`(?<=(?:^|\\n|[.!?] ))${NO_LOW_NAME}${NO_GREETING}[a-z]{3,14}(?=(?:,| is) ${OF_OURS}\\b)`, 'gu')],
];
