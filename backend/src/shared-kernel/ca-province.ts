const PROVINCES = `AB Alberta;BC British Columbia;MB Manitoba;NB New Brunswick;NL Newfoundland and Labrador;NS Nova Scotia;
NT Northwest Territories;NU Nunavut;ON Ontario;PE Prince Edward Island;QC Quebec;SK Saskatchewan;YT Yukon`;

const CODES = new Map<string, string>([
  ['québec', 'QC'],
  ['newfoundland', 'NL'],
  ['pei', 'PE'],
]);
for (const entry of PROVINCES.split(';')) {
  const code = entry.trim().slice(0, 2);
  CODES.set(code.toLowerCase(), code);
  CODES.set(entry.trim().slice(3).toLowerCase(), code);
}

/** Reads a province or territory of Canada, written as its code or its name with or without dots, as the two-letter postal code. */
export function readProvince(text: string): string | null {
  const folded = text.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
  return CODES.get(folded) ?? null;
}
