/** The most coaches that an address may contain; the rest of a longer list is ignored. */
const most = 100;

/** The ids in a text such as "12,15": whole numbers above 0, each once. */
export function askedCoaches(text: string): number[] {
  const ids = text
    .slice(0, most * 11)
    .split(',')
    .filter((part) => /^[1-9]\d{0,9}$/u.test(part));
  return [...new Set(ids)].slice(0, most).map(Number);
}
