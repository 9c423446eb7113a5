import { parentPort } from 'node:worker_threads';

import { Dialect, LocalLinter, SuggestionKind, type Lint } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';

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
  kind: string;
  message: string;
  replacements: string[];
}

const linter = new LocalLinter({ binary: slimBinary, dialect: Dialect.American });

parentPort?.on('message', ({ text }: Question) => {
  void findings(text).then(
    (found) => parentPort?.postMessage({ found }),
    // The program behind it is broken from here on; whoever asked ends this thread.
    () => parentPort?.postMessage({}),
  );
});

async function findings(text: string): Promise<Finding[]> {
  const lints = await linter.lint(text, { language: 'plaintext' });
  return lints.map(findingOf);
}

function findingOf(lint: Lint): Finding {
  const { start, end } = lint.span();
  const problem = lint.get_problem_text();
  const replacements = lint.suggestions().map((suggestion) => {
    const words = suggestion.get_replacement_text();
    return suggestion.kind() === SuggestionKind.InsertAfter ? problem + words : words;
  });
  const finding = {
    start,
    end,
    kind: lint.lint_kind(),
    message: lint.message(),
    replacements,
  };
  lint.free();
  return finding;
}
