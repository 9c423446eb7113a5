/** Beyond so many different lines both are kept whole: the comparison costs the square of the differences. */
const maxEditLength = 500;

const endsLine = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/**
 * Both versions in one text: lines that are the same stand once, of the others mine comes first and theirs follows.
 * Nothing of either is left out.
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
