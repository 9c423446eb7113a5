import type { WordChange } from './word-change';

/**
 * Beyond so many different words, three times those of a usual email, the texts are shown as replaced: the comparison
 * costs the square of the differences.
 */
const maxEditLength = 1000;

/** The difference word by word. The package for it is loaded by the first call. */
export async function wordChanges(before: string, after: string): Promise<readonly WordChange[]> {
  const { diffWordsWithSpace } = await import('diff');
  const replaced = [
    { value: before, removed: true },
    { value: after, added: true },
  ];
  return diffWordsWithSpace(before, after, { maxEditLength }) ?? replaced;
}
