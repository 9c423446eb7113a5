import { REGULARISED } from './regularised-verbs.js';

/** Verbs whose past and participle differ: "see saw seen". */
const IRREGULAR = `see saw seen, do did done, go went gone, run ran run, come came come, become became become, begin began begun,
  break broke broken, choose chose chosen, drive drove driven, eat ate eaten, fall fell fallen, fly flew flown, freeze froze frozen,
  give gave given, grow grew grown, know knew known, ride rode ridden, ring rang rung, rise rose risen, shake shook shaken,
  speak spoke spoken, steal stole stolen, swim swam swum, take took taken, throw threw thrown, wake woke woken,
  wear wore worn, write wrote written, draw drew drawn, drink drank drunk, sing sang sung, blow blew blown, mistake mistook mistaken,
  overcome overcame overcome, outgrow outgrew outgrown, overtake overtook overtaken, overthrow overthrew overthrown,
  forget forgot forgotten, shrink shrank shrunk, spring sprang sprung, tear tore torn, swear swore sworn, hide hid hidden,
  bite bit bitten, forgive forgave forgiven, undergo underwent undergone, withdraw withdrew withdrawn, arise arose arisen, sink sank sunk`
  .split(',')
  .map((line) => line.trim().split(' ') as [base: string, past: string, participle: string]);

/** Pasts that are no participles: "I have went". */
export const PASTS = IRREGULAR.map(([, past]) => past);

/** Participles that are no pasts and no adjectives of their own: "I seen". */
export const PARTICIPLES = IRREGULAR.filter(([base, past, participle]) => participle !== past && participle !== base).map(
  ([, , participle]) => participle,
);

const BY_PAST = new Map(IRREGULAR.map(([, past, participle]) => [past, participle]));
const BY_PARTICIPLE = new Map(IRREGULAR.map(([, past, participle]) => [participle, past]));

const ORDINALS: Record<string, string> = {
  one: 'first', two: 'second', three: 'third', four: 'fourth', five: 'fifth', six: 'sixth', seven: 'seventh', eight: 'eighth', nine: 'ninth', ten: 'tenth',
  eleven: 'eleventh', twelve: 'twelfth',
}; // prettier-ignore

const THIRD: Record<string, string> = {
  be: 'is',
  are: 'is',
  am: 'is',
  have: 'has',
  do: 'does',
  go: 'goes',
  were: 'was',
  "don't": "doesn't",
};
const BASE: Record<string, string> = { is: 'are', has: 'have', does: 'do', goes: 'go', was: 'were', "doesn't": "don't" };

/** A form of a word in small letters; null = it has none. */
export const WORD_FORMS: Record<string, (word: string) => string | null> = {
  participle: (word) => BY_PAST.get(word) ?? null,
  past: (word) => BY_PARTICIPLE.get(word) ?? null,
  third: (word) => THIRD[word] ?? withS(word),
  base: (word) => BASE[word] ?? null,
  plain: plainOf,
  pasttense: pastOf,
  participleof: (base) => BY_PAST.get(pastOf(base)) ?? pastOf(base),
  several: (word) => withS(word),
  baseofpast: (word) => BASE_OF_PAST.get(word) ?? null,
  doing: doingOf,
  withto: (word) => `to ${word}`,
  plainto: (word) => `to ${plainOf(word) ?? word}`,
  truepast: (word) => REGULARISED.get(word)?.past ?? null,
  baseofregularised: (word) => REGULARISED.get(word)?.base ?? null,
  trueparticiple: (word) => REGULARISED.get(word)?.participle ?? null,
  within: (word) => `in ${word}`,
  withfor: (word) => `for ${word}`,
  withof: (word) => `of ${word}`,
  withis: (word) => `is ${word}`,
  witham: (word) => `am ${word}`,
  withat: (word) => `at ${word}`,
  pastofthird: (word) => (plainOf(word) === null ? null : pastOf(plainOf(word) ?? word)),
  baseofdoing: (word) => BY_DOING.get(word) ?? null,
  adverb: adverbOf,
  singular: singularOf,
  plural: (word) => word.replace(/(?<=[cs]h|ss|x)'s$/, 'es').replace(/'s$/, 's'),
  witha: (word) => `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`,
  withthe: (word) => `the ${word}`,
  ordinal: (word) => ORDINALS[word] ?? null,
  ordinalfigure: (figure) => `${figure}th`,
  havedone: (base) => `have ${BY_PAST.get(pastOf(base)) ?? pastOf(base)}`,
  withare: (word) => `are ${word}`,
  capital: (word) => word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
  capitals: (word) => (/^(?:td|qb|wr|rb|db|lb)s$/.test(word) ? `${word.slice(0, -1).toUpperCase()}s` : word.toUpperCase()),
  apostrophe: (word) => word.replace(/s$/, "'s"),
  contracted: (word) => CONTRACTIONS.get(word) ?? null,
};

