/** What is left of a text when everything that no number has is dropped; a comma counts as the decimal point. */
export function numberText(text: string, decimals: boolean): string {
  if (!decimals) return text.replace(/\D/gu, '');
  const [whole = '', ...rest] = text
    .replaceAll(',', '.')
    .replace(/[^\d.]/gu, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}
