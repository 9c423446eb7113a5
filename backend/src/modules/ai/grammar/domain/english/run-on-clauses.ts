import { lowerAt, posAt, type Word } from './words/word.js';

const ACTS = /^(?:VERB|AUX)$/;
const BE = /^(?:am|is|are|was|were|i'm|im|it's|we're)$/;
const BE_OR_HAVE = /^(?:am|is|are|was|were|have|has|had)$/;
const OWNERS = /^(?:my|our)$/;
const PERSON = /^(?:i|we|he|she|they)$/;
const SUBJECT = /^(?:i|we|you|he|she|they|it|nobody|everybody|everyone)$/;
/** Behind these a clause may follow that belongs to the first: "I am glad we won", "I told him I would". */
const TAKES_CLAUSE =
  /^(?:glad|happy|sure|proud|sorry|afraid|confident|aware|certain|grateful|thankful|lucky|excited|hopeful|worried|positive|surprised|sad|mad|upset|honored|blessed|such|same|able|ready)$/;
const TELLS = /^(?:tell|tells|told|telling|ask|asked|show|showed|shows|give|gave|gives|promise|promised|remind|let|make|makes|made|help|helped|helps|see|saw|watch|watched|hear|heard|have|had|want|wanted|like|bet|wish)$/; // prettier-ignore
/** With one of these the sentence may go on behind it. */
const GOES_ON = /^(?:if|when|because|once|until|till|that|who|whom|which|what|how|where|why|so|than|as|every|each|before|after|since|while|whenever|unless|whether|though|although|think|know|knew|thought|say|said|says|hope|believe|wish|feel|felt|told|tell|heard|saw|guess|like|the|all)$/; // prettier-ignore
const THOUGHT = /^(?:think|guess|know|hope|believe|mean|swear|feel|wish|suppose)$/;
const OBJECTS = /^(?:it|them|him|her|me|us)$/;
const WAYS = /^(?:up|away|out|down|off|back|in|over|home|left|right|deep|high|low|again)$/;
const CLASSES = /^(?:senior|junior|sophomore|freshman)$/;
/** "it was loud I want to play there" */
const FEELS = /^(?:want|love|loved|like|liked|learned|enjoyed|hope|would|also)$/;
const POSITIONS =
  /^(?:quarterback|qb|corner|cornerback|safety|linebacker|receiver|center|guard|tackle|kicker|punter|football|track|baseball|basketball)$/;
const SPANS = /^(?:years|months|weeks|pounds|yards|points)$/;
const BEFORE_FIGURE = /^(?:at|am|is|are|was|weigh|number|foot|feet|and|gpa|squat|bench|score|scored|run|wear|ran)$/;

/** Where a clause begins behind a state, an object, a way or a name that ends the clause before: "it was low I picked it up I ran". */
export function newClauseAt(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  if (preceding.length < 3 || !preceding.some(({ pos }) => ACTS.test(pos))) return false;
  if (preceding.slice(1).some(({ lower }) => GOES_ON.test(lower) && lower !== 'the' && lower !== 'all')) return false;
  if (asksThen(words, at) || comesThen(words, at)) return true;
  if (!beginsAt(words, at)) return false;
  return endsInState(words, at, preceding) || endsInObject(words, at) || endsInFigure(words, at) || endsInNameOrClass(words, at);
}

/** "I threw", "it also has", "our next game is" */
function beginsAt(words: readonly Word[], at: number): boolean {
  if (OWNERS.test(lowerAt(words, at))) return ownedIs(words, at);
  if (!SUBJECT.test(lowerAt(words, at)) || THOUGHT.test(lowerAt(words, at + 1))) return false;
  const verb = /^(?:ADV)$/.test(posAt(words, at + 1)) ? at + 2 : at + 1;
  return ACTS.test(posAt(words, verb));
}

function ownedIs(words: readonly Word[], at: number): boolean {
  const verb = posAt(words, at + 1) === 'ADJ' ? at + 3 : at + 2;
  return /^(?:NOUN|PROPN|VERB)$/.test(posAt(words, verb - 1)) && BE_OR_HAVE.test(lowerAt(words, verb));
}

/** "the snap was low", "nobody was open": not "it is great that". */
function endsInState(words: readonly Word[], at: number, preceding: readonly Word[]): boolean {
  if (!isStateWord(words[at - 1]) || isJudged(words, at, preceding[0]?.lower ?? '')) return false;
  const be = /^(?:very|really|pretty|wide|still)$/.test(lowerAt(words, at - 2)) ? at - 3 : at - 2;
  return BE.test(lowerAt(words, be)) && preceding.filter(({ pos }) => ACTS.test(pos)).length === 1;
}

function isStateWord(word: Word | undefined): boolean {
  return word?.pos === 'ADJ' && !TAKES_CLAUSE.test(word.lower) && !CLASSES.test(word.lower);
}

/** "it is great you came", unlike "it was loud I want to play there" */
function isJudged(words: readonly Word[], at: number, first: string): boolean {
  const isFelt = lowerAt(words, at) === 'i' && FEELS.test(lowerAt(words, at + 1));
  return /^(?:it|that|this|it's)$/.test(first) && !isFelt;
}

/** "picked it up", "caught it", "jumped for it", "ran left" */
function endsInObject(words: readonly Word[], at: number): boolean {
  const last = lowerAt(words, at - 1);
  if (WAYS.test(last)) return OBJECTS.test(lowerAt(words, at - 2)) || (ACTS.test(posAt(words, at - 2)) && !BE.test(lowerAt(words, at - 2)));
  if (!/^(?:it|them|him|me|us)$/.test(last) || !(PERSON.test(lowerAt(words, at)) || OWNERS.test(lowerAt(words, at)))) return false;
  const verb = posAt(words, at - 2) === 'ADP' ? at - 3 : at - 2;
  return posAt(words, verb) === 'VERB' && !TELLS.test(lowerAt(words, verb));
}

/** "we are 4 and 2", "6 foot 2" */
function endsInFigure(words: readonly Word[], at: number): boolean {
  if (SPANS.test(lowerAt(words, at - 1)))
    return /^\d/.test(lowerAt(words, at - 2)) && posAt(words, at + 1) === 'AUX' && lowerAt(words, at - 3) !== 'the';
  const isFigure = /^\d/.test(lowerAt(words, at - 1)) && BEFORE_FIGURE.test(lowerAt(words, at - 2));
  return (
    isFigure || (/^(?:gpa|act|sat)$/.test(lowerAt(words, at - 1)) && /^\d/.test(lowerAt(words, at - 2)) && OWNERS.test(lowerAt(words, at)))
  );
}

/** "threw it to Marcus he scored", "I am a senior I wear" */
function endsInNameOrClass(words: readonly Word[], at: number): boolean {
  const last = words[at - 1];
  if (!last) return false;
  if (CLASSES.test(last.lower)) return lowerAt(words, at - 2) === 'a';
  if (!PERSON.test(lowerAt(words, at)) && lowerAt(words, at) !== 'it') return false;
  if (POSITIONS.test(last.lower)) return posAt(words, at - 2) === 'VERB';
  return last.pos === 'PROPN' && /^\p{Lu}\p{Ll}/u.test(last.text) && /^(?:ADP|PROPN)$/.test(posAt(words, at - 2));
}

/** "I want to study engineering can you send me information" */
function asksThen(words: readonly Word[], at: number): boolean {
  const isAsked = /^(?:(?:can|could|will|would) (?:you|i|we)|(?:do|did) you)$/.test(`${lowerAt(words, at)} ${lowerAt(words, at + 1)}`);
  return isAsked && /^(?:VERB|AUX)$/.test(posAt(words, at + 2)) && /^(?:NOUN|PROPN|NUM|ADV)$/.test(posAt(words, at - 1));
}

/** "our next game is Friday come watch us" */
function comesThen(words: readonly Word[], at: number): boolean {
  const isCall = lowerAt(words, at) === 'come' && /^(?:watch|see|and)$/.test(lowerAt(words, at + 1));
  return isCall && /^(?:NOUN|PROPN)$/.test(posAt(words, at - 1)) && BE.test(lowerAt(words, at - 2));
}
