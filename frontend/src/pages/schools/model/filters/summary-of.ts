const mostNames = 2;

/** A choice in few words: "none", "D1, D3" or "5 chosen". */
export function summaryOf(names: readonly string[]): string {
  if (names.length === 0) return 'none';
  return names.length <= mostNames ? names.join(', ') : `${names.length} chosen`;
}
