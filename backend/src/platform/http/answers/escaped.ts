const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Text for between tags, or for an attribute between double quotes. */
export function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? '');
}
