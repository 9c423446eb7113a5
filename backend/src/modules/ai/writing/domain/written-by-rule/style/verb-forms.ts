import { WORD_FORMS } from '../../../../grammar/domain/english/words/word-forms.js';
import type { WordRule } from '../../change-words.js';

type Form = 'base' | 'third' | 'doing' | 'past' | 'participle';

const FORMS: readonly Form[] = ['base', 'third', 'doing', 'past', 'participle'];

/** A noun of the same spelling ("my request") stands behind other words than these. */
const BEFORE_VERB = String.raw`(?<=\b(?:to|i|we|you|would|could|can|may|will|must|not|please|and|or) )`;
/** What makes a regular past a participle: "have demonstrated", "was received". */
const BEFORE_PARTICIPLE = String.raw`(?<=\b(?:have|has|had|['’]ve|is|are|was|were|be|been|being)(?: not| never| always| also| already| ever)? )`;

/** "assist>help": one verb in the place of another, each in the form that the other has. "!request>ask for": written like a noun. */
export function verbRules(pairs: string): WordRule[] {
  return pairs.split(',').flatMap((pair) => {
    const [from = '', to = ''] = pair.trim().split('>');
    const isNounToo = from.startsWith('!');
    const verb = from.replace('!', '');
    return [...FORMS].reverse().map((form): WordRule => {
      const before = form === 'participle' ? BEFORE_PARTICIPLE : isNounToo && /base|third/.test(form) ? BEFORE_VERB : String.raw`\b`;
      return [new RegExp(`${before}${inForm(verb, form)}\\b`, 'gi'), inForm(to, form)];
    });
  });
}

/** The first word is the verb: "look at" in the past is "looked at". */
function inForm(phrase: string, form: Form): string {
  const [verb = '', ...rest] = phrase.split(' ');
  return [formOf(verb, form), ...rest].join(' ');
}

function formOf(verb: string, form: Form): string {
  if (form === 'base') return verb;
  const name = { third: 'third', doing: 'doing', past: 'pasttense', participle: 'participleof' }[form];
  return WORD_FORMS[name]?.(verb) ?? verb;
}

/** Verbs of every day, and those of a letter. */
export const WRITTEN_VERBS = verbRules(
  `find out>learn, figure out>determine, set up>arrange, look over>review, go over>review, talk about>discuss,
  talk to>speak with, talk with>speak with, ask about>inquire about, think about>consider, show up>arrive, stop by>visit, swing by>visit,
  hang out with>spend time with, fill out>complete, hear back from>hear from, put off>postpone, turn down>decline,
  get better at>improve at, reach out to>contact, sign up for>register for, keep up with>follow, come up with>devise`,
);

/** Verbs of letters, and those of every day. */
export const SPOKEN_VERBS = verbRules(
  `obtain>get, acquire>get, attain>reach, demonstrate>show, !display>show, inform you of>tell you about, inform>tell, notify>tell, !assist>help,
  !aid>help, require>need, !request>ask for, inquire>ask, !contact>reach, respond to>answer, converse with>talk with, commence>start, conclude>finish,
  accompany>come with, !purchase>buy, provide me with>send me, provide you with>send you, possess>have, reside>live,
  arrive at>get to, observe>watch, discuss>talk about, determine>figure out, arrange>set up, strive to>try to, endeavor to>try to, encounter>meet,
  utilize>use, indicate that>say that, indicate>say`,
);
