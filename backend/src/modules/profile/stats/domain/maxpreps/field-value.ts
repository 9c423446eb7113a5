const NUMBER = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:(?<=\d)|(?=\.))(?:\.\d+)?$/;
const MAX_LENGTH = 20;
/** "72t" and "72 TD": the longest one was a touchdown. */
const SCORED = /(?<=\d)\s?td?$/i;

/** A figure as MaxPreps writes it ("1,049", "0.5", ".5"); undefined where nothing was recorded ("", "-"), null where it is no number. */
export function fieldValue(text: string, field = ''): number | undefined | null {
  const written = field.endsWith('Long') ? text.trim().replace(SCORED, '') : text.trim();
  if (written === '' || /^[-\u2013\u2014]+$/.test(written)) return undefined;
  return written.length <= MAX_LENGTH && NUMBER.test(written) ? Number(written.replaceAll(',', '')) : null;
}
