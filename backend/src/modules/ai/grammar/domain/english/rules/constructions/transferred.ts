/** What is built as in Spanish, and rules for what is mixed up in haste. */
const AGES = '13|14|15|16|17|18|19|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const KNOWING = 'know|knew|think|thought|said|say|wish|hope|sure|glad|that|if|when|since|because';
const DIRECTIONS = 'up|out|back|down|in|off|over|through|away|around';

const COMPARED: Readonly<Record<string, string>> = {
  fast: 'faster',
  quick: 'quicker',
  strong: 'stronger',
  big: 'bigger',
  tall: 'taller',
  hard: 'harder',
  high: 'higher',
  easy: 'easier',
  smart: 'smarter',
  long: 'longer',
  short: 'shorter',
  close: 'closer',
  young: 'younger',
  old: 'older',
  slow: 'slower',
  good: 'better',
  bad: 'worse',
  tough: 'tougher',
};

export const TRANSFERRED_RULES: readonly string[] = [
  // "more fast"
  ...Object.entries(COMPARED).map(([plain, more]) => `[more>${more}] [${plain}>] !/NOUN|ADJ|PROPN|NUM|X`),
  // "I have 17 years"
  `i [have>am] ${AGES} [years>years_old] $`,
  `i [have>am] ${AGES} [years>years_old] and|but|so|from`,
  `^ he|she [has>is] ${AGES} [years>years_old] $`,
  'i [play>have_played] _ [since>for] /NUM years|months|seasons',
  'i [play>have_played] [since>for] /NUM years|months|seasons',
  'i [live>have_lived] here|there [since>for] /NUM years|months',
  'i [am>have_been] here [since>for] /NUM years|months',
  // "I want that you see"
  'want|need|like [that>] you|them|him|her [*bases>=withto]',
  'want|need [that>] [he>him] [*thirds|*bases>=plainto]',
  'want|need [that>] [she>her] [*thirds|*bases>=plainto]',
  'want|need [that>] [they>them] [*bases>=withto]',
  '[because>because_it] is|was !/PUNCT',
  'i|we|he|they [did|made>had] /NUM touchdowns|tds|interceptions',
  'i|we|he|they _ /NUM /NOUN , [is>it_is] the|a|my',
  'depends|depend [of>on]',
  'married [with>to]',
  'arrive|arrived [to>at] the|school|practice|camp|your|my',
  'assist|assisted|assisting [to>at] the|your|school|practice|camp',
  'people [is>are]',
  'the people [is|has>=base]',
  'discuss|discussed [about>] the|my|your|our|it',
  'i|we [am|are>agree] [agree>]',
  'and|but|, [the>on] saturdays|sundays|fridays|mondays|weekends i|we',
  '^ [is>it_is] a|an honor|honour|pleasure|dream|privilege|pity',
  'i [am>have_been] *doing _ since|for /NUM|i|my|the|age|i',
  'since i [have>was] /NUM [years>years_old]',
  'want|need [that>] [coach>Coach] [*thirds|*bases>=plainto]',
  // who and how
  'and [me>I] [was>were]',
  "only [one's>ones]",
  'after|late|early [too>to] throw|run|lift|work|watch|catch|train|practice|talk',
  'wanna|gonna [no>know]',
  'if [your>you] still are',
  '[starring>staring] at',
  '[help>helped] me [threw>through] it|this|that',
  'me [threw>through] it|this|that|everything',
  '[r>are] [u>you]',
  '[4>for] 2026|2027|2028|2029|2030',
  '[ty>thank_you] $',
  '/PROPN [to>too] if|when|because|but',
  "that|it|this|which [don't|dont>doesn't] mean|matter|change|make",
  "[whose>who's] fast|tall|big|strong|good|great|here|ready $",
  'take|takes|took|taking that|this|my|the|his|their [roll>role]',
  'take|takes|took|taking _ _ [serious>seriously] $',
  'want|wants|wanted|need|like|have|going|used|able [too>to] $',
  '[cryed>cried]',
  '[tryed>tried]',
  '[studyed>studied]',
  '[carryed>carried]',
  '[worryed>worried]',
  'for [granite>granted]',
  'about|know|sure|ask who|whom [do>] [i>I_should] contact|call|email|ask|talk|write|send',
  '[duel|dual>dual-threat] [thread|threat|tread>]',
  'pocket [presents>presence]',
  // "you was"
  `${KNOWING} you [was>were]`,
  'so|but|and you [was>were]',
  // "our line give me"
  'my|our|the line|defense|offense|team|staff|family|crew|group|class [give|make|help|let|keep|push|trust>=third] me|us|you|them',
  // "I get up and threw"
  `^ i|we|they [*bases>=pasttense] ${DIRECTIONS} and *pasts`,
  // "went up to,"
  `went|gone|goes|came|gets|got ${DIRECTIONS} [to>too] $`,
  "[its>it's] /NUM $",
  // "rather lose than throw"
  'rather [loose>lose]',
  'rather !/CCONJ [then>than]',
  'rather !/CCONJ !/CCONJ [then>than]',
  'rather !/CCONJ !/CCONJ !/CCONJ [then>than]',
  'rather !/CCONJ !/CCONJ !/CCONJ !/CCONJ [then>than]',
  // "the first coach whose wrote me"
  '[whose>who] *pasts me|us|him|back|to|my|about|when|in|the',
  '[whose>who] *participles|sent|called|told|helped|asked|said|taught|made|came me|us|him|back|to|my|about',
  // "what camp's your having"
  "^ [your>you're] having|hosting|holding|planning|recruiting|offering|saying|thinking|wondering !/NOUN|PROPN|ADJ|VERB|AUX",
  "/NOUN|PROPN|PRON|CCONJ|SCONJ [your>you're] having|hosting|holding|planning|recruiting|offering|saying|thinking|wondering !/NOUN|PROPN|ADJ|VERB|AUX",
  // chat
  '[lyk>let_you_know]',
  'thanks|thank|thx [4>for] the|your|a|all|everything|having|coming|letting|taking|sending',
];