/** What athletes and coaches do. */
export const USUAL_VERBS =
  `want think say know need like look play help make take get give go run throw come work see feel believe love live start
  end keep teach push train show tell call ask watch offer mean hope try talk use lead win lose hit catch block lift practice bring drive travel eat read hear
  move stay visit work speak write return finish wear understand turn sit stand support
  enjoy respect care average score weigh compete expect follow recruit cover answer cost host attend send learn improve join commit dream`.split(
    /\s+/,
  );
const BY_BASE = new Map(IRREGULAR.map(([base, past]) => [base, past]));
/** "make", "lose": forms of the past that no rule makes. */
const PAST_OF: Record<string, string> = {
  make: 'made', get: 'got', have: 'had', say: 'said', think: 'thought', feel: 'felt', keep: 'kept', teach: 'taught', tell: 'told', mean: 'meant', lead: 'led',
  lose: 'lost', hit: 'hit', catch: 'caught', bring: 'brought', hear: 'heard', leave: 'left', understand: 'understood', sit: 'sat', stand: 'stood', win: 'won',
  send: 'sent', build: 'built', spend: 'spent', pay: 'paid', find: 'found', hold: 'held', sell: 'sold', sleep: 'slept', fight: 'fought', buy: 'bought',
  lift: 'lifted', meet: 'met', stop: 'stopped', cost: 'cost',
}; // prettier-ignore

/** The past of a plain form: "play" → "played". */
function pastOf(base: string): string {
  const known = PAST_OF[base] ?? BY_BASE.get(base);
  if (known !== undefined) return known;
  if (base.endsWith('e')) return `${base}d`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${base}ed`;
}

/** "went" → "go", "sent" → "send" */
const BASE_OF_PAST = new Map(
  [...IRREGULAR, ...Object.entries(PAST_OF)]
    .filter(([base, past = '']) => base !== past && !/^(?:found|felt|left|saw|wore|rang|rose)$/.test(past))
    .map(([base, past = '']) => [past, base] as const),
);

const BY_THIRD = new Map(USUAL_VERBS.map((verb) => [THIRD[verb] ?? withS(verb), verb]));

/** "playing", "running", "making" */
export const DOING = USUAL_VERBS.map(doingOf).concat(['hiring', 'recruiting']);

function doingOf(base: string): string {
  return `${base.replace(/(?<=[^aeio][aeiu])([btgnp])$/, '$1$1').replace(/(?<=[^e])e$/, '')}ing`;
}

const BY_DOING = new Map(USUAL_VERBS.map((verb) => [doingOf(verb), verb]));

/** "opportunities" → "opportunity", "coaches" → "coach" */
function singularOf(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=[cs]h|ss|x)es$|(?<!s)s$/, '');
}

/** "serious" → "seriously", "terrible" → "terribly" */
function adverbOf(word: string): string {
  if (word === 'good') return 'well';
  if (word.endsWith('ic')) return `${word}ally`;
  return /[^aeiou]le$/.test(word) ? `${word.slice(0, -1)}y` : `${word.replace(/y$/, 'i')}ly`;
}

/** Plain forms whose past differs from them. */
export const BASES = [...USUAL_VERBS, 'rush', 'suffer'].filter(
  (verb) => !/^(?:hit|cost|read|help|support|recruit|visit|answer|cover|talk|travel|drive)$/.test(verb),
);

/** "thinks", "starts" */
export const THIRDS = [...BY_THIRD.keys()];

/** Returns the base form of a verb in the third person singular. */
export function plainOf(third: string): string | null {
  return BY_THIRD.get(third) ?? null;
}

function withS(verb: string): string {
  if (/(?:[sxz]|[cs]h|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** Written without their apostrophe these are no words, or not the ones that were meant. */
const CONTRACTIONS = new Map(
  `don't doesn't didn't can't isn't aren't wasn't weren't hasn't haven't hadn't couldn't wouldn't shouldn't mustn't ain't
  i'm i've you're you've you'll they're they've they'll we've that's what's here's there's where's who's how's when's could've would've should've
  he'd she'd it'll that'll y'all o'clock`
    .split(/\s+/)
    .map((word) => [word.replaceAll("'", ''), word.replace(/^i(?=')/, 'I')] as const),
);

export const UNCONTRACTED = [...CONTRACTIONS.keys()];
