const startsFormula = /^[=+\-@\t\r]/;
const needsQuotes = /[",\r\n]|^\s|\s$/;

function cell(value: string | number): string {
  const text = String(value);
  // A spreadsheet would run such a cell; the apostrophe makes it words.
  const safe = typeof value === 'string' && startsFormula.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV (RFC 4180) that no spreadsheet takes for formulas. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}
