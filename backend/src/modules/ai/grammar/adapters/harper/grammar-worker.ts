import { parentPort } from 'node:worker_threads';

import { Dialect, LocalLinter, SuggestionKind, type Lint } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';

/**
 * Runs in a thread of its own, since the dictionary takes 300 MB and a long text a third of a second. Alone in its file,
 * without a relative import, so that Node can run it from the sources too.
 */
interface Question {
  text: string;
}

/** Offsets in UTF-16 units. */
interface Finding {
  start: number;
  end: number;
  rule: string;
  kind: string;
  message: string;
  replacements: string[];
}

/** What wink-nlp knows of words: each has a place in the list. */
interface Vocabulary {
  list: string[];
  hash: Record<string, number>;
}

/** New words that one tagger may meet: 50,000 take 8 MB. To make another one takes a fifth of a second. */
const MOST_NEW_WORDS = 50_000;

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
let tagger = newTagger();
// Declared as methods, but they are functions that need no object.
const its = tagger.nlp.its as unknown as { pos: ItsFunction<string> };

parentPort?.on('message', ({ text }: Question) => {
  void findings(text).then(
    (found) => parentPort?.postMessage({ found, parts: partsOf(text) }),
    // The WASM program is broken after an error; the caller ends this thread.
    () => parentPort?.postMessage({}),
  );
});

async function findings(text: string): Promise<Finding[]> {
  const byRule = await linter.organizedLints(text, { language: 'plaintext' });
  return Object.entries(byRule).flatMap(([rule, lints]) => lints.map((lint) => findingOf(rule, lint)));
}

function findingOf(rule: string, lint: Lint): Finding {
  const { start, end } = lint.span();
  const problem = lint.get_problem_text();
  const replacements = lint.suggestions().map((suggestion) => {
    const words = suggestion.get_replacement_text();
    return suggestion.kind() === SuggestionKind.InsertAfter ? problem + words : words;
  });
  const finding = { start, end, rule, kind: lint.lint_kind(), message: lint.message(), replacements };
  lint.free();
  return rule === 'RegularIrregulars' ? inOrder(finding) : finding;
}

/** The library lists the forms of a verb, "threw" and "thrown", in a different order each time. */
function inOrder(finding: Finding): Finding {
  const message = finding.message.replace(/'(\w+)' or '(\w+)'/, (both, one: string, other: string) =>
    one < other ? both : `'${other}' or '${one}'`,
  );
  return { ...finding, message, replacements: [...finding.replacements].sort() };
}

/** A tagger, and the vocabulary that it adds to whenever it meets an unknown word. */
function newTagger() {
  let words: Vocabulary = { list: [], hash: {} };
  const core = () => {
    const made = (model.core as () => { features: { lexeme: Vocabulary } })();
    words = made.features.lexeme;
    return made;
  };
  const nlp = winkNLP({ ...model, core }, ['sbd', 'pos']);
  return { nlp, words, first: words.list.length, known: words.list.length };
}

/**
 * The tagger reads a word that it has met before in another way: "coach's" as one word and not as two. So the new words of each text
 * are taken out again, and no reading depends on what others wrote. Their places in the list remain, so the tagger is replaced
 * before they take much memory.
 */
function forgetNewWords(): void {
  const { words, known, first } = tagger;
  for (const word of words.list.slice(known)) Reflect.deleteProperty(words.hash, word);
  tagger.known = words.list.length;
  if (tagger.known - first > MOST_NEW_WORDS) tagger = newTagger();
}

/** Where each word begins, and its universal part of speech. */
function partsOf(text: string): [start: number, part: string][] {
  const tokens = tagger.nlp.readDoc(text).tokens();
  const [words, parts] = [tokens.out(), tokens.out(its.pos)];
  forgetNewWords();
  let from = 0;
  return words.map((word, at) => {
    const start = text.indexOf(word, from);
    from = start < 0 ? from : start + word.length;
    return [start, parts[at] ?? 'X'];
  });
}
