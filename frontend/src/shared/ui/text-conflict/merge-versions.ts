/** With more differences than this both versions are kept whole: the cost of the comparison grows with the square of the differences. */
const maxEditLength = 500;

const endsLine = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * Merges both versions into one text: equal lines appear once; where lines differ, mine come first and theirs follow.
 * No line of either version is dropped.
 */
export async function mergeVersions(mine: string, theirs: string): Promise<string> {
  const { diffLines } = await import('diff');
  const changes = diffLines(endsLine(theirs), endsLine(mine), { maxEditLength });
  if (changes === undefined) return `${mine}\n\n${theirs}`;
  let waiting = '';
  let merged = '';
  for (const { value, added, removed } of changes) {
    if (removed) {
      waiting += value;
    } else {
      merged += added ? value + waiting : waiting + value;
      waiting = '';
    }
  }
  return (merged + waiting).trimEnd();
}
