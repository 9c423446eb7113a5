const STATES = `AL Alabama;AK Alaska;AZ Arizona;AR Arkansas;CA California;CO Colorado;CT Connecticut;DE Delaware;
DC District of Columbia;FL Florida;GA Georgia;HI Hawaii;ID Idaho;IL Illinois;IN Indiana;IA Iowa;KS Kansas;KY Kentucky;
LA Louisiana;ME Maine;MD Maryland;MA Massachusetts;MI Michigan;MN Minnesota;MS Mississippi;MO Missouri;MT Montana;
NE Nebraska;NV Nevada;NH New Hampshire;NJ New Jersey;NM New Mexico;NY New York;NC North Carolina;ND North Dakota;
OH Ohio;OK Oklahoma;OR Oregon;PA Pennsylvania;RI Rhode Island;SC South Carolina;SD South Dakota;TN Tennessee;TX Texas;
UT Utah;VT Vermont;VA Virginia;WA Washington;WV West Virginia;WI Wisconsin;WY Wyoming;AS American Samoa;GU Guam;
MP Northern Mariana Islands;PR Puerto Rico;VI Virgin Islands`;

const CODES = new Map<string, string>([['washington dc', 'DC']]);
for (const entry of STATES.split(';')) {
  const code = entry.trim().slice(0, 2);
  CODES.set(code.toLowerCase(), code);
  CODES.set(entry.trim().slice(3).toLowerCase(), code);
}

/** Reads a state of the USA, written as its code or its name with or without dots, as the two-letter postal code. */
export function readState(text: string): string | null {
  const folded = text.toLowerCase().replace(/[.,]/g, '').replace(/\s+/g, ' ').trim();
  return CODES.get(folded) ?? null;
}
