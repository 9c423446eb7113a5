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

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });
const tagger = winkNLP(model, ['sbd', 'pos']);
// Declared as methods, but they are functions that need no object.
const its = tagger.its as unknown as { pos: ItsFunction<string> };

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

/** Where each word begins, and its universal part of speech. */
function partsOf(text: string): [start: number, part: string][] {
  const tokens = tagger.readDoc(text).tokens();
  const [words, parts] = [tokens.out(), tokens.out(its.pos)];
  let from = 0;
  return words.map((word, at) => {
    const start = text.indexOf(word, from);
    from = start < 0 ? from : start + word.length;
    return [start, parts[at] ?? 'X'];
  });
}
