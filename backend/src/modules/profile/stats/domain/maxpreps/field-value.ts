const NUMBER = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?$/;
const MAX_LENGTH = 20;

/** A figure as MaxPreps writes it ("1,049", "0.5"); undefined where nothing was recorded ("", "-"), null where it is no number. */
export function fieldValue(text: string): number | undefined | null {
  const written = text.trim();
  if (written === '' || /^[-\u2013\u2014]+$/.test(written)) return undefined;
  return written.length <= MAX_LENGTH && NUMBER.test(written) ? Number(written.replaceAll(',', '')) : null;
}
