/** The beginning that "Chris" and "Christopher" share. */
const SHORT_FORM = 3;

/** What to look at when a page names somebody else than the profile does; null where they share a name, or one is not known. */
export function otherNameNote(onPage: string, inProfile: { firstName: string | null; lastName: string | null }): string | null {
  const name = [inProfile.firstName, inProfile.lastName].filter(Boolean).join(' ');
  const [page, own] = [wordsOf(onPage), wordsOf(name)];
  if (page.length === 0 || own.length === 0) return null;
  if (page.some((word) => own.some((other) => isShared(word, other)))) return null;
  return `This page names ${onPage}, and your profile ${name}. If it is not your page, delete these games and correct the address under Data, External Integrations.`;
}

function wordsOf(name: string): string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}]+/u).filter(Boolean);
}

function isShared(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= SHORT_FORM && long.startsWith(short));
}
